import type { DayNumber } from '../../calendar/day-number.ts';
import type { LedgerEntry } from '../../holdings/ledger/ledger-entry.ts';
import { type ExitLoadRule, loadAtAge } from '../../holdings/tax/exit-load.ts';
import { nextLot, plainRow as row } from './plain-row.ts';

const MILLION = 1_000_000;

/** By what the parts of a sale share its proceeds where one bears a load: their units, less the load. */
interface LoadWeights {
  readonly weights: readonly number[];
  readonly total: number;
  /** What a unit without load weighs. */
  readonly full: number;
}

/** Null where none of them bears one. `left` is what is left of `lot`, which the sale meets first. */
export function loadWeights(
  entries: readonly LedgerEntry[],
  rows: Float64Array,
  exitLoad: readonly ExitLoadRule[],
  { sale, lot, left }: { readonly sale: number; readonly lot: number; readonly left: number },
): LoadWeights | null {
  const units = rows[sale + row.units] as number;
  const on = rows[sale + row.day] as DayNumber;
  const weights: number[] = [];
  let total = 0;
  let next = lot;
  let rest = left;
  for (let wanted = units; wanted > 0; rest = 0) {
    if (rest === 0) {
      next = nextLot(rows, sale, next);
      rest = rows[next + row.units] as number;
    }
    const taken = Math.min(rest, wanted);
    const gone = (rows[next + row.units] as number) - rest;
    const weight = weightOf(entries[next / row.length] as LedgerEntry, taken, gone, on, exitLoad);
    weights.push(weight);
    total += weight;
    wanted -= taken;
  }
  if (total === units * MILLION) return null;
  // Smaller figures are shared in floats: loads are nearly always whole per cents.
  const scale = weights.every((weight) => weight % (MILLION / 100) === 0) ? MILLION / 100 : 1;
  return { weights: weights.map((weight) => weight / scale), total: total / scale, full: MILLION / scale };
}

/** A million times the units taken of a lot, less the load they bear. */
function weightOf(
  { kind, day, units }: LedgerEntry,
  taken: number,
  gone: number,
  on: DayNumber,
  exitLoad: readonly ExitLoadRule[],
): number {
  const load = loadAtAge({ kind, acquiredOn: day }, on, exitLoad);
  if (load === null) return taken * MILLION;
  const free = Math.floor((Number(units) * Number(load.freePart)) / MILLION) - gone;
  const loaded = free <= 0 ? taken : free < taken ? taken - free : 0;
  return taken * MILLION - loaded * Number(load.rate);
}

/** The days after which no lot bears a load. */
export function longestLoad(rules: readonly ExitLoadRule[]): number {
  let longest = -1;
  for (const { slabs } of rules) for (const { upToDays } of slabs) longest = Math.max(longest, upToDays);
  return longest;
}
