import fc from 'fast-check';
import { type RateCard, rateCard } from '../../src/brokerage/rate-card/rate-card.ts';
import { addMonths, type DayNumber } from '../../src/calendar/day-number.ts';
import type { EntryKind } from '../../src/holdings/ledger/entry-kinds.ts';
import { type EntryInput, type LedgerEntry, ledgerEntry } from '../../src/holdings/ledger/ledger-entry.ts';
import { milliUnits, navTenThousandths, paise } from '../../src/money/scaled.ts';
import { dayNo } from '../ledger.ts';
import { percent, rateLine } from '../rate-cards.ts';
import type { Happening } from './reference-trail.ts';

/* Books of two folios and two schemes with everything that happens to units, rate cards and prices. */

const start = dayNo('2023-01-15');
/** The days that are asked for. */
export const [from, to] = [dayNo('2026-01-01'), dayNo('2026-04-30')];
export const location = 'B30' as const;
export const earlierRate = percent('0.35');

export const holdings = ['1/E', '1/D', '2/E', '2/D'] as const;
export const schemeOf = (holding: string) => holding.slice(2);
export const folioOf = (holding: string) => holding.slice(0, 1);

export const anyStep = fc.record({
  what: fc.constantFrom('in', 'in', 'out', 'switch', 'merge', 'transfer', 'broker-in', 'broker-out'),
  holding: fc.nat({ max: 3 }),
  // Some happen in the three years before, most within the months that are asked for.
  after: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 100, max: 400 })),
  units: fc.bigInt({ min: 1n, max: 900_000n }),
  paid: fc.bigInt({ min: 100n, max: 5_000_000n }),
  part: fc.integer({ min: 1, max: 3 }),
});

const anyRates = fc.array(fc.bigInt({ min: 0n, max: 15_000n }), { minLength: 4, maxLength: 4 });
const anyCard = fc
  .record({
    from: fc.integer({ min: 0, max: 1_200 }),
    inflow: fc.option(fc.integer({ min: 0, max: 1_200 }), { nil: null }),
    slab: fc.bigInt({ min: 1n, max: 5_000_000n }),
    rates: fc.array(anyRates, { minLength: 3, maxLength: 3 }),
    basis: fc.constantFrom('exclusive' as const, 'inclusive' as const),
    clawbackDays: fc.integer({ min: 0, max: 400 }),
    hasD: fc.boolean(),
  })
  .map(({ from: day, inflow, slab, rates, basis, clawbackDays, hasD }): RateCard => {
    const line = (number: number, rest: Parameters<typeof rateLine>[0]) => ({
      ...rateLine({ ...rest, line: number, clawbackDays, incentive: percent('0.5') }),
      trail: rates[number - 1] as unknown as ReturnType<typeof rateLine>['trail'],
      inflowFrom: (start + (inflow ?? -9_999)) as DayNumber,
    });
    const lines = [
      { ...line(1, { gstBasis: basis }), slabTo: paise(slab) },
      { ...line(2, { location }), slabFrom: paise(slab) },
      ...(hasD ? [line(3, { scheme: 'D' })] : []),
    ];
    return rateCard(String(day), (start + day) as DayNumber, lines);
  });
export const anyCards = fc
  .uniqueArray(anyCard, { minLength: 1, maxLength: 4, selector: (one) => one.from })
  .map((cards) => cards.sort((one, other) => one.from - other.from));

export const anyNavs = fc
  .array(
    fc.record({ after: fc.integer({ min: 1, max: 5 }), nav: fc.bigInt({ min: 50_000n, max: 2_000_000n }) }),
    { minLength: 1, maxLength: 60 },
  )
  .map((steps) => {
    let at = from - 20;
    return steps.map(({ after, nav }) => {
      at += after;
      return { day: at as DayNumber, nav: navTenThousandths(nav) };
    });
  });

type Steps = readonly (typeof anyStep extends fc.Arbitrary<infer Step> ? Step : never)[];

/** The same story twice: for the reference, and as the ledgers of the four holdings. */
export function storyOf(steps: Steps) {
  const happenings: Happening[] = [];
  const ledgers = new Map<string, LedgerEntry[]>(holdings.map((holding) => [holding, []]));
  const held = new Map<string, bigint>();
  let day = start as number;
  let number = 1_000;
  const post = (holding: string, kind: EntryKind, units: bigint, rest: Partial<EntryInput> = {}) => {
    const input = { ref: String(number), kind, day: day as DayNumber, units: milliUnits(units), ...rest };
    ledgers.get(holding)?.push(ledgerEntry(input));
    const sign = kind.endsWith('out') || kind === 'redemption' ? -1n : 1n;
    held.set(holding, (held.get(holding) ?? 0n) + sign * units);
  };
  for (const { what, holding: index, after, units, paid, part } of steps) {
    day += after;
    if (day > to) break;
    number += 1;
    const holding = holdings[index] ?? '1/E';
    const otherScheme = `${folioOf(holding)}/${schemeOf(holding) === 'E' ? 'D' : 'E'}`;
    const otherFolio = `${folioOf(holding) === '1' ? '2' : '1'}/${schemeOf(holding)}`;
    const some = ((held.get(holding) ?? 0n) * BigInt(part)) / 3n;
    if (what === 'in') {
      post(holding, 'purchase', units, { amount: paise(paid) });
      happenings.push({ what, day, to: holding, units, paid });
    } else if (what === 'broker-in') {
      const bought = addMonths(day as DayNumber, -part * 7);
      post(holding, 'broker-in', units, { carried: { acquiredOn: bought, cost: paise(paid) } });
      happenings.push({ what, day, to: holding, units, paid, bought });
    } else if (some === 0n) {
      // Nothing to sell or to move.
    } else if (what === 'out') {
      post(holding, 'redemption', some);
      happenings.push({ what: 'out', day, from: holding, units: some });
    } else if (what === 'switch') {
      post(holding, 'switch-out', some);
      post(otherScheme, 'switch-in', units, { amount: paise(paid) });
      happenings.push({ what: 'out', day, from: holding, units: some });
      happenings.push({ what: 'in', day, to: otherScheme, units, paid });
    } else if (what === 'broker-out') {
      post(holding, 'broker-out', some);
      happenings.push({ what: 'move', day, from: holding, to: 'elsewhere', units: some });
    } else {
      const target = what === 'merge' ? otherScheme : otherFolio;
      const kind = what === 'merge' ? 'merger' : 'transfer';
      post(holding, `${kind}-out`, some, { amount: paise(paid) });
      post(target, `${kind}-in`, some, { amount: paise(paid) });
      happenings.push({ what: 'move', day, from: holding, to: target, units: some });
    }
  }
  return { happenings, ledgers };
}
