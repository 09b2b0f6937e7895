import { callPath, texts } from '@hub/contract';
import { exportNavs, listNavs, type NavRow } from '@hub/contract/calls/nav/nav';
import { readSheet } from 'read-excel-file/node';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';
import type { TestClient } from '../../http/test/test-client.ts';
import { house, seedNavs } from './test/seed-navs.ts';

let hub: TestApp;
let client: TestClient;
beforeAll(async () => {
  hub = await testApp();
  await seedNavs(hub.db);
  client = hub.client();
  await client.logIn(people.ifa.arn);
});
afterAll(() => hub.close());

async function file(query: string) {
  const reply = await hub.app.inject({
    url: `${callPath(exportNavs, {}, hub.config.brand.paths)}?${query}`,
    headers: { authorization: `Bearer ${client.tokens.hub}` },
  });
  return { status: reply.statusCode, headers: reply.headers, body: reply.rawPayload };
}

async function rowsOf(requested: { assetClass?: 'EQUITY'; sort?: 'return1y' }): Promise<NavRow[]> {
  const first = await client.request(listNavs, requested);
  const rows = [...first.items];
  for (let pageNumber = 2; rows.length < first.total; pageNumber++) {
    rows.push(...(await client.request(listNavs, { ...requested, pageNumber })).items);
  }
  return rows;
}

const number = (value: string | null | undefined) => (value == null ? null : Number(value));

describe('the exported list', () => {
  it('in Excel has every row of the list in its order, figures as numbers and days as dates', async () => {
    const { status, headers, body } = await file('format=xlsx&sort=return1y');
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''nav-2026-11-15.xlsx");
    const sheet = await readSheet(body);
    const header = sheet.findIndex(([first]) => first === 'AMFI code');
    expect(String(sheet[1]?.[0])).toBe(`Latest NAV of 13-Nov-2026 · ${house.length} schemes`);
    const rows = await rowsOf({ sort: 'return1y' });
    expect(rows).toHaveLength(house.length);
    expect(sheet.slice(header + 1).map((row) => row.map((cell) => cell ?? null))).toEqual(
      rows.map(({ code, name, category, riskBand, nav, returns }) => [
        code,
        name,
        expect.any(String),
        category,
        expect.any(String),
        expect.any(String),
        riskBand,
        number(nav?.value),
        nav && new Date(`${nav.day}T00:00:00Z`),
        number(nav?.change),
        number(nav?.changePercent),
        number(returns['1m']),
        number(returns['3m']),
        number(returns['1y']),
        number(returns['3y']),
        number(returns['5y']),
      ]),
    );
  });

  it('in CSV has what the filter selects and nothing else, to the last decimal', async () => {
    const { headers, body } = await file('format=csv&assetClass=EQUITY');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, ...lines] = body.toString('utf8').slice(1).trimEnd().split('\r\n');
    expect(head).toMatch(/^AMFI code,Scheme,/);
    const rows = await rowsOf({ assetClass: 'EQUITY' });
    expect(
      lines.map((line) => line.split(',')).map(([code, name, , , , , , nav]) => [code, name, nav]),
    ).toEqual(rows.map(({ code, name, nav }) => [code, name, nav?.value ?? '']));
  });

  it('in PDF has every row, as on when, what was chosen and the words the law wants', async () => {
    const { headers, body } = await file('format=pdf&words=flexi&option=GROWTH');
    expect(headers['content-type']).toBe('application/pdf');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(body)), { mergePages: true });
    const words = text.replace(/\s+/g, ' ');
    expect(words).toContain('Latest NAV of 13-Nov-2026 · 2 schemes · found by “flexi” · Growth');
    expect(words).toContain(texts.footer.disclaimer);
    const { items } = await client.request(listNavs, { words: 'flexi', option: 'GROWTH' });
    expect(items).toHaveLength(2);
    for (const { code, nav } of items) expect(words).toMatch(new RegExp(`${code} .*${nav?.value}`));
  });

  it('of a search that finds nothing is a file all the same', async () => {
    expect((await file('format=csv&words=nosuchfund')).body.toString('utf8').trimEnd()).toMatch(
      /5Y % p\.a\.$/,
    );
  });

  it.each(['', 'format=', 'format=exe', 'format=xlsx&sort=size', 'format=pdf&assetClass=equity'])(
    'is refused for %j',
    async (query) => {
      expect((await file(query)).status).toBe(400);
    },
  );

  it('is not made more often than a person asks, by anyone', async () => {
    const other = hub.client();
    await other.logIn(people.other.arn);
    const request = () => other.send(exportNavs, { format: 'csv', words: 'gilt' });
    for (let n = 0; n < 30; n++) expect((await request()).status).toBe(200);
    expect((await request()).status).toBe(429);
    hub.clock.advance({ seconds: 61 });
    expect((await request()).status).toBe(200);
  });
});
