import type { Carried, DayNumber, EntryKind, MilliUnits, NavTenThousandths, Paise } from '@hub/domain';

/** Which position of which distributor. */
export interface PositionKey {
  readonly arn: string;
  readonly folioNo: string;
  readonly schemeCode: string;
}

/** One line for the ledger, from a feed, an allotment or the demo. */
export interface NewEntry extends PositionKey {
  /** The registrar's number: the same whenever and in whatever file the transaction comes. */
  readonly trxnNo: string;
  readonly kind: EntryKind;
  readonly day: DayNumber;
  /** What it does to the balance: negative when units leave; of a reversal, the opposite of what it takes back. */
  readonly units: MilliUnits;
  readonly nav: NavTenThousandths;
  /** Never negative; the kind says which way the money goes. */
  readonly amount: Paise;
  readonly duty: Paise;
  readonly load: Paise;
  readonly stt: Paise;
  readonly tax: Paise;
  readonly carried: Carried | null;
  /** The number of the entry that a reversal takes back. */
  readonly reverses: string | null;
  readonly planNo: string | null;
  readonly euin: string | null;
  readonly subArn: string | null;
}
