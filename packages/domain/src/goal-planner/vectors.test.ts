import { describe, expect, it } from 'vitest';
import { orSkipped, sharedData } from '../../test/shared-data.ts';
import { basisPoints, type Paise, paise } from '../money/scaled.ts';
import { type Factor, minus, ONE, plus, power, root } from './factor.ts';
import { grown } from './grown.ts';
import { monthlyRate } from './rates.ts';
import { instalmentsWorth, type SipCourse, sipNeeded, sipPaidIn, sipWorth } from './sip-worth.ts';

interface Annuity {
  readonly fn: string;
  readonly rate: number;
  readonly nper: number;
  readonly pmt: number;
  readonly pv: number;
  readonly fv: number;
  readonly when: 0 | 1;
  readonly effective: number;
  readonly periods: number;
  readonly expected: number;
  readonly tol: number;
}
interface Calculator {
  readonly fn: string;
  readonly monthly: number;
  readonly lumpsum: number;
  readonly principal: number;
  readonly stepup_percent?: number;
  readonly annual_rate_percent: number;
  readonly years: number;
  readonly months: number;
  readonly sip_years: number;
  readonly hold_years: number;
  readonly investment: number;
  readonly monthly_withdrawal: number;
  readonly balance: number;
  readonly target: number;
  readonly allocation: readonly { readonly annual_rate_percent: number; readonly weight_percent: number }[];
  readonly invested: number;
  readonly maturity: number;
  readonly expected: number;
  readonly tol: number;
}

const read = <Case>(name: string) => {
  const text = sharedData(`goals/${name}.json`);
  const cases: Case[] = text === null ? [] : JSON.parse(text).cases;
  return {
    text,
    of: (...names: string[]) => cases.filter((one) => names.includes(Reflect.get(one as object, 'fn'))),
  };
};
const annuity = read<Annuity>('annuity');
const calculators = read<Calculator>('sip_goal');

const toFactor = (value: number): Factor => (BigInt(Math.round(value * 1e18)) * 10n ** 12n) as Factor;
const toNumber = (value: Factor): number => Number(value / 10n ** 12n) / 1e18;
/** What one grows to, and what instalments of one are worth: all else about an annuity follows from these two. */
const worthOf = ({ rate, nper, when }: Annuity) => ({
  growth: toNumber(power(plus(ONE, toFactor(rate)), nper)),
  worth: toNumber(instalmentsWorth(toFactor(rate), nper, when === 1 ? 'start' : 'end')),
});

describe.skipIf(annuity.text === null)(orSkipped('annuities of spreadsheets', annuity.text), () => {
  it.each(annuity.of('fv'))('fv $rate × $nper of $pmt and $pv', (one) => {
    const { growth, worth } = worthOf(one);
    expect(Math.abs(-one.pv * growth - one.pmt * worth - one.expected)).toBeLessThanOrEqual(one.tol);
  });

  it.each(annuity.of('pmt'))('pmt $rate × $nper of $pv and $fv', (one) => {
    const { growth, worth } = worthOf(one);
    expect(Math.abs(-(one.fv + one.pv * growth) / worth - one.expected)).toBeLessThanOrEqual(one.tol);
  });

  it.each(annuity.of('pv'))('pv $rate × $nper of $pmt and $fv', (one) => {
    const { growth, worth } = worthOf(one);
    expect(Math.abs(-(one.fv + one.pmt * worth) / growth - one.expected)).toBeLessThanOrEqual(one.tol);
  });

  it.each(annuity.of('nominal_rate'))('the rate of one of $periods periods of $effective', (one) => {
    const ofPeriod = minus(root(plus(ONE, toFactor(one.effective)), one.periods), ONE);
    expect(Math.abs(toNumber(ofPeriod) * one.periods - one.expected)).toBeLessThanOrEqual(one.tol);
  });

  it('has some of each', () => {
    for (const name of ['fv', 'pmt', 'pv', 'nominal_rate'])
      expect(annuity.of(name).length, name).toBeGreaterThan(0);
  });
});

const money = (rupees: number): Paise => paise(BigInt(Math.round(rupees * 100)));
const percent = (count: number) => basisPoints(BigInt(Math.round(count * 100)));
const courseOf = (one: Calculator, months: number): SipCourse => ({
  months,
  rate: percent(one.annual_rate_percent),
  basis: 'nominal',
  paid: 'start',
  stepUp: { kind: 'rate', rate: percent(one.stepup_percent ?? 0) },
});
/** The peers cut to the rupee or round to it, and one steps instalments up in floats. */
const apart = (amount: bigint, rupees: number): number => Math.abs(Number(amount) / 100 - rupees);

describe.skipIf(calculators.text === null)(orSkipped('calculators of peers', calculators.text), () => {
  it.each(calculators.of('sip_fv', 'stepup_sip_fv'))(
    '$fn of $monthly at $annual_rate_percent % for $years years',
    (one) => {
      const course = courseOf(one, one.years * 12);
      expect(apart(sipPaidIn(money(one.monthly), course), one.invested)).toBeLessThanOrEqual(1);
      expect(apart(sipWorth(money(one.monthly), course), one.maturity)).toBeLessThanOrEqual(1);
    },
  );

  it.each(calculators.of('sip_fv_months'))('SIP of $monthly for $months months', (one) => {
    const worth = sipWorth(money(one.monthly), courseOf(one, one.months));
    expect(apart(worth, one.expected)).toBeLessThanOrEqual(one.tol);
  });

  it.each(calculators.of('lumpsum_fv_yearly'))(
    '$principal at $annual_rate_percent % for $years years',
    (one) => {
      const then = grown(money(one.principal), percent(one.annual_rate_percent), one.years * 12);
      expect(apart(then, one.maturity)).toBeLessThanOrEqual(1);
    },
  );

  it.each(calculators.of('sip_plus_lumpsum_fv', 'sip_then_hold', 'swp_balance'))('$fn', (one) => {
    const rate = monthlyRate(percent(one.annual_rate_percent), 'nominal');
    const [paid, saved] =
      one.fn === 'sip_then_hold' ? [one.sip_years, one.hold_years] : [one.years, one.years];
    const growth = toNumber(power(plus(ONE, rate), saved * 12));
    const worth = toNumber(instalmentsWorth(rate, paid * 12, 'start'));
    const figures: Record<string, readonly [number, number]> = {
      sip_plus_lumpsum_fv: [one.lumpsum * growth + one.monthly * worth, one.maturity],
      sip_then_hold: [one.monthly * worth * growth, one.maturity],
      swp_balance: [one.investment * growth - one.monthly_withdrawal * worth, one.balance],
    };
    const [ours, theirs] = figures[one.fn] ?? [0, 1];
    expect(Math.abs(ours - theirs)).toBeLessThanOrEqual(1);
  });

  it.each(calculators.of('goal_required_monthly_sip'))('SIP for $target in $months months', (one) => {
    // Several rates at once are no rate of ours: their worths are added here.
    const worth = one.allocation.reduce((sum, { annual_rate_percent: rate, weight_percent: weight }) => {
      const monthly = monthlyRate(percent(rate), 'nominal');
      return sum + (toNumber(instalmentsWorth(monthly, one.months, 'start')) * weight) / 100;
    }, 0);
    expect(Math.abs(one.target / worth - one.expected)).toBeLessThanOrEqual(one.tol);
    const [only, ...more] = one.allocation;
    if (only === undefined || more.length > 0) return;
    const course = courseOf({ ...one, annual_rate_percent: only.annual_rate_percent }, one.months);
    expect(apart(sipNeeded(money(one.target), course), one.expected)).toBeLessThanOrEqual(one.tol);
  });

  it('has some of each', () => {
    for (const name of ['sip_fv', 'stepup_sip_fv', 'lumpsum_fv_yearly', 'goal_required_monthly_sip']) {
      expect(calculators.of(name).length, name).toBeGreaterThan(0);
    }
  });
});
