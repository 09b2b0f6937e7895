import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNo } from '../../test/ledger.ts';
import { percent, rateLine } from '../../test/rate-cards.ts';
import { type Happening, plainBrokerage } from '../../test/reference/reference-trail.ts';
import { addMonths, type DayNumber, dateOfDayNumber } from '../calendar/day-number.ts';
import type { EntryKind } from '../holdings/entry-kinds.ts';
import { foldBook } from '../holdings/fold-book.ts';
import { type EntryInput, type LedgerEntry, ledgerEntry } from '../holdings/ledger-entry.ts';
import { milliUnits, navTenThousandths, paise } from '../money/scaled.ts';
import { clawbacksOf, lotIncentive } from './clawback.ts';
import { type LotSource, lotRangesOf, trailLot } from './lot-ranges.ts';
import { navSums } from './nav-sums.ts';
import { type RateCard, rateCard } from './rate-card.ts';
import { rateOf } from './rate-of.ts';
import { accrueDay, trailAmount, trailOf } from './trail.ts';
import { trailMonths, trailSlices } from './trail-slices.ts';

const start = dayNo('2023-01-15');
/** Hundreds by hand: `HUB_BOOKS=400 npx vitest run <this file> --testTimeout=120000`. */
const books = Number(process.env.HUB_BOOKS ?? 25);
const [from, to] = [dayNo('2026-01-01'), dayNo('2026-04-30')];
const location = 'B30' as const;
const earlierRate = percent('0.35');

const holdings = ['1/E', '1/D', '2/E', '2/D'] as const;
const schemeOf = (holding: string) => holding.slice(2);
const folioOf = (holding: string) => holding.slice(0, 1);

const anyStep = fc.record({
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
const anyCards = fc
  .uniqueArray(anyCard, { minLength: 1, maxLength: 4, selector: (one) => one.from })
  .map((cards) => cards.sort((one, other) => one.from - other.from));

const anyNavs = fc
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
function storyOf(steps: Steps) {
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

const source: LotSource = ({ kind }) => ({
  location,
  earlierRate: kind === 'broker-in' ? earlierRate : null,
});

const fold = (ledgers: ReadonlyMap<string, readonly LedgerEntry[]>, until: number) =>
  foldBook(
    holdings.map((holding) => ({
      folioNo: folioOf(holding),
      schemeCode: schemeOf(holding),
      entries: (ledgers.get(holding) ?? []).filter(({ day }) => day <= until),
      balance: null,
    })),
    { keepsSales: true },
  );

const monthsOf = () =>
  [0, 1, 2, 3].map((ahead) => ({
    name: dateOfDayNumber(addMonths(from, ahead)).toString().slice(0, 7),
    from: addMonths(from, ahead),
    to: (addMonths(from, ahead + 1) - 1) as DayNumber,
  }));

const add = (sums: Map<string, bigint>, key: string, amount: bigint) => {
  sums.set(key, (sums.get(key) ?? 0n) + amount);
};

describe('trail and clawback over random books', () => {
  it('are, by the months’ ranges, by slices and by the nights added up, what a count day by day gives', () => {
    fc.assert(
      fc.property(
        fc.array(anyStep, { minLength: 1, maxLength: 40 }),
        anyCards,
        anyNavs,
        anyNavs,
        (steps, cards, navsOfE, navsOfD) => {
          const { happenings, ledgers } = storyOf(steps);
          const navs = new Map([
            ['E', navsOfE],
            ['D', navsOfD],
          ]);
          const plainNavs = new Map([...navs].map(([key, list]) => [key, new Map(list.map(dayAndNav))]));
          const facts = { cards, navs: plainNavs, schemeOf, location, earlierRate };
          const here = (key: string) => !key.startsWith('elsewhere');
          const plain = plainBrokerage(happenings, [from, to], facts);
          const sums = new Map([...navs].map(([key, list]) => [key, navSums(list)]));

          const byMonth = new Map<string, bigint>();
          const rebuilt = new Map<string, bigint>();
          const bySlices = new Map<string, bigint>();
          const clawed = new Map<string, bigint>();
          const missing = new Map<string, bigint>();
          const unknown = new Map<string, bigint>();
          for (const [index, folded] of fold(ledgers, to).entries()) {
            const holding = holdings[index] ?? '';
            const scheme = schemeOf(holding);
            const terms = { scheme, cards, navs: sums.get(scheme) ?? expect.fail() };
            const ranges = lotRangesOf(folded, source);
            for (const { name, ...period } of monthsOf()) {
              const trail = trailOf(ranges, period, terms);
              for (const { gstBasis, amount, product } of trail.lines) {
                byMonth.set(`${holding} ${name} ${gstBasis}`, amount);
                rebuilt.set(`${holding} ${name} ${gstBasis}`, product);
              }
              for (const one of trail.missing) add(missing, holding, BigInt(one.to - one.from + 1));
            }
            const sliced = trailSlices(ranges, terms);
            for (const { month, gstBasis, product } of trailMonths(sliced.slices, terms.navs, { from, to })) {
              const name = dateOfDayNumber(month).toString().slice(0, 7);
              bySlices.set(`${holding} ${name} ${gstBasis}`, product);
            }
            for (const one of sliced.missing) {
              const days = Math.min(one.to ?? to, to) - Math.max(one.from, from) + 1;
              if (days > 0) add(unknown, holding, BigInt(days));
            }
            const incentive = (lot: Parameters<LotSource>[0]) => {
              const terms = { ...trailLot(lot, source), scheme, on: lot.acquiredOn };
              const found = rateOf(cards, terms);
              return found.ok ? lotIncentive(found.line, lot.paid) : null;
            };
            for (const { amount } of clawbacksOf(folded.sales, incentive)) add(clawed, holding, -amount);
          }
          const some = ([, amount]: readonly [string, bigint]) => amount > 0n;
          const sorted = (map: ReadonlyMap<string, bigint>) => [...map].filter(some).sort();
          expect(sorted(byMonth)).toEqual(sorted(new Map([...plain.trail].filter(([key]) => here(key)))));
          expect(sorted(clawed)).toEqual(sorted(plain.clawback));
          const gaps = [...plain.missing].filter(([key]) => here(key));
          expect(sorted(missing)).toEqual(gaps.map(([key, days]) => [key, BigInt(days)]).sort());

          expect([...bySlices].sort()).toEqual([...rebuilt].sort());
          expect(sorted(unknown)).toEqual(sorted(missing));

          const nightly = new Map<string, bigint>();
          for (let day = from as number; day <= to; day += 1) {
            const on = day as DayNumber;
            for (const [index, { position }] of fold(ledgers, day).entries()) {
              const holding = holdings[index] ?? '';
              const scheme = schemeOf(holding);
              const nav = navs.get(scheme)?.findLast((one) => one.day <= day)?.nav ?? null;
              const lots = position.lots.map((lot) => ({ ...trailLot(lot, source), units: lot.units }));
              const { products } = accrueDay(lots, on, nav, { scheme, cards });
              const month = dateOfDayNumber(on).toString().slice(0, 7);
              add(nightly, `${holding} ${month} exclusive`, products.exclusive);
              add(nightly, `${holding} ${month} inclusive`, products.inclusive);
            }
          }
          expect(sorted(nightly)).toEqual(sorted(rebuilt));
          for (const [key, product] of rebuilt) expect(byMonth.get(key)).toBe(trailAmount(product));
        },
      ),
      { numRuns: books },
    );
  });
});

const dayAndNav = ({ day, nav }: { day: number; nav: bigint }): [number, bigint] => [day, nav];
