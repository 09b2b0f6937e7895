import type { RequestOf } from '@hub/contract';
import { type InvestorRow, listCities, listInvestors } from '@hub/contract/calls/investor/investor-list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneStatement } from '../../../db/queries.ts';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { readBookFigures } from '../../book/book.public.ts';
import { type ListClient, seedListBook } from '../test/list-book.ts';
import { signedIn } from '../test/signed-in.ts';
import { birthdayKeys } from './birthday-keys.ts';

type Requested = RequestOf<typeof listInvestors>;

/** Today is 15-Nov-2026. Each client stands for one rule; the names say which. */
const clients: readonly ListClient[] = [
  {
    name: 'Equity Alone',
    pan: 'AAAPA1111A',
    mobile: '9876543210',
    city: 'Kochi',
    family: 'nair',
    birthDate: '1980-11-15',
    bought: [['equity', 10, '2026-11-10']],
    sips: [{ monthly: '5000.00' }],
    folios: ['7000001/11', '7000002'],
  },
  {
    name: 'Debt Alone',
    city: 'KOCHI',
    birthDate: '1975-11-21',
    bought: [['debt', 7, '2026-10-15']],
    sips: [{ paused: ['2026-11-01', '2026-11-30'] }],
  },
  {
    name: 'Liquid No Equity',
    city: 'Pune',
    kyc: 'ON_HOLD',
    birthDate: '1990-11-22',
    bought: [
      ['liquid', 3, '2026-08-15'],
      ['hybrid', 1, '2026-05-16'],
    ],
  },
  {
    name: 'Liquid With Equity',
    family: 'nair',
    bought: [
      ['liquid', 1, '2026-05-15'],
      ['equity', 1, '2025-11-15'],
    ],
    sips: [{ ceasedOn: '2026-11-15' }, { monthly: '700.00' }, { kind: 'STP', monthly: '9.00' }],
  },
  {
    name: 'All Sold',
    bought: [
      ['equity', 5, '2024-06-01'],
      ['equity', -5, '2025-06-01'],
    ],
  },
  { name: 'Never Bought', kyc: 'NOT_AVAILABLE', sips: [{ rejectedOn: '2024-01-20' }] },
  {
    name: 'Since This Year',
    bought: [['equity', 2, '2026-04-01']],
    sips: [{ endsOn: '2026-11-15', monthly: '250.00' }],
  },
  {
    name: 'Since Last Year',
    bought: [['equity', 2, '2026-03-31']],
    sips: [{ startsOn: '2026-11-16' }, { endsOn: '2026-11-14' }],
  },
  // Two with one AUM: their order is that of their ids.
  { name: 'Twin', bought: [['hybrid', 4, '2020-01-01']] },
  { name: 'Twin', bought: [['hybrid', 4, '2020-01-01']] },
  ...Array.from({ length: 15 }, (_, at) => ({
    name: `Filler ${String(at).padStart(2, '0')}`,
    city: 'Surat',
    bought: [['hybrid', 100 + at, '2019-01-01'] as const],
  })),
];

let hub: TestApp;
let mine: TestClient;
let theirs: TestClient;
beforeAll(async () => {
  hub = await testApp();
  await seedListBook(hub.db, people.ifa.arn, clients);
  await seedListBook(hub.db, people.other.arn, [
    { name: 'Equity Foreign', city: 'Nowhere', family: 'nair', bought: [['equity', 99, '2026-11-01']] },
  ]);
  [mine, theirs] = [await signedIn(hub, people.ifa.arn), await signedIn(hub, people.other.arn)];
});
afterAll(() => hub.close());

async function all(requested: Requested = {}): Promise<InvestorRow[]> {
  const first = await mine.request(listInvestors, requested);
  const rows = [...first.items];
  for (let pageNumber = 2; rows.length < (first.totals?.clients ?? 0); pageNumber++) {
    const { items } = await mine.request(listInvestors, { ...requested, pageNumber });
    expect(items.length).toBeGreaterThan(0);
    rows.push(...items);
  }
  return rows;
}
const names = async (requested: Requested): Promise<string[]> =>
  (await all(requested))
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('Filler'))
    .sort();

describe('a filter selects', () => {
  it.each<[Requested, string[]]>([
    [{ assetClass: 'LIQUID' }, ['Liquid No Equity', 'Liquid With Equity']],
    [{ assetClass: 'OTHER' }, []],
    [{ mix: 'equity-only' }, ['Equity Alone', 'Since Last Year', 'Since This Year']],
    [{ mix: 'debt-only' }, ['Debt Alone']],
    [{ mix: 'liquid-no-equity' }, ['Liquid No Equity']],
    [{ kyc: 'ON_HOLD' }, ['Liquid No Equity']],
    // Ceased today is over; the last day still counts; paused, rejected, not begun and ended do not run.
    [{ sip: 'running' }, ['Equity Alone', 'Liquid With Equity', 'Since This Year']],
    [
      { sip: 'none' },
      ['All Sold', 'Debt Alone', 'Liquid No Equity', 'Never Bought', 'Since Last Year', 'Twin', 'Twin'],
    ],
    [{ balance: 'zero' }, ['All Sold', 'Never Bought']],
    [{ city: 'Kochi' }, ['Debt Alone', 'Equity Alone']],
    [{ city: 'Koch' }, []],
    [{ family: 'nair' }, ['Equity Alone', 'Liquid With Equity']],
    [{ lastInvestment: 'month' }, ['Equity Alone']],
    [{ lastInvestment: 'quarter' }, ['Debt Alone', 'Equity Alone']],
    [{ lastInvestment: 'half-year' }, ['Debt Alone', 'Equity Alone', 'Liquid No Equity']],
    [
      { lastInvestment: 'before-half-year', balance: 'live' },
      ['Liquid With Equity', 'Since Last Year', 'Since This Year', 'Twin', 'Twin'],
    ],
    [{ lastInvestment: 'before-year' }, ['All Sold', 'Never Bought', 'Twin', 'Twin']],
    [{ lastInvestment: 'before-half-year', balance: 'zero' }, ['All Sold', 'Never Bought']],
    [{ since: 'this-year' }, ['Debt Alone', 'Equity Alone', 'Liquid No Equity', 'Since This Year']],
    [{ birthday: 'today' }, ['Equity Alone']],
    [{ birthday: 'week' }, ['Debt Alone', 'Equity Alone']],
    [{ city: 'kochi', sip: 'running', mix: 'equity-only', words: 'alone' }, ['Equity Alone']],
  ])('by %j', async (requested, expected) => {
    expect(await names(requested)).toEqual(expected);
  });

  it('by AUM as it is shown: both ends count, and an impossible range is told at its field', async () => {
    // 7 × 33.3333 = 233.3331, shown as 233.33.
    expect(await names({ aumFrom: '233.33', aumTo: '233.33' })).toEqual(['Debt Alone']);
    expect(await names({ aumFrom: '233.34', aumTo: '233.34' })).toEqual([]);
    expect(await names({ aumTo: '0' })).toEqual(['All Sold', 'Never Bought']);
    expect(await mine.call(listInvestors, { aumFrom: '5', aumTo: '4' })).toMatchObject({
      ok: false,
      status: 400,
      fields: { aumTo: expect.any(String) },
    });
  });
});

describe('a row', () => {
  it('has figures to the paisa, classes largest first, running SIPs, and numbers masked', async () => {
    const [row] = (await mine.request(listInvestors, { words: 'equity alone' })).items;
    expect(row).toMatchObject({
      name: 'Equity Alone',
      maskedPan: '******111A',
      maskedMobile: '*****43210',
      aum: '1000.00',
      cost: '100.00',
      gain: '900.00',
      classes: ['EQUITY'],
      folios: 2,
      sips: 1,
      sipMonthly: '5000.00',
      investedOn: '2026-11-10',
      lastInvestedOn: '2026-11-10',
      birthDate: '1980-11-15',
    });
    const [mixed] = (await mine.request(listInvestors, { words: 'with equity' })).items;
    expect(mixed).toMatchObject({ classes: ['LIQUID', 'EQUITY'], sips: 1, sipMonthly: '700.00' });
  });
});

describe('the order', () => {
  const key = (row: InvestorRow, sort: string) =>
    ({
      aum: Number(row.aum),
      gain: Number(row.gain),
      name: row.name.toUpperCase(),
      investedOn: row.investedOn,
      lastInvestedOn: row.lastInvestedOn,
    })[sort] ?? null;

  it.each(['name', 'aum', 'gain', 'investedOn', 'lastInvestedOn'] as const)(
    'by %s goes both ways over all pages, each client once, those without at the end',
    async (sort) => {
      for (const order of ['asc', 'desc'] as const) {
        const rows = await all({ sort, order });
        expect(new Set(rows.map(({ id }) => id)).size).toBe(clients.length);
        const keys = rows.map((row) => key(row, sort));
        const present = keys.filter((one) => one !== null);
        const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
        const sorted = [...present].sort(compare);
        expect(keys.slice(0, present.length)).toEqual(order === 'asc' ? sorted : sorted.reverse());
        const ids = (of: readonly InvestorRow[]) =>
          of.filter(({ name }) => name === 'Twin').map(({ id }) => id);
        expect(ids(rows)).toEqual(order === 'asc' ? ids(rows).sort() : ids(rows).sort().reverse());
      }
    },
  );

  it('without words is the largest first; with words the best answers, unless a sort is asked for', async () => {
    expect(await all()).toEqual(await all({ sort: 'aum', order: 'desc' }));
    // Begins with it; then has it, by AUM.
    const found = (await mine.request(listInvestors, { words: 'equity' })).items.map(({ name }) => name);
    expect(found).toEqual(['Equity Alone', 'Liquid No Equity', 'Liquid With Equity']);
    const sorted = await mine.request(listInvestors, { words: 'equity', sort: 'name', order: 'desc' });
    expect(sorted.items.map(({ name }) => name)).toEqual([
      'Liquid With Equity',
      'Liquid No Equity',
      'Equity Alone',
    ]);
  });
});

describe('the first page', () => {
  it('has the totals, which are those of the dashboard and the sums of all rows', async () => {
    const { totals, asOn } = await mine.request(listInvestors, {});
    const figures = await readBookFigures(oneStatement(hub.db, { arn: people.ifa.arn }), {
      arn: people.ifa.arn,
      today: '2026-11-15',
      yearStart: '2026-04-01',
    });
    const rows = await all();
    const sum = (pick: (row: InvestorRow) => string) =>
      rows.reduce((total, row) => total + Number(pick(row)), 0);
    expect(totals).toEqual({
      clients: clients.length,
      aum: Number(figures.aum).toFixed(2),
      cost: Number(figures.cost).toFixed(2),
    });
    expect(figures.plans.SIP).toMatchObject({ running: 3, monthly: '5950.00' });
    expect(figures).toMatchObject({ clients: clients.length, liveClients: clients.length - 2 });
    expect(sum(({ cost }) => cost)).toBeCloseTo(Number(totals?.cost), 2);
    expect(sum(({ sipMonthly }) => sipMonthly)).toBeCloseTo(5950, 2);
    // Each row is rounded, the total once: they may differ by half a paisa a row.
    expect(Math.abs(sum(({ aum }) => aum) - Number(totals?.aum))).toBeLessThan(0.005 * rows.length);
    expect(asOn).toBe('2026-11-13');
  });

  it('has the totals of what is selected, as the same filter that selects everybody shows', async () => {
    const { totals } = await mine.request(listInvestors, {});
    expect((await mine.request(listInvestors, { aumFrom: '0' })).totals).toEqual(totals);
    expect((await mine.request(listInvestors, { sip: 'running' })).totals).toMatchObject({ clients: 3 });
    expect((await mine.request(listInvestors, { kyc: 'ON_HOLD' })).totals).toEqual({
      clients: 1,
      aum: '3012.35',
      cost: '40.00',
    });
    expect((await mine.request(listInvestors, { family: 'nobody' })).totals).toEqual({
      clients: 0,
      aum: '0.00',
      cost: '0.00',
    });
  });

  it('alone has totals; every page has its day', async () => {
    expect(await mine.request(listInvestors, { pageNumber: 2 })).toMatchObject({
      totals: null,
      asOn: '2026-11-13',
      pageNumber: 2,
    });
    expect((await mine.request(listInvestors, { pageNumber: 100_000 })).items).toEqual([]);
  });
});

describe('the cities', () => {
  it('are counted together however they were written, those with most clients first', async () => {
    expect(await mine.request(listCities, {})).toEqual([
      { city: 'Surat', clients: 15 },
      { city: expect.stringMatching(/^kochi$/i), clients: 2 },
      { city: 'Pune', clients: 1 },
    ]);
    expect(await theirs.request(listCities, {})).toEqual([{ city: 'Nowhere', clients: 1 }]);
  });
});

describe('another distributor', () => {
  it('sees its own clients alone, also by the same words and family', async () => {
    for (const requested of [
      {},
      { words: 'equity' },
      { words: 'e' },
      { family: 'nair' },
      { sip: 'none' },
    ] as const) {
      const { items, totals } = await theirs.request(listInvestors, requested);
      expect(items.map(({ name }) => name)).toEqual(['Equity Foreign']);
      expect(totals).toMatchObject({ clients: 1, aum: '9900.00' });
    }
    expect((await theirs.request(listInvestors, { words: '9876543210' })).items).toEqual([]);
    expect((await theirs.request(listInvestors, { words: '7000001/11' })).items).toEqual([]);
  });
});

describe('birthdays ahead', () => {
  const keys = (day: string, days: number) => birthdayKeys(Temporal.PlainDate.from(day), days);
  it('go on over the end of a year', () => {
    expect(keys('2026-12-29', 7)).toEqual([1229, 1230, 1231, 101, 102, 103, 104]);
  });
  it('of 29-Feb are kept on the 28th in a common year, on their day in a leap year', () => {
    expect(keys('2027-02-28', 1)).toEqual([228, 229]);
    expect(keys('2028-02-28', 1)).toEqual([228]);
    expect(keys('2028-02-29', 1)).toEqual([229]);
    expect(keys('2027-03-01', 1)).toEqual([301]);
  });
});
