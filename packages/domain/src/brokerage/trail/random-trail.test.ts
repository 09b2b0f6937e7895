import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lotIncentive } from '../../../test/rate-cards.ts';
import { accrueDay } from '../../../test/reference/nightly-trail.ts';
import {
  anyCards,
  anyNavs,
  anyStep,
  earlierRate,
  folioOf,
  from,
  holdings,
  location,
  schemeOf,
  storyOf,
  to,
} from '../../../test/reference/random-trail.ts';
import { plainBrokerage } from '../../../test/reference/reference-trail.ts';
import { addMonths, type DayNumber, dateOfDayNumber } from '../../calendar/day-number.ts';
import type { LedgerEntry } from '../../holdings/ledger/ledger-entry.ts';
import { foldBook } from '../../holdings/lots/fold-book.ts';
import { rateOf } from '../rate-card/rate-of.ts';
import { clawbacksOf } from './clawback.ts';
import { type LotSource, lotRangesOf, trailLot } from './lot-ranges.ts';
import { navSums } from './nav-sums.ts';
import { trailAmount, trailOf } from './trail.ts';
import { trailMonths, trailSlices } from './trail-slices.ts';

/** Hundreds by hand: `HUB_BOOKS=400 npx vitest run <this file> --testTimeout=120000`. */
const books = Number(process.env.HUB_BOOKS ?? 25);

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
