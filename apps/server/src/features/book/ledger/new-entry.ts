import type { DayNumber, MilliUnits, NavTenThousandths, Paise } from '@hub/domain';
import type { EntryKind } from '@hub/domain/holdings/ledger/entry-kinds';
import type { Carried } from '@hub/domain/holdings/ledger/ledger-entry';

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
  /** And of what kind that is. */
  readonly undoes?: EntryKind | null;
  readonly planNo: string | null;
  readonly euin: string | null;
  readonly subArn: string | null;
  /** When the registrar booked it, and when the money moves, where that is known. */
  readonly postedOn?: DayNumber | null;
  readonly fundsOn?: DayNumber | null;
  /**
   * The reference of who sent the order in. What an order posts without a file gives way to the registrar's row with
   * the same reference and kind.
   */
  readonly userRef?: string | null;
  /** The other scheme of a switch or a merger, by our code. */
  readonly counterScheme?: string | null;
  readonly location?: 'T30' | 'B30' | null;
}

/** The columns of some keys, for `unnest`. */
export const keyArrays = (keys: readonly PositionKey[]): [string[], string[], string[]] => [
  keys.map(({ arn }) => arn),
  keys.map(({ folioNo }) => folioNo),
  keys.map(({ schemeCode }) => schemeCode),
];

export const positionName = ({ arn, folioNo, schemeCode }: PositionKey): string =>
  `${arn}\t${folioNo}\t${schemeCode}`;

export const isPosition = (one: PositionKey, other: PositionKey): boolean =>
  one.folioNo === other.folioNo && one.schemeCode === other.schemeCode && one.arn === other.arn;
