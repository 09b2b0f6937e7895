import type { Area } from '../../ui/navigation/area.ts';

export const area: Area = {
  'transact/history': () => import('./records/history-page.tsx'),
  'transact/pending': () => import('./records/pending-page.tsx'),
  'transact/initiate': () => import('./initiate-page.tsx'),
  'transact/select-investor': () => import('./select-investor-page.tsx'),
  'transact/lumpsum': () => import('./order/lumpsum-page.tsx'),
  'transact/lumpsum-edit': () => import('./order/lumpsum-page.tsx'),
  'transact/redeem': () => import('./order/redeem-page.tsx'),
  'transact/switch': () => import('./order/switch-page.tsx'),
  'transact/cart': () => import('./cart/cart-page.tsx'),
  'transact/payment': () => import('./cart/payment-page.tsx'),
  'transact/summary': () => import('./cart/summary-page.tsx'),
  'transact/thank-you': () => import('./cart/thank-you-page.tsx'),
};
