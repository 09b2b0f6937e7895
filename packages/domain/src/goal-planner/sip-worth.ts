import { type BasisPoints, basisPoints, type Paise, paise } from '../money/scaled.ts';
import {
  amountFor,
  type Factor,
  factorOf,
  grownBy,
  minus,
  NIL,
  ONE,
  over,
  plus,
  power,
  times,
} from './factor.ts';
import { monthlyRate, type RateBasis } from './rates.ts';

/** What an instalment grows by each year: a rate of itself, or an amount. */
type StepUp =
  | { readonly kind: 'rate'; readonly rate: BasisPoints }
  | { readonly kind: 'amount'; readonly amount: Paise };

export interface SipCourse {
  readonly months: number;
  readonly rate: BasisPoints;
  readonly basis: RateBasis;
  /** When in its month an instalment is paid; at the start, as a SIP's calculators have it. */
  readonly paid: 'start' | 'end';
  readonly stepUp: StepUp;
}

const MONTHS = 12;

/** What so many instalments of one are worth with the last of them, or a month after it. */
export function instalmentsWorth(rate: Factor, count: number, paid: 'start' | 'end'): Factor {
  if (rate === NIL) return (BigInt(count) * ONE) as Factor;
  const growth = plus(ONE, rate);
  const worth = over(minus(power(growth, count), ONE), rate);
  return paid === 'start' ? times(worth, growth) : worth;
}

/** What the course makes of one of the first instalment, and of one of a step by an amount: year by year. */
function courseWorth({ months, rate, basis, paid, stepUp }: SipCourse): { first: Factor; step: Factor } {
  const monthly = monthlyRate(rate, basis);
  const within = (count: number) => ({
    growth: power(plus(ONE, monthly), count),
    worth: instalmentsWorth(monthly, count, paid),
  });
  const rise = stepUp.kind === 'rate' ? plus(ONE, factorOf(stepUp.rate)) : ONE;
  const [year, rest] = [within(MONTHS), within(months % MONTHS)];
  let [first, step, size] = [NIL, NIL, ONE];
  for (let started = 0; started < months; started += MONTHS) {
    const { growth, worth } = months - started < MONTHS ? rest : year;
    first = plus(times(first, growth), times(worth, size));
    step = plus(times(step, growth), (worth * BigInt(started / MONTHS)) as Factor);
    size = times(size, rise);
  }
  return { first, step };
}

const stepOf = ({ stepUp }: SipCourse): Paise => (stepUp.kind === 'amount' ? stepUp.amount : paise(0n));

/** What a SIP is worth at its end. */
export function sipWorth(instalment: Paise, course: SipCourse): Paise {
  const { first, step } = courseWorth(course);
  return paise(grownBy(instalment, first) + grownBy(stepOf(course), step));
}

/** The first instalment that comes to the target. */
export function sipNeeded(target: Paise, course: SipCourse): Paise {
  const { first, step } = courseWorth(course);
  return amountFor(target - grownBy(stepOf(course), step), first);
}

/** All that is paid in: the same course at no return. */
export const sipPaidIn = (instalment: Paise, course: SipCourse): Paise =>
  sipWorth(instalment, { ...course, rate: basisPoints(0n) });
