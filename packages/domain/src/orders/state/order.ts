import type { Paise } from '../../money/scaled.ts';
import type { OrderStatus, PaymentStatus } from './order-status.ts';

export interface OrderPayment {
  /** The payment port's own name for it: the same however often it is told. */
  readonly id: string;
  readonly status: PaymentStatus;
  /** What arrived; nothing yet is null. */
  readonly amount: Paise | null;
  /** What of it the bank took back by itself. */
  readonly reversed?: Paise;
}

/** An order as its events leave it. What is ordered lies beside it and changes only with `edited`. */
export interface Order {
  readonly status: OrderStatus;
  /** What the payer owes; null for a redemption or a switch, which nobody pays for. */
  readonly due: Paise | null;
  readonly payments: readonly OrderPayment[];
}

export type OrderEvent =
  | { readonly type: 'edited'; readonly due: Paise | null }
  /** Sent, sent again, extended or issued anew: whatever makes the investor's link good. */
  | { readonly type: 'link-sent' }
  | { readonly type: 'link-opened' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'declined' }
  | { readonly type: 'link-expired' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'payment-started'; readonly payment: string }
  | { readonly type: 'payment-failed'; readonly payment: string }
  | { readonly type: 'money-received'; readonly payment: string; readonly amount: Paise }
  /** The bank gave money back that nobody here asked it to give back. */
  | { readonly type: 'money-reversed'; readonly payment: string; readonly amount: Paise }
  | { readonly type: 'submitted' }
  | { readonly type: 'allotted' }
  | { readonly type: 'rejected' }
  | { readonly type: 'refund-started'; readonly payment: string }
  | { readonly type: 'refund-failed'; readonly payment: string }
  | { readonly type: 'refunded'; readonly payment: string };

export type OrderEventType = OrderEvent['type'];

export type OrderRefusal =
  /** The order is at a step where this cannot happen. */
  | 'not-now'
  /** It happened already: nothing to do, and nothing wrong. */
  | 'already'
  | 'unknown-payment'
  /** The same payment with another amount: one of the two messages is wrong, and a person must look. */
  | 'amount-differs';

export type OrderStep =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly refusal: OrderRefusal };
