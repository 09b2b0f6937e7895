import { marketOf } from '@hub/domain/orders/preview/order-nav';
import { expect, it } from 'vitest';
import { facts, plan, scheme } from '../../../../../../packages/domain/test/order-facts.ts';
import { leftOut, pauseEnd, pauseMonths, pauseOffer, resumesOn } from './pause-window.ts';

const day = (iso: string) => Temporal.PlainDate.from(iso);
const market = marketOf(facts.holidays, scheme);

it('begins with an instalment that is fifteen days away at least', () => {
  const early = pauseOffer(plan, day('2026-11-16'), market);
  expect(early.from.map(String)).toEqual(['2026-12-05', '2027-01-05', '2027-02-05']);
  expect(early.tooNear).toBeNull();
  const late = pauseOffer(plan, day('2026-11-25'), market);
  expect(late.from.map(String)).toEqual(['2027-01-05', '2027-02-05', '2027-03-05']);
  expect(String(late.tooNear)).toBe('2026-12-05');
  expect(late.months).toEqual([1, 2, 3, 6]);
});

it('leaves out what is due in so many months, and goes on by itself', () => {
  const from = day('2026-12-05');
  const to = pauseEnd(from, 3);
  expect(String(to)).toBe('2027-03-04');
  expect(pauseMonths(from, to)).toBe(3);
  expect(pauseMonths(from, day('2027-03-03'))).toBeNull();
  expect(leftOut(plan, from, to, market).map(String)).toEqual(['2026-12-05', '2027-01-05', '2027-02-05']);
  expect(String(resumesOn(plan, to, market))).toBe('2027-03-05');
  expect(resumesOn({ ...plan, endsOn: day('2027-02-05') }, to, market)).toBeNull();
});
