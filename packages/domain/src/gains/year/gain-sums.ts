import { type HoldingTerm, isSameRate, type TaxRate } from '../../holdings/tax/holding-term.ts';
import { type TaxClass, taxClasses } from '../../holdings/tax/tax-class.ts';
import { type Paise, paise } from '../../money/scaled.ts';
import type { GainLine } from '../line/gain-line.ts';

/** Sums over lines whose cost is known. */
export interface GainSums {
  readonly count: number;
  /** What the sales fetched after load. */
  readonly value: Paise;
  /** The cost that counts. */
  readonly cost: Paise;
  readonly gain: Paise;
}

export interface GainGroup extends GainSums {
  readonly taxClass: TaxClass;
  readonly term: HoldingTerm;
  readonly rate: TaxRate;
}

export function sumGains(lines: Iterable<GainLine>): GainSums {
  let count = 0;
  let value = 0n;
  let cost = 0n;
  for (const line of lines) {
    if (!line.hasCost) continue;
    count += 1;
    value += line.proceeds;
    cost += line.countedCost;
  }
  return { count, value: paise(value), cost: paise(cost), gain: paise(value - cost) };
}

const isOf = (group: Pick<GainGroup, 'taxClass' | 'term' | 'rate'>, line: GainLine): boolean =>
  group.taxClass === line.taxClass && group.term === line.term && isSameRate(group.rate, line.rate);

const rateOrder = (rate: TaxRate): number => (rate.kind === 'flat' ? rate.basisPoints : 0);

/** One group for each tax class, term and rate that has lines, short before long, the lower rate first. */
export function groupGains(lines: readonly GainLine[]): GainGroup[] {
  const groups: GainLine[][] = [];
  for (const line of lines) {
    if (!line.hasCost) continue;
    const group = groups.find(([first]) => first !== undefined && isOf(first, line));
    if (group === undefined) groups.push([line]);
    else group.push(line);
  }
  return groups
    .flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      return [{ taxClass: first.taxClass, term: first.term, rate: first.rate, ...sumGains(group) }];
    })
    .sort(
      (one, other) =>
        taxClasses.indexOf(one.taxClass) - taxClasses.indexOf(other.taxClass) ||
        Number(one.term === 'long') - Number(other.term === 'long') ||
        rateOrder(one.rate) - rateOrder(other.rate),
    );
}
