import { texts } from '@hub/contract';
import {
  HISTORY_POINTS,
  listNavs,
  type NavRow,
  navHistory,
  navScheme,
  type ReturnPeriod,
  returnPeriods,
} from '@hub/contract/calls/nav/nav';
import { PAGE_SIZE } from '@hub/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';
import type { TestClient } from '../../http/test/test-client.ts';
import { house, newest, pricesOf, seedNavs } from './test/seed-navs.ts';

let hub: TestApp;
let client: TestClient;
beforeAll(async () => {
  hub = await testApp();
  await seedNavs(hub.db);
  client = hub.client();
  await client.logIn(people.ifa.arn);
});
afterAll(() => hub.close());

type Requested = Parameters<typeof request>[0];
const request = (requested: {
  words?: string;
  assetClass?: 'EQUITY' | 'DEBT' | 'LIQUID' | 'HYBRID' | 'OTHER';
  category?: string;
  plan?: 'REGULAR' | 'DIRECT';
  option?: 'GROWTH' | 'IDCW';
  sort?: 'name' | 'nav' | 'change' | 'return1y';
  order?: 'asc' | 'desc';
  pageNumber?: number;
}) => client.request(listNavs, requested);

/** All rows of a list, page by page. */
async function requestAll(requested: Requested): Promise<NavRow[]> {
  const first = await request(requested);
  const rows = [...first.items];
  for (let pageNumber = 2; rows.length < first.total; pageNumber++) {
    rows.push(...(await request({ ...requested, pageNumber })).items);
  }
  return rows;
}
const codes = (rows: readonly NavRow[]) => rows.map(({ code }) => code);
const found = async (words: string) => codes(await requestAll({ words })).sort();

/** The rule once more, in other words: the last price on or before the day, not older than two weeks. */
function basePrice(code: string, months: number): bigint | null {
  const scheme = house.find((one) => one.code === code);
  if (scheme === undefined) return null;
  const wanted = newest.subtract({ months });
  const fits = pricesOf(scheme).filter(
    ({ day }) =>
      Temporal.PlainDate.compare(day, wanted) <= 0 &&
      Temporal.PlainDate.compare(day, wanted.subtract({ days: 14 })) >= 0,
  );
  return fits.at(-1)?.nav ?? null;
}

const months: Readonly<Record<ReturnPeriod, number>> = { '1m': 1, '3m': 3, '1y': 12, '3y': 36, '5y': 60 };

function expectedReturn(code: string, period: ReturnPeriod): number | null {
  const scheme = house.find((one) => one.code === code);
  const now = scheme && pricesOf(scheme).at(-1)?.nav;
  const base = basePrice(code, months[period]);
  if (now === undefined || base === null || base === 0n) return null;
  const years = Math.max(1, months[period] / 12);
  return ((Number(now) / Number(base)) ** (1 / years) - 1) * 100;
}

describe('the list of NAVs', () => {
  it('has every scheme once, by name, in pages of ten rows, and says as on when', async () => {
    const first = await request({});
    expect(first).toMatchObject({ pageNumber: 1, total: house.length, asOn: newest.toString() });
    expect(first.items).toHaveLength(PAGE_SIZE);
    const all = await requestAll({});
    expect(new Set(codes(all)).size).toBe(house.length);
    expect(all.map(({ name }) => name)).toEqual(house.map(({ name }) => name).sort());
  });

  it('is empty beyond its last page and still counts', async () => {
    expect(await request({ pageNumber: 99 })).toMatchObject({
      items: [],
      total: house.length,
      choices: null,
    });
  });

  it('gives each NAV with four decimals, its day and the change against the NAV before', async () => {
    for (const row of await requestAll({})) {
      const scheme = house.find(({ code }) => code === row.code);
      const [before, last] = scheme === undefined ? [] : pricesOf(scheme).slice(-2);
      if (before === undefined || last === undefined) {
        expect([row.code, row.nav]).toEqual(['100011', null]);
        continue;
      }
      expect(row.nav?.value).toMatch(/^\d+\.\d{4}$/);
      expect(row.nav?.change).toMatch(/^-?\d+\.\d{4}$/);
      const scaled = (text: string | null | undefined) => BigInt((text ?? '').replace('.', ''));
      expect([row.code, scaled(row.nav?.value)]).toEqual([row.code, last.nav]);
      expect([row.code, scaled(row.nav?.change)]).toEqual([row.code, last.nav - before.nav]);
      expect(row.nav).toMatchObject({ day: last.day.toString(), previousDay: before.day.toString() });
      if (before.nav === 0n) expect(row.nav?.changePercent).toBeNull();
      else {
        const percent = (Number(last.nav) / Number(before.nav) - 1) * 100;
        expect(Number(row.nav?.changePercent)).toBeCloseTo(percent, 1);
        expect(Math.abs(Number(row.nav?.changePercent) - percent)).toBeLessThanOrEqual(0.00500001);
      }
    }
  });

  it('gives simple returns up to one year and yearly rates beyond, to the second decimal', async () => {
    for (const row of await requestAll({})) {
      for (const period of returnPeriods) {
        const expected = expectedReturn(row.code, period);
        const got = row.returns[period];
        expect([row.code, period, got === null]).toEqual([row.code, period, expected === null]);
        if (expected === null || got === null) continue;
        expect(got).toMatch(/^-?\d+\.\d{2}$/);
        expect([row.code, period, Math.abs(Number(got) - expected) <= 0.00500001]).toEqual([
          row.code,
          period,
          true,
        ]);
      }
    }
  });

  it('gives no return where the scheme is younger, had no price near that day, or began at nil', async () => {
    const rows = new Map((await requestAll({})).map((row) => [row.code, row.returns]));
    expect(rows.get('100008')).toMatchObject({ '3m': expect.any(String), '1y': null, '5y': null });
    expect(rows.get('100005')).toMatchObject({ '3y': expect.any(String), '5y': null });
    expect(rows.get('100009')).toMatchObject({
      '3m': expect.any(String),
      '1y': null,
      '3y': expect.any(String),
    });
    expect(rows.get('100010')).toEqual({ '1m': null, '3m': null, '1y': null, '3y': null, '5y': null });
  });

  it('reads each return from the primary key, whatever the number of prices', async () => {
    const plan = await hub.db.read<{ 'QUERY PLAN': string }>(
      'nobody',
      `explain select b.nav from nav b where b.scheme_code = '100001' and b.day <= date '2025-11-13'
         and b.day >= date '2025-10-30' order by b.day desc limit 1`,
    );
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/Index.* nav_/);
  });
});

describe('searching', () => {
  it('finds words in any order, part of words, codes, and names written together', async () => {
    const flexi = ['100001', '100002', '100003'];
    expect(await found('flexi cap')).toEqual(flexi);
    expect(await found('cap FLEXI')).toEqual(flexi);
    expect(await found('flexicap')).toEqual(flexi);
    expect(await found('large mid')).toEqual(['100004']);
    expect(await found('large & mid-cap')).toEqual(['100004']);
    expect(await found('100007')).toEqual(['100007']);
    expect(await found('INF000A00006')).toEqual(['100006']);
    expect(await found('direct flexi')).toEqual(['100003']);
  });

  it('takes no word for a pattern, and none that is not there', async () => {
    for (const words of ['%', '_', '.*', "' or 1=1", '\\']) {
      const rows = await found(words);
      expect([words, rows.length === house.length || rows.length === 0]).toEqual([words, true]);
    }
    expect(await request({ words: 'nosuchfund' })).toMatchObject({
      items: [],
      total: 0,
      asOn: newest.toString(),
    });
  });

  it('refuses what is too long to be a search', async () => {
    expect(await client.call(listNavs, { words: 'x'.repeat(101) })).toMatchObject({
      ok: false,
      status: 400,
      fields: { words: texts.field.tooLong },
    });
  });
});

describe('filters', () => {
  it.each([
    [{ assetClass: 'DEBT' }, ['100007', '100010']],
    [{ category: 'Flexi Cap Fund' }, ['100001', '100002', '100003']],
    [{ category: 'Flexi Cap Fund', option: 'GROWTH', plan: 'REGULAR' }, ['100001']],
    [{ plan: 'DIRECT' }, ['100003']],
    [{ option: 'IDCW' }, ['100002']],
    [{ assetClass: 'DEBT', words: 'gilt' }, ['100007']],
    [{ assetClass: 'LIQUID', words: 'gilt' }, []],
  ] as const)('%j leave these', async (requested, expected) => {
    const { items, total } = await request(requested);
    expect(codes(items).sort()).toEqual(expected);
    expect(total).toBe(expected.length);
  });

  it('can be chosen from what the house has, which the first page tells', async () => {
    const { choices } = await request({ words: 'gilt' });
    expect(choices?.plans).toEqual(['REGULAR', 'DIRECT']);
    expect(choices?.options).toEqual(['GROWTH', 'IDCW']);
    expect(choices?.categories).toContainEqual({
      assetClass: 'EQUITY',
      category: 'Flexi Cap Fund',
      schemes: 3,
    });
    expect(choices?.categories.reduce((sum, { schemes }) => sum + schemes, 0)).toBe(house.length);
  });
});

describe('sorting', () => {
  const numbers = (values: readonly (string | null | undefined)[]) =>
    values.map((value) => (value === null || value === undefined ? null : Number(value)));

  it.each([
    ['nav', (row: NavRow) => row.nav?.value],
    ['change', (row: NavRow) => row.nav?.changePercent],
    ['return1y', (row: NavRow) => row.returns['1y']],
  ] as const)('by %s goes down unless told, and what has none stands last both ways', async (sort, value) => {
    for (const order of [undefined, 'asc'] as const) {
      const got = numbers((await requestAll({ sort, ...(order && { order }) })).map(value));
      const present = got.filter((one) => one !== null);
      const sorted = [...present].sort((one, other) => (order === 'asc' ? one - other : other - one));
      expect(got).toEqual([...sorted, ...got.filter((one) => one === null)]);
      expect(got).toHaveLength(house.length);
    }
  });

  it('by name goes down when told', async () => {
    const names = (await requestAll({ sort: 'name', order: 'desc' })).map(({ name }) => name);
    expect(names).toEqual([...names].sort().reverse());
  });
});

describe('one scheme', () => {
  it('is its row of the list and what is asked about it', async () => {
    const scheme = await client.request(navScheme, { schemeCode: '100001' });
    const [row] = (await request({ words: '100001' })).items;
    expect(scheme).toMatchObject({ ...row });
    expect(scheme).toMatchObject({
      riskBand: 'Very High',
      benchmark: 'NIFTY 500 TRI',
      manager: 'A. Menon',
      launchedOn: '2015-04-01',
      lockInMonths: 0,
      // The rule of today, not of units allotted before 2023; a kind it does not take is null.
      exitLoad: '0.5% within 90 days',
      minimums: { fresh: '5000.00', additional: null, sip: expect.stringMatching(/^\d+\.00$/) },
    });
  });

  it('says what its NAV made since the first one, a year where that is more than one ago', async () => {
    const since = async (schemeCode: string) =>
      (await client.request(navScheme, { schemeCode })).sinceFirstNav;
    for (const code of ['100001', '100006', '100008']) {
      const scheme = house.find((one) => one.code === code);
      const prices = scheme === undefined ? [] : pricesOf(scheme);
      const [first, last] = [prices[0], prices.at(-1)];
      if (first === undefined || last === undefined) throw new Error(`${code} has no prices`);
      const growth = Number(last.nav) / Number(first.nav);
      const isYearly = code !== '100008';
      const rate = isYearly ? growth ** (365 / last.day.since(first.day).days) : growth;
      const reported = await since(code);
      expect(reported).toMatchObject({ isYearly, day: first.day.toString() });
      expect(reported?.nav).toMatch(/^\d+\.\d{4}$/);
      expect(Math.abs(Number(reported?.percent) - (rate - 1) * 100)).toBeLessThanOrEqual(0.00500001);
    }
    // Launched in 2015, the first price is of 2020: that is no return since inception.
    expect(await since('100001')).toMatchObject({ isFromLaunch: false });
    await hub.db.read('system', "update scheme set launched_on = '2026-08-10' where code = '100008'");
    expect(await since('100008')).toMatchObject({ isFromLaunch: true });
    // Nothing grows from nil, and without prices there is nothing to say.
    expect(await since('100010')).toBeNull();
    expect(await since('100011')).toBeNull();
  });

  it('that the house does not have is not found, nor its history', async () => {
    expect(await client.call(navScheme, { schemeCode: '999999' })).toMatchObject({ status: 404 });
    expect(await client.call(navHistory, { schemeCode: '999999', range: '1y' })).toMatchObject({
      status: 404,
    });
  });
});

describe('a history', () => {
  const histories = (schemeCode: string, range: '1m' | '1y' | '5y' | 'max') =>
    client.request(navHistory, { schemeCode, range });

  it('has every price of a short time, from the one that a return starts from to the newest', async () => {
    const { points, total } = await histories('100001', '1y');
    const [scheme] = house;
    const all = scheme === undefined ? [] : pricesOf(scheme);
    // 13-Nov-2025 was a Thursday.
    const expected = all.filter(({ day }) => day.toString() >= '2025-11-13');
    expect(total).toBe(expected.length);
    expect(points.map(([day]) => day)).toEqual(expected.map(({ day }) => day.toString()));
    expect(points.map(([, nav]) => BigInt(nav.replace('.', '')))).toEqual(expected.map(({ nav }) => nav));
  });

  it('begins before a weekend when that is where the time begins, as the return does', async () => {
    // A month before 13-Nov is Tuesday 13-Oct; three years before is Monday 13-Nov-2023; five is Saturday 13-Nov-2021.
    const { points } = await histories('100001', '5y');
    expect(points[0]?.[0]).toBe('2021-11-12');
  });

  it('of many years is thinned to what a chart can show; first, last, lowest and highest stay', async () => {
    const { points, total } = await histories('100001', 'max');
    const [scheme] = house;
    const all = scheme === undefined ? [] : pricesOf(scheme).map(({ nav }) => Number(nav));
    expect(total).toBe(all.length);
    expect(points.length).toBeLessThanOrEqual(HISTORY_POINTS);
    expect(points.length).toBeGreaterThan(HISTORY_POINTS * 0.9);
    const saved = points.map(([, nav]) => Number(nav.replace('.', '')));
    expect([saved[0], saved.at(-1)]).toEqual([all[0], all.at(-1)]);
    expect([Math.min(...saved), Math.max(...saved)]).toEqual([Math.min(...all), Math.max(...all)]);
    const days = points.map(([day]) => day);
    expect(days).toEqual([...new Set(days)].sort());
  });

  it('of a scheme without prices is empty, and of a young one begins with it', async () => {
    expect(await histories('100011', 'max')).toMatchObject({ points: [], total: 0 });
    expect((await histories('100008', '5y')).points[0]?.[0]).toBe('2026-08-13');
  });
});
