import { type RateCard, type RateLine, rateCard } from '../src/brokerage/rate-card/rate-card.ts';
import type { PaidIncentive } from '../src/brokerage/trail/clawback.ts';
import { MILLION, type PerMillion, perMillion } from '../src/money/per-million.ts';
import { divideHalfUp, type Paise, paise } from '../src/money/scaled.ts';
import { dayNo, rupees } from './ledger.ts';

/** `percent('0.80')`: a rate as a card writes it. */
export const percent = (text: string): PerMillion => {
  const [whole = '', part = ''] = text.split('.');
  return perMillion(BigInt(whole + part.padEnd(4, '0')));
};

type RateText = Partial<Omit<RateLine, 'trail' | 'inflowFrom' | 'inflowTo' | 'slabFrom' | 'slabTo'>> & {
  readonly trail?: string;
  readonly inflow?: readonly [string, string | null];
  readonly slab?: readonly [string, string | null];
};

/** A line that pays 0.80 % for everything of scheme `E`, with what is said otherwise. */
export function rateLine({ trail = '0.80', inflow, slab, ...rest }: RateText = {}): RateLine {
  const [first = '0', second = first, third = second, later = third] = trail.split(' ');
  const [from, to] = inflow ?? ['2000-01-01', null];
  const [least, most] = slab ?? ['0', null];
  return {
    line: 1,
    scheme: 'E',
    category: 'Flexi Cap',
    inflowFrom: dayNo(from),
    inflowTo: to === null ? null : dayNo(to),
    location: 'any',
    slabFrom: rupees(least),
    slabTo: most === null ? null : rupees(most),
    trail: [percent(first), percent(second), percent(third), percent(later)],
    incentive: percent('0'),
    gstBasis: 'exclusive',
    clawbackDays: 0,
    ...rest,
  };
}

export const card = (from: string, ...lines: readonly RateText[]): RateCard =>
  rateCard(
    from,
    dayNo(from),
    lines.map((line, index) => rateLine({ line: index + 1, ...line })),
  );

/** What a line of the card pays once for a lot. */
export const lotIncentive = (line: RateLine, paid: Paise): PaidIncentive => ({
  amount: paise(divideHalfUp(paid * line.incentive, MILLION)),
  days: line.clawbackDays,
});
