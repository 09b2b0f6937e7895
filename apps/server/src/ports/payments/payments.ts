import type { Paise } from '@hub/domain';
import type { PayMode } from '@hub/domain/orders/terms/any-terms';
import type { Tx } from '../../db/database.ts';

/** One attempt to pay. A further attempt has a reference of its own. */
export interface PaymentRequest {
  /** Ours, unique, at most 35 of A-Z and 0-9. The bank's statement shows it. */
  readonly reference: string;
  readonly amount: Paise;
  readonly mode: PayMode;
  /** The registered account that must pay; money from another one is no payment for the order. */
  readonly payer: {
    readonly name: string;
    readonly accountNo: string;
    readonly ifsc: string;
    readonly mobile: string | null;
    readonly email: string | null;
  };
  /** Where the payer's browser goes afterwards: a path of ours. What it says is no proof of payment. */
  readonly returnUrl: string;
  /** What the payer reads. */
  readonly note: string;
}

/** The whole of a payment, or a part of it: one payment may be for several orders. */
export interface RefundRequest {
  readonly paymentId: string;
  /** Ours, of this refund and no other, at most 35 of A-Z and 0-9. */
  readonly reference: string;
  readonly amount: Paise;
}

export interface Payee {
  readonly name: string;
  readonly accountNo: string;
  readonly ifsc: string;
  readonly bank: string;
}

/** Every `url` is a path of the hub itself; the hosted adapter's leads on to the gateway. */
export type StartedPayment =
  | { readonly kind: 'page'; readonly url: string }
  /** `link` opens a UPI app on this phone, `qrText` is what a QR shows. `url`: where the demo's payer approves. */
  | { readonly kind: 'upi'; readonly link: string; readonly qrText: string; readonly url: string | null }
  /** `reference` is the remark to give. `url`: where the demo's payer sends it. */
  | {
      readonly kind: 'transfer';
      readonly payee: Payee;
      readonly reference: string;
      readonly url: string | null;
    };

/** Money that moved, or did not. The same news may come several times, late, and in any order. */
export interface PaymentNews {
  /**
   * Of the request; one can bring several payments: a failed one and a good one, or the money twice. Of a refund, its
   * own, or the request's where the bank gave money back by itself.
   */
  readonly reference: string;
  /** The bank's own name for the payment, unique: news is the same when this, `refundId`, `reference` and `type` are. */
  readonly paymentId: string;
  /** The bank's own name of money it gave back, unique; null of all other news. */
  readonly refundId: string | null;
  readonly type: 'received' | 'failed' | 'refunded' | 'refund-failed';
  readonly amount: Paise;
  /** When the bank had the money, or gave it back; of a failure, when it failed. */
  readonly at: Temporal.Instant;
  /** The number of the account it came from, as far as the bank says; never for a log. */
  readonly payerAccount: string | null;
  /** Why it failed, in the bank's words. */
  readonly reason: string | null;
}

export type CallbackHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

export type ReadCallback =
  | { readonly kind: 'news'; readonly news: PaymentNews }
  /** The bank's, but about nothing we asked for. */
  | { readonly kind: 'ignored' }
  | { readonly kind: 'unreadable' }
  /** The signature is missing, wrong or too old. */
  | { readonly kind: 'forged' };

/** What the bank's books say, whatever callbacks came. For reconciliation. */
export interface MoneyMoves {
  /** All about one reference, oldest first. */
  request(reference: string): Promise<readonly PaymentNews[]>;
  /**
   * All payments and refunds that began at this instant or later, a payment before its refunds. A bank may need three
   * days to decide about a payment, so look back further than that.
   */
  listSince(instant: Temporal.Instant): AsyncIterable<PaymentNews>;
}

/** Money that a mandate brought: no request of the payer's. */
interface DebitedMoney {
  /** Unique, as the bank's own name of a payment is. */
  readonly paymentId: string;
  /** The debit's. */
  readonly reference: string;
  readonly amount: Paise;
  readonly payer: Pick<PaymentRequest['payer'], 'name' | 'accountNo' | 'ifsc'>;
  readonly at: Temporal.Instant;
}

export interface Payments extends MoneyMoves {
  /**
   * Part of the caller's transaction: the bank knows of the money from now on, so that `refund` can give it back. Null
   * where the bank behind the payments is not the one that debits: such money goes back by hand.
   */
  readonly noteDebit: ((tx: Tx, debit: DebitedMoney) => Promise<void>) | null;
  /** Part of the caller's transaction, nothing leaves the machine. The same request again gives the same answer. */
  start(tx: Tx, request: PaymentRequest): Promise<StartedPayment>;
  readCallback(headers: CallbackHeaders, rawBody: Uint8Array): Promise<ReadCallback>;
  /**
   * Part of the caller's transaction; done by a job, once per reference however often it is asked for. The answer comes
   * as news under the refund's reference. After `refund-failed` it may be asked for again.
   */
  refund(tx: Tx, refund: RefundRequest): Promise<void>;
}

/** What the hub does with news; rejects when it could not be kept, and the bank tells again. */
export type OnNews = (news: PaymentNews) => Promise<void>;
