import type { DayNumber } from '../../calendar/day-number.ts';

/** The place within a day of the kinds that a plain ledger has: lots of their own, what moves no units, sales. */
export const rank = { in: 0, none: 1, out: 2 } as const;

/** Where a figure of an entry is in a row of numbers. */
export const plainRow = {
  units: 0,
  amount: 1,
  nav: 2,
  duty: 3,
  stt: 4,
  tds: 5,
  rank: 6,
  day: 7,
  length: 8,
  /** A million times that is still exact. */
  mostUnits: Math.floor(Number.MAX_SAFE_INTEGER / 1_000_000),
} as const;

const row = plainRow;
const ROW = row.length;
const IN = rank.in;
const OUT = rank.out;

/** The row of the lot after that one; that of the sale where there is none before it. */
export function nextLot(rows: Float64Array, sale: number, lot: number): number {
  let next = lot + ROW;
  while (next < sale && rows[next + row.rank] !== IN) next += ROW;
  return next;
}

/** The row of the youngest lot that a sale meets; its own where there are too few units. */
export function lastLotOf(rows: Float64Array, sale: number, lot: number, left: number): number {
  let last = lot;
  for (let wanted = (rows[sale + row.units] as number) - left; wanted > 0 && last < sale; ) {
    last = nextLot(rows, sale, last);
    wanted -= rows[last + row.units] as number;
  }
  return last;
}

/** What the rows make at the close of a day. */
export function unitsOn(rows: Float64Array, end: number, day: DayNumber): number {
  let units = 0;
  for (let at = 0; at < end && (rows[at + row.day] as number) <= day; at += ROW) {
    if (rows[at + row.rank] === IN) units += rows[at + row.units] as number;
    if (rows[at + row.rank] === OUT) units -= rows[at + row.units] as number;
  }
  return units;
}
