import type { DayNumber } from '../../calendar/day-number.ts';
import type { LedgerEntry } from '../../holdings/ledger/ledger-entry.ts';
import type { PositionLedger } from '../../holdings/lots/fold-book.ts';
import { isLongHeld, termRuleOf } from '../../holdings/tax/holding-term.ts';
import { GRANDFATHERED_FROM, GRANDFATHERED_THROUGH } from '../../holdings/tax/lot-gain.ts';
import { taxClassOn } from '../../holdings/tax/tax-class.ts';
import { divideHalfUp } from '../../money/scaled.ts';
import type { GainScheme } from '../line/gain-schemes.ts';
import { loadWeights, longestLoad } from './load-weights.ts';
import { lastLotOf, nextLot, plainRow, rank, unitsOn } from './plain-row.ts';
import { plainRows } from './plain-rows.ts';

/*
 * First in, first out for the ledger nearly everybody has: a plain one, whose rows make what the registrar holds. It
 * answers what `positionOf`, `realiseParts` and `lotGain` answer (a property proves it) in a tenth of their time, and
 * gives up on any other ledger.
 */

/** The figures of each sold part of a lot, side by side. */
export const cell = {
  sale: 0,
  lot: 1,
  units: 2,
  cost: 3,
  duty: 4,
  proceeds: 5,
  stt: 6,
  tds: 7,
  load: 8,
  isLong: 9,
  countedCost: 10,
} as const;
export const CELLS = 11;

export interface QuickSales {
  readonly entries: readonly LedgerEntry[];
  readonly count: number;
  /** `CELLS` for each part; `sale` and `lot` are places in `entries`. */
  readonly cells: Float64Array;
}

// Constants of the file, as in plain-rows.ts.
const part = cell;
const row = plainRow;
const OUT = rank.out;
const PART = CELLS;
const ROW = row.length;
const HELD_THROUGH = GRANDFATHERED_THROUGH;
const TAXED_FROM = GRANDFATHERED_FROM;

/** Half up, as `divideHalfUp`: in floats while the doubled product is a whole number that they hold exactly. */
function share(whole: number, some: number, of: number): number {
  if (some === of) return whole;
  const doubled = 2 * whole * some + of;
  return doubled <= Number.MAX_SAFE_INTEGER ? Math.floor(doubled / (2 * of)) : largeShare(whole, some, of);
}

const largeShare = (whole: number, some: number, of: number): number =>
  Number(divideHalfUp(BigInt(whole) * BigInt(some), BigInt(of)));

/** Half up to the paisa, as `valueAt`. */
const worth = (units: number, nav: number): number => share(units, nav, 100_000);

/** Null for a ledger that it does not know. There is room for `CELLS` of each entry: a sale splits one lot at most. */
export function quickSales(
  { entries, balance }: Pick<PositionLedger, 'entries' | 'balance'>,
  scheme: GainScheme,
): QuickSales | null {
  const { isListed, exitLoad, grandfatherNav } = scheme;
  const rows = plainRows(entries);
  if (rows === null) return null;
  const rowsEnd = entries.length * ROW;
  if (balance !== null && unitsOn(rows, rowsEnd, balance.day) !== Number(balance.units)) return null;
  const longest = longestLoad(exitLoad);
  const cells = new Float64Array(entries.length * PART);
  let end = 0;
  // The lot that is sold next, and what is left of it; all behind it are whole.
  let lot = -ROW;
  let left = 0;
  let costLeft = 0;
  let dutyLeft = 0;

  for (let sale = 0; sale < rowsEnd; sale += ROW) {
    if (rows[sale + row.rank] !== OUT) continue;
    const day = rows[sale + row.day] as DayNumber;
    const units = rows[sale + row.units] as number;
    const amount = rows[sale + row.amount] as number;
    const stt = rows[sale + row.stt] as number;
    const tds = rows[sale + row.tds] as number;
    const last = lastLotOf(rows, sale, lot, left);
    if (last === sale || amount === 0) return null;
    const taxClass = taxClassOn(scheme, day);
    if (taxClass === null) return null;
    const rule = termRuleOf(taxClass, isListed, day);
    const isGrandfathered = taxClass === 'equity' && day >= TAXED_FROM && grandfatherNav !== null;
    const nav2018 = isGrandfathered ? Number(grandfatherNav) : 0;
    const mayBearLoad = day - (rows[last + row.day] as number) <= longest;
    const load = mayBearLoad ? loadWeights(entries, rows, exitLoad, { sale, lot, left }) : null;
    const total = load === null ? units : load.total;
    let weighed = 0;
    let sold = 0;
    let given = 0;
    let sttGiven = 0;
    let tdsGiven = 0;
    for (let index = 0; sold < units; index += 1) {
      if (left === 0) {
        lot = nextLot(rows, sale, lot);
        left = rows[lot + row.units] as number;
        costLeft = rows[lot + row.amount] as number;
        dutyLeft = rows[lot + row.duty] as number;
      }
      const taken = left < units - sold ? left : units - sold;
      sold += taken;
      left -= taken;
      cells[end + part.sale] = sale / ROW;
      cells[end + part.lot] = lot / ROW;
      cells[end + part.units] = taken;

      let costAfter = 0;
      let dutyAfter = 0;
      if (left > 0) {
        const allotted = rows[lot + row.units] as number;
        costAfter = share(rows[lot + row.amount] as number, left, allotted);
        dutyAfter = share(rows[lot + row.duty] as number, left, allotted);
      }
      const cost = costLeft - costAfter;
      cells[end + part.cost] = cost;
      cells[end + part.duty] = dutyLeft - dutyAfter;
      costLeft = costAfter;
      dutyLeft = dutyAfter;

      weighed += load === null ? taken : (load.weights[index] as number);
      const upTo = share(amount, weighed, total);
      const proceeds = upTo - given;
      given = upTo;
      cells[end + part.proceeds] = proceeds;
      if (stt > 0) {
        const sttUpTo = share(stt, upTo, amount);
        cells[end + part.stt] = sttUpTo - sttGiven;
        sttGiven = sttUpTo;
      }
      if (tds > 0) {
        const tdsUpTo = share(tds, upTo, amount);
        cells[end + part.tds] = tdsUpTo - tdsGiven;
        tdsGiven = tdsUpTo;
      }
      if (load !== null && (load.weights[index] as number) < taken * load.full) {
        const borne = worth(taken, rows[sale + row.nav] as number) - proceeds;
        if (borne > 0) cells[end + part.load] = borne;
      }

      cells[end + part.countedCost] = cost;
      const lotDay = rows[lot + row.day] as DayNumber;
      if (isLongHeld(rule, lotDay, day)) {
        cells[end + part.isLong] = 1;
        if (lotDay <= HELD_THROUGH && nav2018 > 0) {
          const then = worth(taken, nav2018);
          const floor = then < proceeds ? then : proceeds;
          if (floor > cost) cells[end + part.countedCost] = floor;
        }
      }
      end += PART;
    }
  }
  return { entries, count: end / PART, cells };
}
