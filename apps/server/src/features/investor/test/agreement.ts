import {
  type Folio,
  investorDetails,
  listFolios,
  listTransactions,
} from '@hub/contract/calls/investor/investor-details';
import { listHolders, listSchemes, type SchemeRow } from '@hub/contract/calls/investor/investor-schemes';
import { expect } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { oneStatement } from '../../../db/queries.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { readBookFigures } from '../../book/book.public.ts';

/*
 * What must hold for any book whatever: each screen's figures are the sum of the screen below it, and the lowest is
 * what the ledger itself adds up to, asked here in other words.
 */

const today = '2026-11-15';
const yearStart = '2026-04-01';

/** To the tenth-millionth of a rupee: nothing is rounded before it is compared. */
const exact = (text: string, places: number): bigint => {
  const [whole = '', part = ''] = text.split('.');
  return BigInt(whole + part.padEnd(places, '0').slice(0, places));
};
const paise = (text: string) => exact(text, 2);
const product = ({ units, nav }: { units: string; nav: { value: string } | null }) =>
  nav === null ? 0n : exact(units, 3) * exact(nav.value, 4);
const rounded = (worth: bigint): bigint => (worth + 50_000n) / 100_000n;
const sum = <T>(items: readonly T[], value: (item: T) => bigint): bigint =>
  items.reduce((total, item) => total + value(item), 0n);

interface FromLedger {
  readonly id: string;
  readonly worth: string;
  readonly entries: number;
}

/** Units times newest NAV straight from the ledger. What is unresolved is no part of it; what was reversed sums up to nothing. */
const fromLedger = `
  with counted as (
    select l.* from ledger l
     where l.arn = $1 and l.revision % 2 = 0
       and not exists (select from ledger r where (r.arn, r.folio_no, r.scheme_code, r.trxn_no)
                         = (l.arn, l.folio_no, l.scheme_code, l.trxn_no) and r.revision > l.revision)
  )
  select i.id, coalesce(sum(s.units * n.nav) filter (where u.why is null or u.why = 'reversed'), 0) as worth,
         count(s.*)::int4 as entries
    from investor i
    left join folio f on f.arn = i.arn and f.investor_id = i.id
    left join counted s on s.arn = f.arn and s.folio_no = f.folio_no
    left join uncounted_entry u on (u.arn, u.folio_no, u.scheme_code, u.trxn_no)
                                   = (s.arn, s.folio_no, s.scheme_code, s.trxn_no)
    left join nav_latest n on n.scheme_code = s.scheme_code
   where i.arn = $1 group by i.arn, i.id order by i.id`;

async function pagesOf<T>(page: (pageNumber: number) => Promise<readonly T[]>): Promise<T[]> {
  const all: T[] = [];
  for (let pageNumber = 1; ; pageNumber++) {
    const items = await page(pageNumber);
    all.push(...items);
    if (items.length < 10) return all;
  }
}

async function checkClient(client: TestClient, db: Database, arn: string, expected: FromLedger) {
  const { id } = expected;
  const details = await client.request(investorDetails, { id });
  const { folios } = await client.request(listFolios, { investorId: id });
  const [stored] = await db.read<{ aum: string; cost: string }>(
    { arn },
    'select aum, cost from investor_figure where arn = $1 and investor_id = $2',
    [arn, id],
  );
  const worth = sum(folios, (folio) => sum(folio.holdings, product));
  expect([id, worth]).toEqual([id, exact(expected.worth, 7)]);
  expect([id, worth]).toEqual([id, exact(stored?.aum ?? '', 7)]);
  expect([id, paise(details.figures.value)]).toEqual([id, rounded(worth)]);
  const costs = (folio: Folio) => sum(folio.holdings, ({ figures }) => paise(figures.cost));
  expect([id, sum(folios, costs)]).toEqual([id, paise(stored?.cost ?? '')]);
  expect([id, details.figures.cost]).toEqual([id, stored?.cost]);
  for (const folio of folios) {
    expect([folio.folioNo, paise(folio.figures.value)]).toEqual([
      folio.folioNo,
      rounded(sum(folio.holdings, product)),
    ]);
    expect([folio.folioNo, paise(folio.figures.cost)]).toEqual([folio.folioNo, costs(folio)]);
  }
  const entries = await pagesOf(
    async (pageNumber) => (await client.request(listTransactions, { investorId: id, pageNumber })).items,
  );
  expect([id, new Set(entries.map(({ key }) => key)).size]).toEqual([id, expected.entries]);
  const days = entries.map(({ day }) => day);
  expect(days).toEqual(days.toSorted().reverse());
  return { details, folios };
}

async function checkSchemes(client: TestClient, db: Database, arn: string): Promise<SchemeRow[]> {
  const book = await readBookFigures(oneStatement(db, { arn }), { arn, today, yearStart });
  const list = (view: 'held' | 'moved') =>
    pagesOf(async (pageNumber) => (await client.request(listSchemes, { id: arn, view, pageNumber })).items);
  const [held, moved] = [await list('held'), await list('moved')];
  expect(sum(held, product)).toBe(exact(book.aum, 7));
  expect(sum(held, ({ cost }) => paise(cost))).toBe(paise(book.cost));
  const first = await client.request(listSchemes, { id: arn });
  expect(paise(first.totals?.aum ?? '')).toBe(rounded(exact(book.aum, 7)));
  expect([first.totals?.schemes, first.asOn]).toEqual([held.length, book.aumOn]);
  for (const what of ['bought', 'bySip', 'sold'] as const) {
    expect([what, sum(moved, (row) => paise(row[what]))]).toEqual([what, paise(book.month[what])]);
  }
  const { totals } = await client.request(listSchemes, { id: arn, view: 'moved' });
  for (const what of ['bought', 'bySip', 'sold'] as const) {
    expect([what, paise(totals?.[what] ?? '')]).toEqual([what, paise(book.month[what])]);
  }
  return held;
}

async function checkHolders(client: TestClient, line: SchemeRow): Promise<void> {
  const holders = await pagesOf(
    async (pageNumber) => (await client.request(listHolders, { id: line.code, pageNumber })).items,
  );
  expect([line.code, holders.length]).toEqual([line.code, line.holders]);
  expect([line.code, sum(holders, ({ units }) => exact(units, 3))]).toEqual([
    line.code,
    exact(line.units, 3),
  ]);
  expect([line.code, sum(holders, ({ cost }) => paise(cost))]).toEqual([line.code, paise(line.cost)]);
  const units = holders.map((holder) => exact(holder.units, 3));
  expect(units).toEqual(units.toSorted((one, other) => (one < other ? 1 : one > other ? -1 : 0)));
}

/** Everything of a book against everything else of it. */
export async function checkBook(client: TestClient, db: Database, arn: string) {
  const clients = [];
  for (const expected of await db.read<FromLedger>({ arn }, fromLedger, [arn])) {
    clients.push(await checkClient(client, db, arn, expected));
  }
  for (const line of await checkSchemes(client, db, arn)) await checkHolders(client, line);
  return clients;
}
