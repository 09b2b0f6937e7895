import { type BookRow, sideOf } from './book-row.ts';
import type { ReferencePosition } from './reference-book.ts';

export interface Money {
  readonly day: number;
  /** Below zero what the investor paid. */
  readonly amount: number;
}

const withinBook = new Set(['switch-in', 'switch-out', 'stp-in', 'stp-out', 'merger-in', 'merger-out']);
const noMoney = new Set(['idcw-reinvest', 'bonus']);

function moneyOf(row: BookRow): Money {
  const isPaid = sideOf(row.kind) === 'in';
  return { day: row.trade, amount: Number(isPaid ? -row.amount : row.amount - row.withheld) };
}

/** What came from and went to the outside: of a folio, a client or a book. A switch only moves money about. */
export const outsideMoney = (positions: readonly ReferencePosition[]): Money[] =>
  positions
    .flatMap(({ counted }) => counted)
    .filter(({ kind }) => !withinBook.has(kind) && !noMoney.has(kind))
    .map(moneyOf);

/** Of one scheme in one folio every switch is money. */
export const moneyOfPosition = ({ counted }: ReferencePosition): Money[] =>
  counted.filter(({ kind }) => !noMoney.has(kind)).map(moneyOf);

const LOWEST = Math.log(0.00005);
const HIGHEST = Math.log(22_000);
const STEP = 0.01;

/** Every yearly rate from -99.995 % on at which the money is worth nothing, by halving. Part of one. */
export function ratesOf(money: readonly Money[]): number[] {
  const start = Math.min(...money.map(({ day }) => day));
  const worth = (x: number) =>
    money.reduce((sum, { day, amount }) => sum + amount * Math.exp((-x * (day - start)) / 365), 0);
  const rates: number[] = [];
  for (let from = LOWEST; from < HIGHEST; from += STEP) {
    let [low, high] = [from, from + STEP];
    if (worth(low) === 0) rates.push(Math.expm1(low));
    if (worth(low) * worth(high) >= 0) continue;
    for (let n = 0; n < 80; n += 1) {
      const middle = (low + high) / 2;
      if (worth(low) * worth(middle) <= 0) high = middle;
      else low = middle;
    }
    rates.push(Math.expm1(low));
  }
  return rates;
}
