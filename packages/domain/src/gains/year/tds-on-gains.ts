import { type DatedRule, ruleInForce } from '../../calendar/dated-rule.ts';
import { type DayNumber, dayNumber } from '../../calendar/day-number.ts';
import type { HoldingTerm, TaxRate } from '../../holdings/tax/holding-term.ts';
import { divideHalfUp, type Paise, paise } from '../../money/scaled.ts';

interface TdsRule extends DatedRule {
  /** Hundredths of a per cent of a gain that is taxed by the slab: the highest one is taken at source. */
  readonly slab: bigint;
  /** Of the tax itself. */
  readonly cess: bigint;
  readonly source: string;
}

const rules: readonly TdsRule[] = [
  {
    from: dayNumber(1900, 1, 1),
    slab: 3000n,
    cess: 400n,
    source: 'Section 195 of the Income-tax Act 1961; health and education cess of 4 %, Finance Act 2018',
  },
  {
    from: dayNumber(2026, 4, 1),
    slab: 3000n,
    cess: 400n,
    source: 'Section 393(2), row 17, of the Income-tax Act 2025; health and education cess of 4 %',
  },
];

/** The part of a sale that a gain's rate goes with. */
export interface TdsPart {
  readonly term: HoldingTerm;
  /** Hundredths of a per cent, without cess. */
  readonly basisPoints: number;
  /** Gains less losses at this rate. */
  readonly gain: Paise;
  readonly tds: Paise;
}

export interface Tds {
  readonly parts: readonly TdsPart[];
  readonly amount: Paise;
}

interface TaxedGain {
  readonly term: HoldingTerm;
  readonly rate: TaxRate;
  readonly gain: Paise | null;
}

const WHOLE = 10_000n;

/**
 * What the fund keeps for the tax of a non-resident who sells (handbook §3.5): of each gain its own rate, of a slab's
 * the highest, and the cess on it. The year's allowance and a surcharge depend on other income: neither is known at
 * source, so neither counts here. A loss lowers gains of the same term and rate within the sale, nothing else.
 */
export function tdsOnGains(gains: readonly TaxedGain[], on: DayNumber): Tds {
  const rule = ruleInForce(rules, on);
  if (rule === null) throw new RangeError('No rule of TDS is known for that day');
  const byRate = Map.groupBy(gains, ({ term, rate }) => `${term} ${basisPointsOf(rate, rule)}`);
  const parts = [...byRate.values()].flatMap((own): TdsPart[] => {
    const [first] = own;
    if (first === undefined) return [];
    const gain = paise(own.reduce((sum, one) => sum + (one.gain ?? 0n), 0n));
    const points = basisPointsOf(first.rate, rule);
    const tds = gain > 0n ? divideHalfUp(gain * points * (WHOLE + rule.cess), WHOLE * WHOLE) : 0n;
    return tds === 0n ? [] : [{ term: first.term, basisPoints: Number(points), gain, tds: paise(tds) }];
  });
  return { parts, amount: paise(parts.reduce((sum, { tds }) => sum + tds, 0n)) };
}

function basisPointsOf(rate: TaxRate, { slab }: TdsRule): bigint {
  if (rate.kind === 'exempt') return 0n;
  return rate.kind === 'flat' ? BigInt(rate.basisPoints) : slab;
}
