import type { ApplicationKind, FormKind } from '@hub/domain';
import type { Area, PageLoader } from '../../ui/navigation/area.ts';

const order =
  (kind: FormKind): PageLoader =>
  () =>
    import('./order/order-pages.tsx').then(({ orderPages }) => ({ Page: orderPages[kind] }));

const records =
  (list: 'history' | 'pending'): PageLoader =>
  () =>
    import('./records/record-pages.tsx').then(({ recordPages }) => ({ Page: recordPages[list] }));

const cart =
  (step: 'cart' | 'payment' | 'summary' | 'thank-you'): PageLoader =>
  () =>
    import('./cart/cart-pages.tsx').then(({ cartPages }) => ({ Page: cartPages[step] }));

/** By way of the page that offers them, which names their files: the start of the app has no room for more. */
const firstTime =
  (kind: ApplicationKind): PageLoader =>
  () =>
    import('./initiate-page.tsx').then(({ loadFirstTime }) => loadFirstTime(kind));

export const area: Area = {
  'transact/history': records('history'),
  'transact/pending': records('pending'),
  'transact/initiate': () => import('./initiate-page.tsx'),
  'transact/select-investor': () => import('./select-investor-page.tsx'),
  'transact/lumpsum': order('lumpsum'),
  'transact/lumpsum-edit': order('lumpsum'),
  'transact/redeem': order('redeem'),
  'transact/switch': order('switch'),
  'transact/sip': order('sip'),
  'transact/stp': order('stp'),
  'transact/swp': order('swp'),
  'transact/sip-pause': order('pause'),
  'transact/stop': order('stop'),
  'transact/lumpsum-first-time': firstTime('lumpsum'),
  'transact/sip-first-time': firstTime('sip'),
  'transact/zero-balance': firstTime('zero-balance'),
  'transact/cart': cart('cart'),
  'transact/payment': cart('payment'),
  'transact/summary': cart('summary'),
  'transact/thank-you': cart('thank-you'),
};
