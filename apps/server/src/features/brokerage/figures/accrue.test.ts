import { type DayNumber, dateOfDayNumber, milliUnits, paise } from '@hub/domain';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  anyCards,
  anyNavs,
  anyStep,
  folioOf,
  from,
  location,
  schemeOf,
  storyOf,
  to,
} from '../../../../../../packages/domain/test/reference/random-trail.ts';
import { plainBrokerage } from '../../../../../../packages/domain/test/reference/reference-trail.ts';
import type { TestDatabase } from '../../../../test/open-test-database.ts';
import type { Database } from '../../../db/database.ts';
import { bought, entry } from '../../book/test/small-book.ts';
import { writeRateCard } from '../rate-card/rate-card.repository.ts';
import { arn, forgetExpected, freshExpectedBook, fromStory, post, price } from '../test/expected-book.ts';
import { accrueNight } from './accrue.ts';
import { verifyBrokerage } from './verify-brokerage.service.ts';

let test: TestDatabase;
beforeEach(async () => {
  test = await freshExpectedBook(test);
});
afterAll(() => test.close());

/** More by hand: `HUB_BOOKS=60`. */
const books = Number(process.env.HUB_BOOKS ?? 5);
const dateOf = (day: number) => dateOfDayNumber(day as DayNumber);
const night = (db: Database, day: number) => accrueNight(db, dateOf(day));

/** A database whose process dies after so many transactions. */
function dyingAfter(db: Database, count: number): Database {
  let left = count;
  return {
    kind: db.kind,
    jobConnection: db.jobConnection,
    read: db.read.bind(db),
    asOwner: db.asOwner.bind(db),
    listen: db.listen.bind(db),
    close: db.close.bind(db),
    transaction: async (scope, work) => {
      left -= 1;
      if (left < 0) throw new Error('killed');
      return db.transaction(scope, work);
    },
  };
}

const rows = (text: string) => test.db.read<Record<string, unknown>>('system', text);
const lines = () => rows('select * from trail_line order by arn, month, folio_no, scheme_code, gst_basis');
const missing = () => rows('select * from trail_missing order by folio_no, scheme_code, ref, from_on');

/** What comes to the hub late, early, or in any order. */
const anyDelays = fc.array(fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 60 })), {
  minLength: 20,
  maxLength: 20,
});
const anyNights = fc.array(fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 50 })), {
  minLength: 12,
  maxLength: 12,
});

describe('the twin of the brokerage', () => {
  it('is after any nights, to the paisa, what a count day by day gives, and what one rebuild gives', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyStep, { minLength: 5, maxLength: 40 }),
        anyCards,
        anyNavs,
        anyNavs,
        anyDelays,
        anyNights,
        async (steps, cards, navsOfE, navsOfD, delays, gaps) => {
          test = await freshExpectedBook(test);
          const { db } = test;
          const { happenings, ledgers } = storyOf(steps);
          const late = (index: number) => delays[index % delays.length] ?? 1;
          const entries = [...ledgers].flatMap(([holding, list]) =>
            list.map((one, index) => ({
              on: one.day + late(index + holding.charCodeAt(0)),
              what: fromStory(folioOf(holding), schemeOf(holding), one),
            })),
          );
          const undone = { arn, folioNo: '1', schemeCode: 'E', day: (from + 33) as DayNumber };
          entries.push(
            { on: from + 34, what: bought('9001', 40, undone) },
            {
              on: from + 34 + late(3),
              what: entry({
                ...undone,
                trxnNo: '9002',
                kind: 'reversal',
                units: milliUnits(-40_000n),
                amount: paise(40_000n),
                day: (from + 50) as DayNumber,
                reverses: '9001',
                undoes: 'purchase',
              }),
            },
          );
          const navs = new Map([
            ['E', navsOfE],
            ['D', navsOfD],
          ]);
          const prices = [...navs].flatMap(([code, list]) =>
            list
              .filter(({ day }) => day <= to)
              .map((one, index) => ({ on: one.day + late(index), what: { code, ...one } })),
          );
          const tariffs = cards.map((card, index) => ({ on: card.from + late(index) * 3 - 60, what: card }));
          const bring = async (after: number, until: number) => {
            const due = <T>(list: readonly { on: number; what: T }[]) =>
              list.filter(({ on }) => after < on && on <= until).map(({ what }) => what);
            await post(db, due(entries));
            await price(db, due(prices));
            for (const card of due(tariffs)) {
              await db.transaction('system', (tx) => writeRateCard(tx, card, '1'));
            }
          };
          let last = Number.NEGATIVE_INFINITY;
          let day = from + 1;
          for (const [index, gap] of gaps.entries()) {
            if (day > to) break;
            await bring(last, day);
            if (index % 4 === 1) {
              await expect(night(dyingAfter(db, (index >> 2) % 4), day)).rejects.toThrow('killed');
            }
            if (index % 8 !== 1) await night(db, day);
            last = day;
            day += gap;
          }
          await bring(last, Number.POSITIVE_INFINITY);
          await night(db, to + 1);

          const first = from - 31;
          const plain = plainBrokerage(happenings, [first, to], {
            cards,
            navs: new Map(
              [...navs].map(([code, list]) => [
                code,
                new Map(list.map((one) => [one.day as number, one.nav])),
              ]),
            ),
            schemeOf,
            location,
            earlierRate: 'unknown',
          });
          const here = ([holding]: readonly [string, unknown]) => !holding.startsWith('elsewhere');
          const made = await rows(
            `select folio_no || '/' || scheme_code || ' ' || to_char(month, 'YYYY-MM') || ' ' || gst_basis as line,
                    (amount * 100)::int8::text as amount
               from trail_line where amount > 0 and month >= '${dateOf(first)}' order by 1`,
          );
          const expected = [...plain.trail].filter(here).filter(([, amount]) => amount > 0n);
          expect(made.map(({ line, amount }) => [line, amount])).toEqual(
            expected.map(([line, amount]) => [line, String(amount)]).sort(),
          );
          const gapsMade = await rows(
            `select folio_no || '/' || scheme_code as holding,
                    sum(least(to_on, '${dateOf(to)}') - greatest(from_on, '${dateOf(first)}') + 1)::int as days
               from trail_missing
              where from_on <= '${dateOf(to)}' and coalesce(to_on, 'infinity') >= '${dateOf(first)}'
              group by 1 order by 1`,
          );
          expect(gapsMade).toEqual(
            [...plain.missing]
              .filter(here)
              .sort()
              .map(([holding, days]) => ({ holding, days })),
          );

          expect(await verifyBrokerage(db)).toEqual([]);
          expect(await rows('select from trail_changed')).toEqual([]);
          const byNights = [await lines(), await missing()];
          await forgetExpected(db);
          await night(db, to + 1);
          expect([await lines(), await missing()]).toEqual(byNights);
        },
      ),
      { numRuns: books, endOnFailure: true },
    );
  });
});
