import type { DebitReasonCode } from '@hub/contract/mandates/debit-reasons';
import type { Paise } from '@hub/domain';
import type { MandateChannel } from '@hub/domain/mandates/mandate-channels';
import type { BankAccountType } from '@hub/domain/orders/facts/order-facts';
import type { Tx } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';

/** A mandate as the bank gets it. */
export interface MandateRequest {
  readonly arn: string;
  /** Ours, unique over all; the same mandate sent twice is one. */
  readonly id: string;
  readonly folioNo: string;
  readonly payer: {
    readonly name: string;
    readonly accountNo: string;
    readonly ifsc: string;
    readonly accountType: BankAccountType;
    readonly mobile: string | null;
    readonly email: string | null;
  };
  /** Of UPI Autopay. */
  readonly vpa: string | null;
  readonly channel: MandateChannel;
  readonly limit: Paise;
  readonly startsOn: Temporal.PlainDate;
  readonly endsOn: Temporal.PlainDate;
  /** Where the investor's browser goes afterwards: a path of ours. What it says is no proof. */
  readonly returnUrl: string;
}

/** Money asked from a bank by a mandate. */
export interface Debit {
  readonly arn: string;
  /** Ours, unique, at most 30 of A-Z and 0-9. */
  readonly reference: string;
  readonly mandateId: string;
  readonly umrn: string;
  readonly amount: Paise;
  readonly on: Temporal.PlainDate;
  readonly payer: { readonly name: string; readonly accountNo: string; readonly ifsc: string };
}

interface AnyMandateAnswer {
  readonly arn: string;
  readonly id: string;
  readonly at: Temporal.Instant;
}

export type MandateAnswer =
  /** The investor has approved; the bank has still to answer. */
  | (AnyMandateAnswer & { readonly type: 'sent' })
  | (AnyMandateAnswer & { readonly type: 'approved'; readonly umrn: string })
  | (AnyMandateAnswer & { readonly type: 'rejected'; readonly code: string })
  /** The investor took it back at the bank. */
  | (AnyMandateAnswer & { readonly type: 'cancelled' });

export type DebitAnswer =
  | { readonly reference: string; readonly type: 'paid'; readonly at: Temporal.Instant }
  /** The bank's no, or the clearing house's. */
  | {
      readonly reference: string;
      readonly type: 'returned' | 'rejected';
      readonly code: DebitReasonCode;
      readonly at: Temporal.Instant;
    };

export interface AnswerWork<Answer> {
  readonly now: Temporal.Instant;
  /** In the transaction that marks these answers as given; one answer for each mandate or debit. */
  take(tx: Tx, answers: readonly Answer[]): Promise<void>;
}

export interface Mandates {
  /**
   * Part of the caller's transaction. A paper form is registered when it goes to the bank. `approvalUrl` is where the
   * investor approves; null where there is no page for it.
   */
  register(tx: Tx, request: MandateRequest): Promise<{ readonly approvalUrl: string | null }>;
  /** Part of the caller's transaction; the bank debits nothing more. */
  cancel(tx: Tx, mandate: { readonly id: string; readonly umrn: string | null }): Promise<void>;
  /** Part of the caller's transaction. A reference that was presented before is left alone. */
  present(tx: Tx, debits: readonly Debit[]): Promise<void>;
  /** Which of these mandates have a debit without an answer. The queries are the system's. */
  inFlight(system: Queries, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Whether a debit of the mandate with this number waits for its answer. */
  hasOpenDebit(system: Queries, umrn: string | null): Promise<boolean>;
  /** Hands out answers, batch by batch, each exactly once, whoever else works. Returns how many there were. */
  answerMandates(work: AnswerWork<MandateAnswer>): Promise<number>;
  answerDebits(work: AnswerWork<DebitAnswer>): Promise<number>;
}
