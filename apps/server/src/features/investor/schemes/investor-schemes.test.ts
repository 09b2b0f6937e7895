import { callPath, texts } from '@hub/contract';
import {
  exportSchemes,
  listHolders,
  listSchemes,
  type SchemeRow,
} from '@hub/contract/calls/investor/investor-schemes';
import { readSheet } from 'read-excel-file/node';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { codes } from '../test/held-book.ts';
import { type HeldClients, writeClients } from '../test/held-clients.ts';

const { flexi, elss, debt, unpriced, unheld } = codes;
const id = people.ifa.arn;

let hub: TestApp;
let mine: TestClient;
let theirs: TestClient;
let ids: HeldClients;
beforeAll(async () => {
  hub = await testApp();
  ids = await writeClients(hub.db, people.ifa.arn, people.other.arn);
  [mine, theirs] = [hub.client(), hub.client()];
  for (const [client, arn] of [
    [mine, people.ifa.arn],
    [theirs, people.other.arn],
  ] as const) {
    await client.logIn(arn);
    await client.authenticate();
  }
});
afterAll(() => hub.close());

const codesOf = (rows: readonly SchemeRow[]) => rows.map(({ code }) => code);

describe('the schemes of a book', () => {
  it('are those with units, the largest first, each with what it makes of the whole', async () => {
    const { items, totals, asOn, pageNumber } = await mine.request(listSchemes, { id });
    expect([asOn, pageNumber, codesOf(items)]).toEqual(['2026-11-13', 1, [flexi, debt, elss, unpriced]]);
    // 191.043 + 1000 + 100 + 100 + 1 units at 62.8100.
    expect(items[0]).toEqual({
      code: flexi,
      name: 'Aranya Flexi Cap Fund - Regular - Growth',
      assetClass: 'EQUITY',
      category: 'Flexi Cap Fund',
      plan: 'REGULAR',
      option: 'GROWTH',
      units: '1392.043',
      nav: { value: '62.8100', day: '2026-11-13' },
      aum: '87434.22',
      share: '55.19',
      cost: '71260.00',
      withoutCost: '0.00',
      gain: '16174.22',
      holders: 5,
      bought: '6200.00',
      bySip: '0.00',
      sold: '0.00',
      before: null,
    });
    expect(items.slice(1)).toMatchObject([
      { aum: '63600.00', share: '40.14', holders: 1, nav: { day: '2026-11-12' }, sold: '1100.00' },
      { aum: '7400.00', share: '4.67', cost: '5550.00', bought: '750.00', bySip: '750.00' },
      { aum: '0.00', share: '0.00', cost: '500.00', gain: '-500.00', nav: null, units: '50.000' },
    ]);
    expect(totals).toEqual({
      schemes: 4,
      aum: '158434.22',
      cost: '137310.00',
      withoutCost: '0.00',
      bought: '6950.00',
      bySip: '750.00',
      sold: '1100.00',
      before: null,
    });
  });

  it('or those that moved this month, whatever is held of them', async () => {
    const { items, totals } = await mine.request(listSchemes, { id, view: 'moved', sort: 'net' });
    expect(items.map(({ code, bought, bySip, sold }) => [code, bought, bySip, sold])).toEqual([
      [flexi, '6200.00', '0.00', '0.00'],
      [elss, '750.00', '750.00', '0.00'],
      [debt, '0.00', '0.00', '1100.00'],
    ]);
    expect(totals).toMatchObject({ schemes: 3, bought: '6950.00', bySip: '750.00', sold: '1100.00' });
  });

  it('are found by words, class and code; the share stays that of the whole book', async () => {
    const found = async (requested: { words?: string; assetClass?: 'EQUITY' | 'DEBT' | 'LIQUID' }) =>
      codesOf((await mine.request(listSchemes, { id, ...requested })).items);
    expect(await found({ words: 'flexicap' })).toEqual([flexi]);
    expect(await found({ words: 'saver tax' })).toEqual([elss]);
    expect(await found({ words: debt })).toEqual([debt]);
    expect(await found({ assetClass: 'EQUITY' })).toEqual([flexi, elss]);
    expect(await found({ assetClass: 'DEBT', words: 'flexi' })).toEqual([]);
    expect(await found({ words: 'gilt' })).toEqual([]);
    const { items, totals, asOn } = await mine.request(listSchemes, { id, assetClass: 'DEBT' });
    expect([items[0]?.share, totals?.aum, asOn]).toEqual(['40.14', '63600.00', '2026-11-13']);
    expect(await mine.request(listSchemes, { id, words: 'nosuch' })).toMatchObject({
      items: [],
      totals: { schemes: 0, aum: '0.00', cost: '0.00', bought: '0.00' },
    });
  });

  it.each([
    ['name', [elss, flexi, unpriced, debt]],
    ['aum', [flexi, debt, elss, unpriced]],
    ['gain', [flexi, debt, elss, unpriced]],
    ['holders', [flexi, elss, debt, unpriced]],
    ['bought', [flexi, elss, debt, unpriced]],
    ['sold', [debt, flexi, elss, unpriced]],
    ['net', [flexi, elss, unpriced, debt]],
  ] as const)('by %s go down except names, what is equal by code', async (sort, expected) => {
    expect(codesOf((await mine.request(listSchemes, { id, sort })).items)).toEqual(expected);
  });

  it('can be turned round', async () => {
    const { items } = await mine.request(listSchemes, { id, sort: 'sold', order: 'asc' });
    expect(codesOf(items)).toEqual([flexi, elss, unpriced, debt]);
  });

  it('have sums with the first page only', async () => {
    expect(await mine.request(listSchemes, { id, pageNumber: 2 })).toMatchObject({ items: [], totals: null });
  });

  it("are only one's own: another ARN is answered like one that nobody has, to the letter", async () => {
    const answer = async (arn: string) => {
      const { status, text } = await mine.send(listSchemes, { id: arn });
      return [status, text];
    };
    expect(await answer(people.other.arn)).toEqual(await answer('ARN-999999'));
    expect((await answer(people.other.arn))[0]).toBe(404);
    const other = await theirs.request(listSchemes, { id: people.other.arn });
    expect(other.items.map(({ code, units, share }) => [code, units, share])).toEqual([
      [flexi, '7.000', '54.98'],
      [elss, '9.000', '45.02'],
    ]);
  });

  it('of a book with nothing in it are none', async () => {
    const employee = hub.client();
    await employee.logIn(people.employee.arn);
    await employee.authenticate();
    expect(await employee.request(listSchemes, { id: people.employee.arn })).toEqual({
      items: [],
      pageNumber: 1,
      totals: {
        schemes: 0,
        aum: '0.00',
        cost: '0.00',
        withoutCost: '0.00',
        bought: '0.00',
        bySip: '0.00',
        sold: '0.00',
        before: null,
      },
      asOn: null,
    });
  });
});

describe('who holds a scheme', () => {
  const request = (code: string, words?: string) =>
    mine.request(listHolders, { id: code, ...(words && { words }) });

  it('is told folio by folio, the largest first, with the line of the scheme', async () => {
    const { items, totals, scheme } = await request(flexi);
    expect(items.map(({ name, folioNo, units, value }) => [name, folioNo, units, value])).toEqual([
      ['Vikram Pillai', '2000001', '1000.000', '62810.00'],
      ['Asha Pillai', '1234567/89', '191.043', '11999.41'],
      ['Vikram Pillai', '2000002', '100.000', '6281.00'],
      ['Sunil Jain', '4000001', '100.000', '6281.00'],
      ['Meena Rao', '5000001', '1.000', '62.81'],
    ]);
    expect(items[1]).toEqual({
      investorId: ids.asha,
      name: 'Asha Pillai',
      folioNo: '1234567/89',
      units: '191.043',
      value: '11999.41',
      cost: '10000.00',
      withoutCost: '0.00',
      gain: '1999.41',
      firstOn: '2025-11-13',
    });
    expect(totals).toEqual({ holders: 5, units: '1392.043', value: '87434.22' });
    const list = await mine.request(listSchemes, { id });
    expect(scheme).toEqual(list.items[0]);
  });

  it('leaves out who has sold, and finds clients as the list does', async () => {
    expect((await request(debt)).items.map(({ name }) => name)).toEqual(['Vikram Pillai']);
    const { items, totals, scheme } = await request(flexi, 'PILAI');
    expect(items.map(({ folioNo }) => folioNo)).toEqual(['2000001', '1234567/89', '2000002']);
    expect(totals).toEqual({ holders: 3, units: '1291.043', value: '81090.41' });
    expect(scheme.holders).toBe(5);
    expect(await request(flexi, 'nosuchname')).toMatchObject({
      items: [],
      totals: { holders: 0, units: '0.000', value: '0.00' },
    });
    expect((await request(flexi, ' .,')).totals?.holders).toBe(5);
    expect((await request(flexi, '%')).items).toEqual([]);
  });

  it('is found the same way among few and among many', async () => {
    const { arn } = people.mailOnly;
    await hub.db.transaction('system', async (tx) => {
      await tx.query(
        `insert into investor (arn, client_key, name)
         select $1, n::text, case when n % 5 = 0 then 'Bulk Asha' else 'Bulk Ravi' end
           from generate_series(1, 250) n`,
        [arn],
      );
      await tx.query(
        `insert into folio (arn, folio_no, investor_id, rta)
         select arn, 'B' || client_key, id, 'CAMS' from investor where arn = $1`,
        [arn],
      );
      await tx.query(
        `insert into position (arn, folio_no, scheme_code, units, cost, state, first_on, last_on)
         select arn, folio_no, $2, substr(folio_no, 2)::int, 1, '{}', '2026-01-01', '2026-01-01' from folio where arn = $1`,
        [arn, flexi],
      );
    });
    const client = hub.client();
    await client.logIn(arn);
    await client.authenticate();
    const found = async (words: string) => {
      const { items, totals } = await client.request(listHolders, { id: flexi, words });
      return [totals, items.slice(0, 3).map(({ folioNo }) => folioNo)];
    };
    expect(await found('bulk')).toEqual([
      { holders: 250, units: '31375.000', value: '1970663.75' },
      ['B250', 'B249', 'B248'],
    ]);
    expect(await found('asha')).toEqual([
      { holders: 50, units: '6375.000', value: '400413.75' },
      ['B250', 'B245', 'B240'],
    ]);
  });

  it("never names another distributor's client", async () => {
    expect((await request(flexi, 'farah')).items).toEqual([]);
    expect((await theirs.request(listHolders, { id: flexi })).items.map(({ name }) => name)).toEqual([
      'Farah Khan',
    ]);
  });

  it('is nobody for a scheme that the book does not hold; a code that is no scheme is not found', async () => {
    expect(await request(unheld)).toMatchObject({
      scheme: {
        code: unheld,
        units: '0.000',
        aum: '0.00',
        share: '0.00',
        holders: 0,
        nav: { value: '10.0000' },
      },
      items: [],
      totals: { holders: 0, units: '0.000', value: '0.00' },
    });
    expect(await request(unpriced)).toMatchObject({ items: [{ value: '0.00', gain: '-500.00' }] });
    expect(await mine.call(listHolders, { id: '999999' })).toMatchObject({ ok: false, status: 404 });
  });
});

describe('the exported list of schemes', () => {
  const file = async (query: string) => {
    const reply = await hub.app.inject({
      url: `${callPath(exportSchemes, {}, hub.config.brand.paths)}?${query}`,
      headers: { authorization: `Bearer ${mine.tokens.hub}` },
    });
    return { status: reply.statusCode, headers: reply.headers, body: reply.rawPayload };
  };
  const rows = async (requested: { view?: 'moved'; sort?: 'name' }) =>
    (await mine.request(listSchemes, { id, ...requested })).items;
  const net = ({ bought, sold }: SchemeRow) => (Number(bought) * 100 - Number(sold) * 100) / 100;

  it('in Excel has every row of the list in its order, figures as numbers and days as dates', async () => {
    const { headers, body } = await file('format=xlsx&sort=name');
    expect(headers['content-disposition']).toBe(
      "attachment; filename*=UTF-8''scheme-level-aum-2026-11-15.xlsx",
    );
    const sheet = await readSheet(body);
    expect(String(sheet[1]?.[0])).toBe('AUM as on 13-Nov-2026 · 4 schemes · with units today');
    expect(String(sheet[2]?.[0])).toContain('from 01-Nov-2026 to 15-Nov-2026');
    const head = sheet.findIndex(([first]) => first === 'AMFI code');
    expect(sheet.slice(head + 1).map((row) => row.map((cell) => cell ?? null))).toEqual(
      (await rows({ sort: 'name' })).map((row) => [
        row.code,
        row.name,
        expect.any(String),
        row.category,
        'Regular',
        row.option === 'GROWTH' ? 'Growth' : 'IDCW',
        row.holders,
        Number(row.units),
        row.nav && Number(row.nav.value),
        row.nav && new Date(`${row.nav.day}T00:00:00Z`),
        Number(row.aum),
        Number(row.share),
        Number(row.cost),
        Number(row.gain),
        Number(row.withoutCost),
        Number(row.bought),
        Number(row.bySip),
        Number(row.sold),
        net(row),
      ]),
    );
  });

  it('in CSV has what the filter selects and nothing else, to the last decimal', async () => {
    const { headers, body } = await file('format=csv&view=moved');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, ...lines] = body.toString('utf8').slice(1).trimEnd().split('\r\n');
    expect(head).toMatch(/^AMFI code,Scheme,.*,Net inflow \(₹\)$/);
    const cells = lines.map((line) => line.split(','));
    expect(cells.map((row) => [row[0], row[7], row[10], row.at(-2)])).toEqual(
      (await rows({ view: 'moved' })).map(({ code, units, aum, sold }) => [code, units, aum, sold]),
    );
  });

  it('in PDF has every row, as on when, what was chosen and the words the law wants', async () => {
    const { headers, body } = await file('format=pdf&words=fund&assetClass=EQUITY');
    expect(headers['content-type']).toBe('application/pdf');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(body)), { mergePages: true });
    const words = text.replace(/\s+/g, ' ');
    expect(words).toContain('AUM as on 13-Nov-2026 · 1 scheme · found by “fund” · Equity · with units today');
    expect(words).toContain(texts.footer.disclaimer);
    expect(words).toContain('87,434.22');
    expect(words).not.toContain('7,400.00');
  });

  it.each(['', 'format=exe', 'format=xlsx&sort=size', 'format=csv&view=all'])(
    'is refused for %j',
    async (query) => {
      expect((await file(query)).status).toBe(400);
    },
  );
});
