import { expect } from 'vitest';
import { divided } from '../../../../packages/domain/test/reference/book-row.ts';
import type { ReferencePosition } from '../../../../packages/domain/test/reference/reference-book.ts';
import { hasCost, worthOn } from '../../../../packages/domain/test/reference/reference-figures.ts';
import {
  dayOf,
  isoOf,
  lastDay,
  priceOn,
} from '../../../../packages/domain/test/reference/reference-house.ts';
import { type Money, ratesOf } from '../../../../packages/domain/test/reference/reference-xirr.ts';

/** A year later; 29-Feb goes to 28-Feb. */
function yearAfter(day: number): number {
  const [year, month, date] = isoOf(day).split('-').map(Number) as [number, number, number];
  const next = new Date(Date.UTC(year + 1, month - 1, date));
  if (next.getUTCMonth() !== month - 1) next.setUTCDate(0);
  return dayOf(next.toISOString().slice(0, 10));
}

/** No rate above a lakh per cent is shown. */
const HIGHEST_RATE = 1000;

/** XIRR as a screen shows it: in per cent with two decimals, null where there is none or it is not known. */
export function expectRate(
  shown: string | null,
  positions: readonly ReferencePosition[],
  money: Money[],
): void {
  const value = Number(
    divided(
      worthOn(
        positions.filter(({ units }) => units > 0n),
        priceOn,
        lastDay,
      ),
      100_000n,
    ),
  );
  const paid = money.some(({ amount }) => amount < 0);
  const first = Math.min(...money.map(({ day }) => day));
  const last = value > 0 ? lastDay : Math.max(...money.map(({ day }) => day));
  const haveCost = positions.every(hasCost);
  const what = positions.map(({ folio, scheme }) => `${folio} ${scheme}`).join();
  if (!haveCost || !paid || last < yearAfter(first)) {
    expect(shown, what).toBeNull();
    return;
  }
  const rates = ratesOf([...money, { day: lastDay, amount: value }]).filter((rate) => rate <= HIGHEST_RATE);
  if (shown === null) expect(rates, what).toEqual([]);
  else {
    const nearest = rates.map((rate) => Math.abs(rate * 100 - Number(shown)));
    expect(Math.min(...nearest), `${what}: ${shown} of ${rates}`).toBeLessThan(0.0051);
  }
}
