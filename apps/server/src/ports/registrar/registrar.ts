import type { RejectionCode } from '@hub/contract';
import type { DayNumber, MilliUnits, NavTenThousandths, Paise } from '@hub/domain';
import type { EntryKind } from '@hub/domain/holdings/ledger/entry-kinds';
import type { RedemptionRequest } from '@hub/domain/holdings/sales/redemption-preview';
import type { DividendOption } from '@hub/domain/orders/terms/order-codes';
import type { Tx } from '../../db/database.ts';

/** An order as the registrar gets it: confirmed by the investor and, where money is due, paid. */
export interface RegistrarOrder {
  readonly arn: string;
  /** Our own, unique over all; the same order sent twice is one. */
  readonly reference: string;
  /** With a plan's number an instalment of it: of a SIP, an SWP or an STP. */
  readonly kind: 'lumpsum' | 'redeem' | 'switch';
  /** The registration that an instalment belongs to. */
  readonly planNo?: string | null;
  readonly folioNo: string;
  readonly schemeCode: string;
  /** The target of a switch; null for the other kinds. */
  readonly toSchemeCode: string | null;
  readonly idcw: DividendOption;
  /** A lumpsum is always by amount. */
  readonly quantity: RedemptionRequest;
  readonly euin: string | null;
  readonly isExecutionOnly: boolean;
  readonly subArn: string | null;
  /** The stamp that counts for the cut-off. */
  readonly confirmedAt: Temporal.Instant;
  /** When usable money arrived; null for an order that nobody pays for. */
  readonly fundsAt: Temporal.Instant | null;
  /** Where a redemption pays to, or where the money came from: `<IFSC>-<last four digits>`. */
  readonly account: string | null;
}

type AllottedKind = Extract<
  EntryKind,
  'purchase' | 'redemption' | 'switch-out' | 'switch-in' | 'sip-instalment' | 'swp' | 'stp-out' | 'stp-in'
>;

/** What units that move are in the ledger, alone and as an instalment of a plan. */
const entryKinds = {
  lumpsum: { in: 'purchase', out: null, planIn: 'sip-instalment', planOut: null },
  redeem: { in: null, out: 'redemption', planIn: null, planOut: 'swp' },
  switch: { in: 'switch-in', out: 'switch-out', planIn: 'stp-in', planOut: 'stp-out' },
} as const;

export function entryKindOf(
  { kind, planNo = null }: Pick<RegistrarOrder, 'kind' | 'planNo'>,
  way: 'in' | 'out',
): AllottedKind {
  const kinds = entryKinds[kind];
  const found = planNo === null ? kinds[way] : kinds[way === 'in' ? 'planIn' : 'planOut'];
  if (found === null) throw new RangeError(`No units go ${way} in a ${kind}`);
  return found;
}

/** A row for the ledger, as the book's door takes it (`NewEntry`): a port knows no feature. */
export interface AllottedEntry {
  readonly arn: string;
  readonly folioNo: string;
  readonly schemeCode: string;
  /** The registrar's own number. */
  readonly trxnNo: string;
  readonly kind: AllottedKind;
  readonly day: DayNumber;
  /** Negative when units leave. */
  readonly units: MilliUnits;
  readonly nav: NavTenThousandths;
  /** In: what was paid, duty included. Out: what the units fetched after load, before STT. */
  readonly amount: Paise;
  readonly duty: Paise;
  readonly load: Paise;
  readonly stt: Paise;
  readonly tax: Paise;
  readonly carried: null;
  readonly reverses: null;
  readonly planNo: string | null;
  readonly euin: string | null;
  readonly subArn: string | null;
  readonly postedOn: DayNumber;
  readonly fundsOn: DayNumber | null;
  /** The order's reference. */
  readonly userRef: string;
  readonly counterScheme: string | null;
}

interface Answer {
  readonly arn: string;
  readonly reference: string;
  readonly at: Temporal.Instant;
}

interface AllottedAnswer extends Answer {
  /** `leg-done`: units of a switch have left and its money is on the way to the other scheme. */
  readonly type: 'leg-done' | 'allotted';
  readonly entries: readonly AllottedEntry[];
  readonly navDate: Temporal.PlainDate;
  readonly nav: NavTenThousandths;
  /** Units of this leg, never negative. */
  readonly units: MilliUnits;
  /** Paid for a purchase; net of load and STT for a redemption or for what a switch brings to the other scheme. */
  readonly amount: Paise;
  /** The registrar's feed was quicker: the ledger has the entry already. */
  readonly isInBook?: boolean;
}

interface RejectedAnswer extends Answer {
  readonly type: 'rejected';
  readonly code: RejectionCode;
  /** The registrar's own words; ours are in `rejectionReasons`. */
  readonly remark: string;
}

export type RegistrarAnswer = AllottedAnswer | RejectedAnswer;

export type HeldAnswer = Answer;

/** The bank has paid out what a redemption brought. */
export interface Payout extends Answer {
  /** The bank's own number (UTR). */
  readonly utr: string;
  readonly on: Temporal.PlainDate;
  readonly amount: Paise;
}

export interface RegistrarWork {
  readonly now: Temporal.Instant;
  /**
   * Posts entries and changes orders, in the transaction that marks the answers as given. A batch holds one answer
   * per order; a switch's legs come in different batches.
   */
  take(tx: Tx, answers: readonly RegistrarAnswer[]): Promise<void>;
  /** Notes that an answer came which a person has to look at first: nothing else changes. */
  hold?(tx: Tx, answers: readonly HeldAnswer[]): Promise<void>;
  /** Notes payouts, each once, in a transaction after that of the units. */
  payOut?(tx: Tx, payouts: readonly Payout[]): Promise<void>;
}

export interface Registrar {
  /** A folio number that no other folio has or will have, in the caller's transaction. */
  reserveFolio(tx: Tx): Promise<string>;
  /** Part of the caller's transaction. A reference that was submitted before is left alone. */
  submit(tx: Tx, orders: readonly RegistrarOrder[]): Promise<void>;
  /**
   * Hands out the answers that are due, batch by batch, each exactly once. Any number of processes may work at the
   * same time. Returns how many answers were given.
   */
  work(work: RegistrarWork): Promise<number>;
}
