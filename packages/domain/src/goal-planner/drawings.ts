import { type BasisPoints, type Paise, paise } from '../money/scaled.ts';
import { factorOf, grownBy, NIL, ONE, over, plus, power, times } from './factor.ts';
import { monthlyRate } from './rates.ts';

interface Drawings {
  /** The first one, on the day the money is there: of a month or of a year. */
  readonly first: Paise;
  readonly every: 'month' | 'year';
  readonly years: number;
  /** What a drawing grows by each year. */
  readonly rise: BasisPoints;
  /** What is not drawn yet earns a year. */
  readonly rate: BasisPoints;
}

/** What must be there for drawings to the last of them: each is discounted to the first day. */
export function neededFor({ first, every, years, rise, rate }: Drawings): Paise {
  const yearly = over(plus(ONE, factorOf(rise)), plus(ONE, factorOf(rate)));
  const discount = over(ONE, plus(ONE, monthlyRate(rate, 'effective')));
  let ofYear = every === 'year' ? ONE : NIL;
  for (let month = 0; every === 'month' && month < 12; month += 1) {
    ofYear = plus(ofYear, power(discount, month));
  }
  let all = NIL;
  for (let year = 0; year < years; year += 1) all = plus(all, times(ofYear, power(yearly, year)));
  return grownBy(first, all);
}

interface Lasting {
  /** Drawings of a month that were paid in full. */
  readonly months: number;
  /** What is there when the next is due: less than it, unless it lasts for ever. */
  readonly left: Paise;
}

/** No plan looks further. */
const LONGEST = 100 * 12;

/** How long money pays a month's drawing that grows each year, from the first day on. */
export function lasts(
  held: Paise,
  { first, rise, rate }: Pick<Drawings, 'first' | 'rise' | 'rate'>,
): Lasting {
  const growth = plus(ONE, monthlyRate(rate, 'effective'));
  const step = plus(ONE, factorOf(rise));
  let left = held;
  for (let month = 0; month < LONGEST; month += 1) {
    const drawing = grownBy(first, power(step, Math.floor(month / 12)));
    if (drawing > left) return { months: month, left };
    left = grownBy(paise(left - drawing), growth);
  }
  return { months: LONGEST, left };
}
