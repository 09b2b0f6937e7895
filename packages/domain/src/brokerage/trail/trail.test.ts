import { describe, expect, it } from 'vitest';
import { dayNo, entry, nav, rupees, units } from '../../../test/ledger.ts';
import { card, percent } from '../../../test/rate-cards.ts';
import type { LedgerEntry } from '../../holdings/ledger/ledger-entry.ts';
import { foldBook } from '../../holdings/lots/fold-book.ts';
import type { RateCard } from '../rate-card/rate-card.ts';
import { type LotSource, lotRangesOf } from './lot-ranges.ts';
import { navSums } from './nav-sums.ts';
import { trailOf } from './trail.ts';

const june = { from: dayNo('2026-06-01'), to: dayNo('2026-06-30') };
const flat = navSums([{ day: dayNo('2026-01-01'), nav: nav('100') }]);
const crore = entry('1', 'purchase', '2026-05-01', {
  units: units('1,00,000'),
  nav: nav('100'),
  amount: rupees('1,00,00,000'),
});
const plain: LotSource = () => ({ location: null, earlierRate: null });

function trail(
  entries: readonly LedgerEntry[],
  cards: readonly RateCard[],
  { source = plain, navs = flat, period = june } = {},
) {
  const ledger = { folioNo: '1', schemeCode: 'E', entries, balance: null };
  const [folded] = foldBook([ledger], { keepsSales: true });
  if (folded === undefined) throw new Error('nothing was folded');
  return trailOf(lotRangesOf(folded, source), period, { scheme: 'E', cards, navs });
}
const amounts = (...args: Parameters<typeof trail>) => trail(...args).lines.map(({ amount }) => amount);
const eighty = card('2020-01-01', {});

describe('trail', () => {
  it('of 1 crore at 0.80 % over 30 days is 6,575.34 (handbook §3.2)', () => {
    expect(amounts([crore], [eighty])).toEqual([rupees('6,575.34')]);
  });

  it('counts the day of a purchase and not that of a sale, and the newest NAV of each day', () => {
    const entries = [
      entry('1', 'purchase', '2026-06-10', {
        units: units('1000'),
        nav: nav('10'),
        amount: rupees('10,000'),
      }),
      entry('2', 'redemption', '2026-06-14', { units: units('1000'), nav: nav('10') }),
    ];
    const navs = navSums([
      { day: dayNo('2026-06-01'), nav: nav('10') },
      { day: dayNo('2026-06-12'), nav: nav('12') },
    ]);
    const [line] = trail(entries, [card('2020-01-01', { trail: '3.65' })], { navs }).lines;
    // 10 000 on two days and 12 000 on two, at a ten-thousandth a day.
    expect(line?.amount).toBe(rupees('4.40'));
    expect(line?.pieces).toMatchObject([{ from: dayNo('2026-06-10'), to: dayNo('2026-06-13') }]);
  });

  it('changes within the month with the card and with the lot’s year, and says which', () => {
    const bought = entry('1', 'purchase', '2025-06-11', {
      units: units('1000'),
      nav: nav('100'),
      amount: rupees('1,00,000'),
    });
    const cards = [
      card('2020-01-01', { trail: '1 0.8' }),
      card('2026-06-21', { trail: '0.5 0.4', gstBasis: 'inclusive' }),
    ];
    const { lines } = trail([bought], cards);
    const reported = lines.flatMap(({ gstBasis, pieces }) =>
      pieces.map(({ from, to, rate, found }) => [gstBasis, to - from + 1, rate, found.year]),
    );
    expect(reported).toEqual([
      ['exclusive', 10, percent('1'), 1],
      ['exclusive', 10, percent('0.8'), 2],
      ['inclusive', 10, percent('0.4'), 2],
    ]);
  });

  it('of units from another distributor has the lower of both rates, and none while that is not known', () => {
    const moved = entry('1', 'broker-in', '2026-05-01', {
      units: units('1,00,000'),
      nav: nav('100'),
      amount: rupees('1,00,00,000'),
      carried: { acquiredOn: dayNo('2024-01-01'), cost: rupees('50,00,000') },
    });
    const from = (earlierRate: ReturnType<LotSource>['earlierRate']) =>
      trail([moved], [eighty], { source: () => ({ location: null, earlierRate }) });
    expect(from(percent('0.4')).lines.map(({ amount }) => amount)).toEqual([rupees('3,287.67')]);
    expect(from(percent('0.9')).lines.map(({ amount }) => amount)).toEqual([rupees('6,575.34')]);
    expect(from('unknown')).toMatchObject({ lines: [], missing: [{ why: { missing: 'earlier-rate' } }] });
  });

  it('names the days without a rate or a NAV and earns nothing on them', () => {
    const late = navSums([{ day: dayNo('2026-06-16'), nav: nav('100') }]);
    const reported = trail([crore], [card('2026-06-11', {})], { navs: late });
    expect(
      reported.missing.map(({ from, to, why }) => [from, to, why === 'nav' ? why : why.missing]),
    ).toEqual([
      [dayNo('2026-06-01'), dayNo('2026-06-10'), 'card'],
      [dayNo('2026-06-11'), dayNo('2026-06-15'), 'nav'],
    ]);
    expect(reported.lines.map(({ amount }) => amount)).toEqual([rupees('3,287.67')]);
    expect(amounts([crore], [eighty], { navs: navSums([]) })).toEqual([]);
  });

  it('takes what was reversed for what never was', () => {
    const wrong = entry('2', 'redemption', '2026-06-05', { units: units('50,000'), nav: nav('100') });
    const undone = entry('R2', 'reversal', '2026-06-20', {
      units: units('50,000'),
      reverses: '2',
      undoes: 'redemption',
    });
    expect(amounts([crore, wrong, undone], [eighty])).toEqual([rupees('6,575.34')]);
  });
});
