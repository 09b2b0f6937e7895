import { describe, expect, it } from 'vitest';
import { day } from '../../test/dates.ts';
import { study, goalDay as today } from '../../test/goals.ts';
import { rupees } from '../../test/ledger.ts';
import { dayNumberOf } from '../calendar/day-number.ts';
import { basisPoints, paise } from '../money/scaled.ts';
import { checkGoal } from './check-goal.ts';
import { type GoalTerms, goalDefaults, goalKinds } from './goal.ts';
import { highestReturn, returnBand, returnRuleOn } from './return-band.ts';

const refused = (change: Partial<GoalTerms>) =>
  checkGoal({ ...study, ...change }, today).map(({ field, code }) => `${field}: ${code}`);

describe('what keeps a goal from being planned', () => {
  it.each<readonly [string, Partial<GoalTerms>]>([
    ['due: due-past', { due: today }],
    ['due: due-past', { due: day('2020-01-01') }],
    ['due: due-too-near', { due: day('2026-12-16') }],
    ['due: due-too-far', { due: day('2086-12-17') }],
    ['name: name-missing', { name: '  ' }],
    ['name: name-too-long', { name: 'x'.repeat(61) }],
    ['cost: amount-nil', { cost: paise(0n) }],
    ['cost: amount-nil', { cost: rupees('-1') }],
    ['cost: amount-too-high', { cost: rupees('9000000000000000') }],
    ['held: amount-nil', { held: rupees('-1') }],
    ['held: amount-too-high', { held: rupees('9000000000000000') }],
    ['years: years-outside', { years: 0 }],
    ['years: years-outside', { years: 1.5 }],
    ['years: years-outside', { years: 11 }],
    ['years: years-outside', { kind: 'home', years: 2 }],
    ['inflation: rate-outside', { inflation: basisPoints(1501n) }],
    ['inflation: rate-outside', { inflation: basisPoints(-1n) }],
    ['returns: rate-outside', { returns: basisPoints(10_000n) }],
    ['returns: rate-outside', { returns: basisPoints(1301n) }],
    ['returns: rate-outside', { returns: basisPoints(199n) }],
    ['returnsAfter: rate-outside', { returnsAfter: basisPoints(1301n) }],
    ['stepUp: rate-outside', { stepUp: basisPoints(2501n) }],
  ])('is %s', (finding, change) => {
    expect(refused(change)).toEqual([finding]);
  });

  it('is each fault by itself, at its own field', () => {
    const fields = checkGoal(
      { ...study, name: '', due: today, cost: paise(0n), returns: basisPoints(10_000n) },
      today,
    ).map(({ field }) => field);
    expect(fields).toEqual(['name', 'due', 'cost', 'returns']);
  });

  it('is nothing at the edges, nor in what a form begins with', () => {
    expect(refused({ due: day('2026-12-17'), returns: basisPoints(1300n), held: paise(0n) })).toEqual([]);
    expect(refused({ due: day('2086-11-17'), returns: basisPoints(200n) })).toEqual([]);
    for (const kind of goalKinds) expect(refused({ ...goalDefaults[kind], kind }), kind).toEqual([]);
  });
});

describe('the assumed returns', () => {
  const rule = returnRuleOn(dayNumberOf(today));

  it('are capped as true yearly rates: a twelfth a month compounds', () => {
    const most = highestReturn(rule, 'nominal');
    const yearly = (rate: bigint) => (1 + Number(rate) / 10_000 / 12) ** 12 - 1;
    expect(yearly(most)).toBeLessThanOrEqual(0.13);
    expect(yearly(most + 1n)).toBeGreaterThan(0.13);
    expect(refused({ basis: 'nominal', returns: most })).toEqual([]);
    expect(refused({ basis: 'nominal', returns: basisPoints(most + 1n) })).toEqual(['returns: rate-outside']);
  });

  it('are a band of two points to either side within the cap', () => {
    const band = (middle: bigint) => Object.values(returnBand(basisPoints(middle), 'effective', rule));
    expect(band(1000n)).toEqual([800n, 1000n, 1200n]);
    expect(band(1300n)).toEqual([1100n, 1300n, 1300n]);
    expect(band(200n)).toEqual([200n, 200n, 400n]);
  });

  it('have no rule before there was one', () => {
    expect(() => returnRuleOn(dayNumberOf(day('2022-12-31')))).toThrow(RangeError);
  });

  it('of illustrations lie within the cap', () => {
    for (const rate of Object.values(rule.usual)) expect(refused({ returns: rate })).toEqual([]);
  });
});
