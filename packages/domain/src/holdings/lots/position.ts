import type { DayNumber } from '../../calendar/day-number.ts';
import { type MilliUnits, milliUnits, type Paise, paise } from '../../money/scaled.ts';
import type { Lot } from './lot.ts';

/** How far the ledger is posted: the place of its last entry in the order of entries. */
interface PostingMark {
  readonly day: DayNumber;
  readonly rank: number;
  readonly ref: string;
}

/** What one folio holds of one scheme and option, derived from its ledger and from nothing else. */
export interface Position {
  readonly units: MilliUnits;
  /** Cost of the units held whose cost is known, stamp duty included. */
  readonly cost: Paise;
  /** Units held whose cost is not known. */
  readonly unitsWithoutCost: MilliUnits;
  /** Oldest first; only lots with units left. */
  readonly lots: readonly Lot[];
  /** All that was put in: paid, or the value of what moved in. Reinvested IDCW and bonus are no money. */
  readonly paidIn: Paise;
  /** All that was taken out by redemption, switch, transfer …, after load. */
  readonly takenOut: Paise;
  /** All IDCW paid out, before TDS. */
  readonly distributed: Paise;
  /** The last purchase or SIP instalment. */
  readonly lastInvestedOn: DayNumber | null;
  readonly mark: PostingMark | null;
}

export const emptyPosition: Position = {
  units: milliUnits(0n),
  cost: paise(0n),
  unitsWithoutCost: milliUnits(0n),
  lots: [],
  paidIn: paise(0n),
  takenOut: paise(0n),
  distributed: paise(0n),
  lastInvestedOn: null,
  mark: null,
};
