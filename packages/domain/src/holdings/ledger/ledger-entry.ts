import type { DayNumber } from '../../calendar/day-number.ts';
import {
  type MilliUnits,
  milliUnits,
  type NavTenThousandths,
  navTenThousandths,
  type Paise,
  paise,
} from '../../money/scaled.ts';
import { type EntryKind, entryKinds } from './entry-kinds.ts';
import type { LotOrigin } from './lot-origin.ts';

/** Where units that moved in kind come from: their own cost and date go with them. */
export interface Carried {
  readonly acquiredOn: DayNumber;
  /** Null when nobody says it. */
  readonly cost: Paise | null;
  /** The scheme they were bought in, where it is another one. */
  readonly origin?: LotOrigin | null;
}

/** One line of a position's ledger. No figure is negative: the kind says which way it goes. */
export interface LedgerEntry {
  /** The registrar's number, with side and part where one number has several: versions of an entry share it. */
  readonly ref: string;
  /** Its own name in the ledger, which no other row of the position has. */
  readonly row: string;
  readonly kind: EntryKind;
  /** The trade date, whose NAV it has. */
  readonly day: DayNumber;
  /** When the registrar booked it; the trade date where it does not say. */
  readonly posted: DayNumber;
  /** Which of two came later, where nothing else tells: any number that grows. */
  readonly arrived: number;
  readonly units: MilliUnits;
  readonly nav: NavTenThousandths;
  /**
   * In: what was paid, stamp duty included. Out: what the units fetched after load, before STT and TDS.
   * IDCW: what was distributed, before TDS. Carried units: their value on the day.
   */
  readonly amount: Paise;
  readonly duty: Paise;
  readonly stt: Paise;
  readonly tds: Paise;
  readonly carried: Carried | null;
  /** For a reversal: the `ref` or the number of the entry it undoes, and of what kind that is, where it says so. */
  readonly reverses: string | null;
  readonly undoes: EntryKind | null;
  /** The reference of who sent the order in: what an order posted and what the registrar sends are one by it. */
  readonly userRef: string | null;
  /** Posted by an order of ours, until the registrar's own row comes. */
  readonly isOrder: boolean;
}

export type EntryInput = Pick<LedgerEntry, 'ref' | 'kind' | 'day'> & Partial<LedgerEntry>;

/** An entry with nil for what is not said. Every entry made here has one shape, which keeps the fold fast. */
export function ledgerEntry(input: EntryInput): LedgerEntry {
  return {
    ref: input.ref,
    row: input.row ?? input.ref,
    kind: input.kind,
    day: input.day,
    posted: input.posted ?? input.day,
    arrived: input.arrived ?? 0,
    units: input.units ?? milliUnits(0n),
    nav: input.nav ?? navTenThousandths(0n),
    amount: input.amount ?? paise(0n),
    duty: input.duty ?? paise(0n),
    stt: input.stt ?? paise(0n),
    tds: input.tds ?? paise(0n),
    carried: input.carried ?? null,
    reverses: input.reverses ?? null,
    undoes: input.undoes ?? null,
    userRef: input.userRef ?? null,
    isOrder: input.isOrder ?? false,
  };
}

export type EntryFault =
  | 'no-units'
  | 'negative-figure'
  | 'absurd-figure'
  | 'duty-above-amount'
  | 'not-carried'
  | 'acquired-later'
  | 'nothing-named';

// A packed position holds its figures as plain numbers; nine crore crore rupees are no entry of this trade.
const LARGEST = BigInt(Number.MAX_SAFE_INTEGER);

/** What makes an entry impossible by itself, whatever the position holds; null when nothing does. */
export function entryFault(entry: LedgerEntry): EntryFault | null {
  const { units, amount, duty, nav, carried } = entry;
  if (units < 0n || amount < 0n || duty < 0n || nav < 0n || entry.stt < 0n || entry.tds < 0n) {
    return 'negative-figure';
  }
  if (units > LARGEST || amount > LARGEST || nav > LARGEST) return 'absurd-figure';
  if (entry.kind === 'reversal') return entry.reverses === null ? 'nothing-named' : null;
  const { effect } = entryKinds[entry.kind];
  if (effect === 'none') return null;
  if (units === 0n) return 'no-units';
  if (duty > amount) return 'duty-above-amount';
  if (carried === null) return null;
  if (!entryKinds[entry.kind].isCarried || effect !== 'in') return 'not-carried';
  if (carried.acquiredOn > entry.day) return 'acquired-later';
  if (carried.cost === null) return null;
  if (carried.cost < 0n) return 'negative-figure';
  return carried.cost > LARGEST ? 'absurd-figure' : null;
}
