import type { FormKind } from '@hub/domain/orders/terms/order-terms';
import type { Call, RequestOf, ResponseOf } from '../call/define-call.ts';
import { submitLumpsum, submitRedeem, submitSwitch } from '../calls/transact/transact.ts';
import {
  submitPause,
  submitSip,
  submitStop,
  submitStp,
  submitSwp,
} from '../calls/transact/transact-plans.ts';
import type { OrderTermsWire } from './terms/terms-schema.ts';

type Request = RequestOf<typeof submitLumpsum>;

/** An order of a form, and what the cart has kept of it. */
export interface FormOrder extends Pick<Request, 'item'> {
  readonly terms: OrderTermsWire;
}

/** What every one of them takes and answers. */
export type PlaceOrder = Omit<Request, 'terms' | 'more'> &
  FormOrder & { readonly more?: readonly FormOrder[] | undefined };
type Placed = ResponseOf<typeof submitLumpsum>;

const calls = {
  lumpsum: submitLumpsum,
  redeem: submitRedeem,
  switch: submitSwitch,
  sip: submitSip,
  stp: submitStp,
  swp: submitSwp,
  pause: submitPause,
  stop: submitStop,
} as const satisfies Readonly<Record<FormKind, unknown>>;

/** The spec's call that places an order of this kind; the kind of the terms is the call's own. */
export const orderCall = (kind: FormKind): Call<PlaceOrder, Placed> =>
  calls[kind] as unknown as Call<PlaceOrder, Placed>;
