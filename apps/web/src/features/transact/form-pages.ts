import type { ApplicationKind } from '@hub/domain/applications/application-draft';
import type { FormKind } from '@hub/domain/orders/terms/order-terms';

export const loadInitiate = () => import('./initiate/initiate-page.tsx');
export const loadSelectInvestor = () => import('./select-investor-page.tsx');
export const loadOrder = (kind: FormKind) =>
  import('./order/order-pages.tsx').then(({ orderPages }) => ({ Page: orderPages[kind] }));
export const loadFirstTime = (kind: ApplicationKind) =>
  import('./applications/application-pages.tsx').then(({ firstTimePages }) => ({
    Page: firstTimePages[kind],
  }));
export const loadSharedForm = () => import('./applications/shared/shared-form-page.tsx');
export const loadRecords = (list: 'history' | 'pending') =>
  import('./records/record-pages.tsx').then(({ recordPages }) => ({ Page: recordPages[list] }));
export const loadThankYou = () => import('./sent/thank-you-page.tsx');
export const loadCart = (step: 'cart' | 'payment' | 'summary') =>
  import('./cart/cart-pages.tsx').then(({ cartPages }) => ({ Page: cartPages[step] }));
