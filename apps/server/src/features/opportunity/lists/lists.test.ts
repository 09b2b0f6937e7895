import { moneyOf, writeMoney } from '@hub/domain';
import { opportunityLists } from '@hub/domain/opportunity/lists';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restateNavs, seedRandomBook, seedRandomHouse } from '../../../../test/random-book.ts';
import type { Database } from '../../../db/database.ts';
import { oneStatement } from '../../../db/queries.ts';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import { type Lists, listsOfHandbook } from '../test/lists-of-handbook.ts';
import { type Day, type RawBook, readRawBook } from '../test/raw-book.ts';
import { countLists } from './counts.repository.ts';
import { findListed } from './opportunity.repository.ts';
import { opportunityFilterOf } from './opportunity.service.ts';

/** The rows of each list on a day, by the product's own definitions. */
async function listsOfProduct(
  db: Database,
  arn: string,
  on: Day,
): Promise<Record<string, Map<string, bigint>>> {
  const lists: Record<string, Map<string, bigint>> = {};
  for (const list of opportunityLists) {
    const rows = await findListed(oneStatement(db, { arn }), opportunityFilterOf(arn, list, {}, on), 100_000);
    lists[list] = new Map(rows.map((row) => [String(row.key), moneyOf(String(row.worth))]));
    expect(lists[list].size, list).toBe(rows.length);
  }
  return lists;
}

async function expectAsHandbook(db: Database, arn: string, book: RawBook, on: Day): Promise<Lists> {
  const reported = listsOfHandbook(book, on);
  const shown = await listsOfProduct(db, arn, on);
  for (const list of opportunityLists) expect(shown[list], `${list} on ${on}`).toEqual(reported[list]);
  const counts = await db.transaction({ arn }, (tx) => countLists(tx, arn, on.toString()));
  for (const { list, rows, worth } of counts) {
    const sum = [...reported[list].values()].reduce((total, one) => total + one, 0n);
    expect({ list, rows, worth }).toEqual({
      list,
      rows: reported[list].size,
      worth: writeMoney(sum as never),
    });
  }
  return reported;
}

/** Days on which something of the book stands just inside a window, on its edge or just outside. */
function edgesOf(book: RawBook): Day[] {
  const days = [
    ...book.entries.filter(({ kind }) => kind === 'redemption' || kind === 'purchase').map(({ day }) => day),
    ...book.plans.flatMap(({ ceasedOn, endsOn, rejectedOn }) => [ceasedOn, endsOn, rejectedOn]),
    ...book.instalments.map(({ on }) => on),
  ].filter((day): day is Day => day !== null && day.year > 2020 && day.year < 2030);
  const edges = days.flatMap((day) =>
    [0, 2, -2, 6].flatMap((months) =>
      [-1, 0, 1].map((by) => day.add({ months }).add({ days: by }).toString()),
    ),
  );
  return [...new Set(edges)].sort().map((day) => Temporal.PlainDate.from(day));
}

describe('every list has the rows that the handbook says, told from the ledger and the registers [S9-15] [S9-16] [S9-17] [S9-18] [S9-19] [S9-20] [S9-21] [S9-22]', () => {
  let hub: TestApp;
  const turns: [string, string][] = [];
  beforeAll(async () => {
    hub = await testApp({ investors: 150 });
    turns.push(['the demo book', people.ifa.arn]);
    await seedRandomHouse(hub.db, hub.clock.today());
    await seedRandomBook(hub.db, people.mailOnly.arn, 3, hub.clock.today());
    await restateNavs(hub.db, hub.clock.today(), 5);
    turns.push(['a random book', people.mailOnly.arn]);
  }, 240_000);
  afterAll(() => hub.close());

  it('today, with something in all of them but the orders', async () => {
    const book = await readRawBook(hub.db, people.ifa.arn);
    const reported = await expectAsHandbook(hub.db, people.ifa.arn, book, hub.clock.today());
    for (const list of opportunityLists)
      if (list !== 'nigo') expect(reported[list].size, list).toBeGreaterThan(0);
  });

  it('on the days around every edge, at the end of months and on a leap day', async () => {
    for (const [name, arn] of turns) {
      const book = await readRawBook(hub.db, arn);
      const ends = [
        '2026-02-28',
        '2026-04-30',
        '2026-08-31',
        '2026-12-31',
        '2028-02-29',
        '2026-03-31',
        '2026-04-01',
      ];
      for (const end of ends) await expectAsHandbook(hub.db, arn, book, Temporal.PlainDate.from(end));
      const edges = edgesOf(book);
      expect(edges.length, name).toBeGreaterThan(50);
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...edges), async (on) => {
          await expectAsHandbook(hub.db, arn, book, on);
        }),
        { numRuns: 10 },
      );
    }
  }, 240_000);

  it('a client is in ELSS with 1,49,999.99 put in this year, and out with 1,50,000 [S9-22]', async () => {
    const { arn } = people.ifa;
    const today = hub.clock.today();
    const saver = async (key?: string) => {
      const filter = opportunityFilterOf(arn, 'elss', { ...(key && { keys: [key] }) }, today);
      const [row] = await findListed(oneStatement(hub.db, { arn }), filter, 1);
      return row;
    };
    const first = await saver();
    const key = first?.key ?? '';
    const buy = (trxnNo: string, paise: bigint) =>
      hub.db.read(
        'system',
        `with held as (
           select p.arn, p.folio_no, p.scheme_code from position p
             join folio f on f.arn = p.arn and f.folio_no = p.folio_no
             join scheme s on s.code = p.scheme_code
            where p.arn = $1 and f.investor_id = $2::uuid and s.category = 'ELSS'
            order by p.folio_no, p.scheme_code limit 1
         ), bought as (
           insert into ledger (arn, folio_no, scheme_code, trxn_no, day, kind, amount, units, nav)
           select arn, folio_no, scheme_code, $3, $4::date, 'purchase', $5::numeric / 100, 1, 50 from held
         )
         update position p set last_invested_on = $4::date from held
          where (p.arn, p.folio_no, p.scheme_code) = (held.arn, held.folio_no, held.scheme_code)`,
        [arn, first?.investor_id, trxnNo, today.toString(), paise.toString()],
      );
    const paid = moneyOf(String(first?.amount));
    await buy('ELSS-1', 14_999_999n - paid);
    expect(moneyOf(String((await saver(key))?.worth))).toBe(1n);
    await buy('ELSS-2', 1n);
    expect(await saver(key)).toBeUndefined();
  });
});
