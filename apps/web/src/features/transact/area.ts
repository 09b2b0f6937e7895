import type { ApplicationKind } from '@hub/domain/applications/application-draft';
import type { FormKind } from '@hub/domain/orders/terms/order-terms';
import type { Area, PageLoader } from '../../ui/navigation/area.ts';

/** These pages share a dozen files. Named in a file of their own, they take no room at the start of the app. */
const form =
  (load: (pages: typeof import('./form-pages.ts')) => ReturnType<PageLoader>): PageLoader =>
  () =>
    import('./form-pages.ts').then(load);

const order = (kind: FormKind): PageLoader => form(({ loadOrder }) => loadOrder(kind));
const firstTime = (kind: ApplicationKind): PageLoader => form(({ loadFirstTime }) => loadFirstTime(kind));

const records = (list: 'history' | 'pending'): PageLoader => form(({ loadRecords }) => loadRecords(list));

const cart = (step: 'cart' | 'payment' | 'summary'): PageLoader => form(({ loadCart }) => loadCart(step));

export const area: Area = {
  'transact/history': records('history'),
  'transact/pending': records('pending'),
  'transact/initiate': form(({ loadInitiate }) => loadInitiate()),
  'transact/select-investor': form(({ loadSelectInvestor }) => loadSelectInvestor()),
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
  'transact/shared-form': form(({ loadSharedForm }) => loadSharedForm()),
  'transact/cart': cart('cart'),
  'transact/payment': cart('payment'),
  'transact/summary': cart('summary'),
  'transact/thank-you': form(({ loadThankYou }) => loadThankYou()),
};
