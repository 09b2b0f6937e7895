import { describe, expect, it } from 'vitest';
import { dayNo, entry, nav, rupees, units } from '../../../test/ledger.ts';
import { card, percent, rateLine } from '../../../test/rate-cards.ts';
import type { EntryKind } from '../../holdings/ledger/entry-kinds.ts';
import { positionOf } from '../../holdings/lots/position-of.ts';
import { paise } from '../../money/scaled.ts';
import { clawbacksOf, lotIncentive } from './clawback.ts';
import { forecastTrail } from './forecast.ts';
import { type FirstInvestment, incentiveOf } from './incentive.ts';
import { navSums } from './nav-sums.ts';

const on = dayNo('2026-03-01');
const first: FirstInvestment = {
  isNewPan: true,
  isIndividual: true,
  isWoman: false,
  location: 'B30',
  wasPaid: false,
  category: 'Flexi Cap Fund',
  on,
  kind: 'lumpsum',
  amounts: [{ on, amount: rupees('1,50,000') }],
};

describe('the incentive for a new investor (handbook §3.3)', () => {
  const amount = (rest: Partial<FirstInvestment>) => {
    const answer = incentiveOf({ ...first, ...rest });
    return answer.ok ? answer.amount : answer.why;
  };

  it('is 1 % of the first lumpsum, 2,000 at most', () => {
    expect(incentiveOf(first)).toEqual({ ok: true, amount: rupees('1,500'), until: dayNo('2027-03-01') });
    expect(amount({ amounts: [{ on, amount: rupees('2,00,000.01') }] })).toBe(rupees('2,000'));
    const second = { on: dayNo('2026-04-01'), amount: rupees('50,000') };
    expect(amount({ amounts: [...first.amounts, second] })).toBe(rupees('1,500'));
  });

  it('is 1 % of the SIP of the first year', () => {
    const amounts = ['2026-03-01', '2026-04-01', '2027-02-28', '2027-03-01'].map((iso) => ({
      on: dayNo(iso),
      amount: rupees('10,000'),
    }));
    expect(amount({ kind: 'sip', amounts })).toBe(rupees('300'));
  });

  it('is for any individual beyond the 30 cities and any woman, once, new to the industry, since 1-Mar-2026', () => {
    expect(amount({ location: 'T30' })).toBe('not-eligible');
    expect(amount({ location: null })).toBe('not-eligible');
    expect(amount({ location: 'T30', isWoman: true })).toBe(rupees('1,500'));
    expect(amount({ isIndividual: false })).toBe('not-eligible');
    expect(amount({ wasPaid: true })).toBe('paid-before');
    expect(amount({ isNewPan: false })).toBe('not-new');
    expect(amount({ on: dayNo('2026-02-28') })).toBe('before-rule');
  });

  it.each([
    'Other ETFs',
    'Domestic FoF',
    'FoF Domestic',
    'Fund of Funds Scheme (Domestic) - Fund of Funds Scheme (Domestic)',
    'Fund of Funds - Domestic',
    'Ultra Short to Short Term Fund',
    'Overnight Fund',
    'Liquid Fund',
    'Ultra Short Duration Fund',
    'Low Duration Fund',
  ])('is none for %s', (category) => {
    expect(amount({ category })).toBe('category');
  });

  it('is there for an overseas fund of funds and a short-duration fund', () => {
    expect(amount({ category: 'FoF Overseas' })).toBe(rupees('1,500'));
    const named = 'Overseas Fund of Funds - Fund of Funds investing overseas';
    expect(amount({ category: named })).toBe(rupees('1,500'));
    expect(amount({ category: 'Short Duration Fund' })).toBe(rupees('1,500'));
  });
});

describe('a clawback', () => {
  const line = rateLine({ incentive: percent('1'), clawbackDays: 365 });
  const clawed = (...sales: readonly (readonly [string, string, EntryKind?])[]) => {
    const bought = entry('1', 'purchase', '2026-03-01', { units: units('300'), amount: rupees('10,000') });
    const sold = sales.map(([iso, count, kind = 'redemption'], index) =>
      entry(String(index + 2), kind, iso, { units: units(count) }),
    );
    const folded = positionOf([bought, ...sold], { keepsSales: true });
    return clawbacksOf(folded.sales, (lot) => lotIncentive(line, lot.paid)).map(({ amount }) => amount);
  };

  it('takes back the share of what was sold too early, and three thirds are the whole', () => {
    expect(clawed(['2026-06-01', '100'], ['2026-07-01', '100'], ['2026-08-01', '100'])).toEqual([
      paise(-33_33n),
      paise(-33_34n),
      paise(-33_33n),
    ]);
  });

  it('is for a sale or a switch before the last day, and not for units that were moved', () => {
    expect(clawed(['2027-02-28', '300'])).toEqual([paise(-100_00n)]);
    expect(clawed(['2027-03-01', '300'])).toEqual([]);
    expect(clawed(['2026-06-01', '300', 'switch-out'])).toEqual([paise(-100_00n)]);
    expect(clawed(['2026-06-01', '300', 'transfer-out'])).toEqual([]);
  });
});

describe('the forecast of trail', () => {
  const today = dayNo('2026-11-15');
  const cards = [card('2020-01-01', { trail: '0.73 0.365' })];
  const sip = (id: string, amount: string) => ({
    id,
    scheme: 'E',
    location: null,
    amount: rupees(amount),
    debits: ['2026-11-10', '2026-12-16', '2027-01-01'].map(dayNo),
  });
  const held = {
    scheme: 'E',
    navs: navSums([{ day: dayNo('2026-11-13'), nav: nav('100') }]),
    ranges: [
      {
        lot: { ref: '1', boughtOn: dayNo('2026-01-01'), location: null, amount: null, earlierRate: null },
        from: dayNo('2026-01-01'),
        to: null,
        units: units('1000'),
      },
    ],
  };

  it('has the twelve months after this one, of what is held and of the instalments to come, at a flat NAV', () => {
    const { months, missing } = forecastTrail([held], [sip('A', '10,000')], { today, cards });
    expect(missing).toEqual([]);
    expect(months).toHaveLength(12);
    // A lakh at 2 paise a thousand a day in its first year, at one in its second.
    expect(months.slice(0, 2).map((month) => month.held)).toEqual([rupees('62'), rupees('31')]);
    // December: one instalment for 16 days; January: two for 31.
    expect(months.slice(0, 2).map((month) => month.sips)).toEqual([rupees('3.20'), rupees('12.40')]);
    expect(months.at(-1)?.month).toEqual({ from: dayNo('2027-11-01'), to: dayNo('2027-11-30') });
  });

  it('tells what is lost if some SIPs lapse, and of all of them it is all that SIPs bring', () => {
    const sips = [sip('A', '10,000'), sip('B', '20,000')];
    const { months, lostWithout } = forecastTrail([held], sips, { today, cards });
    const all = months.reduce((sum, month) => sum + month.sips, 0n);
    expect(lostWithout(['A', 'B', 'A', 'unknown'])).toBe(all);
    expect(lostWithout(['B'])).toBe(paise(2n * lostWithout(['A'])));
    expect(lostWithout([])).toBe(0n);
  });

  it('names the scheme without a rate', () => {
    const { missing } = forecastTrail([{ ...held, scheme: 'X' }], [], { today, cards });
    expect(missing[0]?.why).toMatchObject({ missing: 'scheme', scheme: 'X' });
  });
});
