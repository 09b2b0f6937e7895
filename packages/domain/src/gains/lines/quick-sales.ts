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

/** The lot that is sold next, and what is left of it; all behind it are whole. */
interface OpenLot {
  lot: number;
  left: number;
  cost: number;
  duty: number;
}

/** How one sale is taxed and loaded. */
interface SaleTerms {
  readonly rule: ReturnType<typeof termRuleOf>;
  /** The NAV of 31-Jan-2018 where it counts, nil where it does not. */
  readonly nav2018: number;
  readonly load: ReturnType<typeof loadWeights>;
}

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
  const open: OpenLot = { lot: -ROW, left: 0, cost: 0, duty: 0 };

  for (let sale = 0; sale < rowsEnd; sale += ROW) {
    if (rows[sale + row.rank] !== OUT) continue;
    const day = rows[sale + row.day] as DayNumber;
    const { lot, left } = open;
    const last = lastLotOf(rows, sale, lot, left);
    if (last === sale || rows[sale + row.amount] === 0) return null;
    const taxClass = taxClassOn(scheme, day);
    if (taxClass === null) return null;
    const isGrandfathered = taxClass === 'equity' && day >= TAXED_FROM && grandfatherNav !== null;
    const mayBearLoad = day - (rows[last + row.day] as number) <= longest;
    end = sellLots(rows, sale, open, cells, end, {
      rule: termRuleOf(taxClass, isListed, day),
      nav2018: isGrandfathered ? Number(grandfatherNav) : 0,
      load: mayBearLoad ? loadWeights(entries, rows, exitLoad, { sale, lot, left }) : null,
    });
  }
  return { entries, count: end / PART, cells };
}

/** Writes the parts of one sale from `end` on, and says where the next one's begin. */
function sellLots(
  rows: Float64Array,
  sale: number,
  open: OpenLot,
  cells: Float64Array,
  end: number,
  { rule, nav2018, load }: SaleTerms,
): number {
  const day = rows[sale + row.day] as DayNumber;
  const units = rows[sale + row.units] as number;
  const amount = rows[sale + row.amount] as number;
  const stt = rows[sale + row.stt] as number;
  const tds = rows[sale + row.tds] as number;
  const total = load === null ? units : load.total;
  let at = end;
  let weighed = 0;
  let given = 0;
  let sttGiven = 0;
  let tdsGiven = 0;
  let left = units;
  for (let index = 0; left > 0; index += 1) {
    const taken = takeLot(rows, sale, open, left, cells, at);
    left -= taken;
    weighed += load === null ? taken : (load.weights[index] as number);
    const upTo = share(amount, weighed, total);
    const proceeds = upTo - given;
    given = upTo;
    cells[at + part.proceeds] = proceeds;
    if (stt > 0) {
      const sttUpTo = share(stt, upTo, amount);
      cells[at + part.stt] = sttUpTo - sttGiven;
      sttGiven = sttUpTo;
    }
    if (tds > 0) {
      const tdsUpTo = share(tds, upTo, amount);
      cells[at + part.tds] = tdsUpTo - tdsGiven;
      tdsGiven = tdsUpTo;
    }
    if (load !== null && (load.weights[index] as number) < taken * load.full) {
      const borne = worth(taken, rows[sale + row.nav] as number) - proceeds;
      if (borne > 0) cells[at + part.load] = borne;
    }
    const lotDay = rows[open.lot + row.day] as DayNumber;
    if (isLongHeld(rule, lotDay, day)) {
      cells[at + part.isLong] = 1;
      if (lotDay <= HELD_THROUGH && nav2018 > 0) {
        const then = worth(taken, nav2018);
        const floor = then < proceeds ? then : proceeds;
        if (floor > (cells[at + part.cost] as number)) cells[at + part.countedCost] = floor;
      }
    }
    at += PART;
  }
  return at;
}

/** Takes units of the next lot, as many as are asked for or as it has, and writes what they cost. */
function takeLot(
  rows: Float64Array,
  sale: number,
  open: OpenLot,
  most: number,
  cells: Float64Array,
  at: number,
): number {
  if (open.left === 0) {
    const next = nextLot(rows, sale, open.lot);
    open.lot = next;
    open.left = rows[next + row.units] as number;
    open.cost = rows[next + row.amount] as number;
    open.duty = rows[next + row.duty] as number;
  }
  const { lot } = open;
  const taken = open.left < most ? open.left : most;
  open.left -= taken;
  let costAfter = 0;
  let dutyAfter = 0;
  if (open.left > 0) {
    const allotted = rows[lot + row.units] as number;
    costAfter = share(rows[lot + row.amount] as number, open.left, allotted);
    dutyAfter = share(rows[lot + row.duty] as number, open.left, allotted);
  }
  cells[at + part.sale] = sale / ROW;
  cells[at + part.lot] = lot / ROW;
  cells[at + part.units] = taken;
  cells[at + part.cost] = open.cost - costAfter;
  cells[at + part.countedCost] = open.cost - costAfter;
  cells[at + part.duty] = open.duty - dutyAfter;
  open.cost = costAfter;
  open.duty = dutyAfter;
  return taken;
}
