import { describe, expect, it } from 'vitest';
import { dayNo, entry, nav, rupees, units } from '../../../test/ledger.ts';
import { card, lotIncentive, percent, rateLine } from '../../../test/rate-cards.ts';
import type { EntryKind } from '../../holdings/ledger/entry-kinds.ts';
import { positionOf } from '../../holdings/lots/position-of.ts';
import { paise } from '../../money/scaled.ts';
import { clawbacksOf } from './clawback.ts';
import { forecastTrail } from './forecast.ts';
import { navSums } from './nav-sums.ts';

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
