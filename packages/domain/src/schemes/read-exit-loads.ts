import { dayNumberOf } from '../calendar/day-number.ts';
import type { ExitLoadRule } from '../holdings/tax/exit-load.ts';
import { scaleDecimal, writeDecimal } from '../money/decimal-text.ts';
import { type PerMillion, perMillion } from '../money/per-million.ts';

/** The column `scheme.loads`: percentages as text, days after allotment, the oldest rule first. */
export interface ExitLoadJson {
  /** ISO day from which units are allotted under this load. */
  readonly from: string;
  readonly slabs: readonly { readonly upToDays: number; readonly percent: string }[];
  /** The share of a lot that may leave without load. */
  readonly freePercent?: string;
}

export function readExitLoads(json: readonly ExitLoadJson[]): ExitLoadRule[] {
  return json
    .map(({ from, slabs, freePercent = '0' }) => ({
      from: dayNumberOf(Temporal.PlainDate.from(from)),
      slabs: slabs
        .map(({ upToDays, percent }) => ({ upToDays, rate: rateOf(percent) }))
        .sort((one, other) => one.upToDays - other.upToDays),
      freePart: rateOf(freePercent),
    }))
    .sort((one, other) => one.from - other.from);
}

/** A per cent has four decimals here: `0.0070` is 70 millionths. More would be lost and are refused. */
function rateOf(percent: string): PerMillion {
  if (!/^\d{1,3}(?:\.\d{1,4})?$/.test(percent)) throw new RangeError(`${percent} is no percentage`);
  return perMillion(scaleDecimal(percent, 4));
}

const percentText = (rate: PerMillion): string => writeDecimal(rate, 4).replace(/\.0{4}$|0{1,3}$/, '');

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** What a form shows: `1% within 365 days, 10% of units free`. */
export function exitLoadText(rule: ExitLoadRule | null): string {
  const slabs = rule?.slabs.filter(({ rate }) => rate > 0n) ?? [];
  if (rule === null || slabs.length === 0) return 'Nil';
  const parts = slabs.map(({ upToDays, rate }) => `${percentText(rate)}% within ${days(upToDays)}`);
  if (rule.freePart > 0n) parts.push(`${percentText(rule.freePart)}% of units free`);
  return parts.join(', ');
}
