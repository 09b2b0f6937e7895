import type { Area } from '../../ui/navigation/area.ts';

export const area: Area = {
  'transact/history': () => import('./records/history-page.tsx'),
  'transact/pending': () => import('./records/pending-page.tsx'),
  'transact/initiate': () => import('./initiate-page.tsx'),
  'transact/select-investor': () => import('./select-investor-page.tsx'),
  'transact/lumpsum': () => import('./lumpsum-page.tsx'),
  'transact/lumpsum-edit': () => import('./lumpsum-page.tsx'),
  'transact/redeem': () => import('./redeem-page.tsx'),
  'transact/switch': () => import('./switch-page.tsx'),
  'transact/cart': () => import('./cart-page.tsx'),
  'transact/payment': () => import('./payment-page.tsx'),
  'transact/summary': () => import('./summary-page.tsx'),
  'transact/thank-you': () => import('./thank-you-page.tsx'),
};
