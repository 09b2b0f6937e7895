import { randomUUID } from 'node:crypto';
import { encodeRequest, importKey, type RequestOf, texts } from '@hub/contract';
import {
  chosenInvestors,
  exportInvestors,
  type InvestorRow,
  listInvestors,
} from '@hub/contract/calls/investor/investor-list';
import { readSheet } from 'read-excel-file/node';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inPages } from '../../../exports/in-pages.ts';
import { parseCsv } from '../../../exports/test/parse-csv.ts';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { type ListClient, seedListBook } from '../test/list-book.ts';
import { signedIn } from '../test/signed-in.ts';
import { investorTable } from './investor-export.ts';

type Requested = RequestOf<typeof exportInvestors>;

const cities = ['Kochi', 'Pune', 'Surat'];
const clients: readonly ListClient[] = Array.from({ length: 24 }, (_, at) => ({
  name: at === 7 ? '=HYPERLINK("x"), "Client" 07' : `Client ${String(at).padStart(2, '0')}`,
  pan: `ABCPE${String(1000 + at)}F`,
  mobile: `98000000${String(at).padStart(2, '0')}`,
  city: cities[at % 3] ?? '',
  kyc: at % 4 === 0 ? 'ON_HOLD' : 'VALIDATED',
  folios: [
    `71000${String(at).padStart(2, '0')}`,
    ...(at % 2 ? [`72000${String(at).padStart(2, '0')}/1`] : []),
  ],
  // Every third has a balance with more decimals than are shown; the last has none.
  ...(at === 23 ? {} : { bought: [[at % 3 ? 'equity' : 'debt', 3 + at, '2025-03-01'] as const] }),
  ...(at % 5 ? {} : { sips: [{ monthly: '1500.00' }, { monthly: '250.50' }] }),
}));

let hub: TestApp;
let mine: TestClient;
let theirs: TestClient;
beforeAll(async () => {
  hub = await testApp();
  await seedListBook(hub.db, people.ifa.arn, clients);
  await seedListBook(hub.db, people.other.arn, [
    { name: 'Client Foreign', bought: [['equity', 9, '2025-01-01']] },
  ]);
  [mine, theirs] = [await signedIn(hub, people.ifa.arn), await signedIn(hub, people.other.arn)];
});
afterAll(() => hub.close());

/** As the app sends it; a file's bytes are no text. */
async function file(requested: Requested, client = mine) {
  const { method, path, headers, body } = await encodeRequest(exportInvestors, requested, {
    paths: hub.config.brand.paths,
    sealKey: await importKey('0', hub.config.wireKey),
    tokens: client.tokens,
    securityKey: hub.config.securityKey,
    basic: '',
  });
  const reply = await hub.app.inject({ method, url: path, headers, payload: String(body) });
  return { status: reply.statusCode, headers: reply.headers, body: reply.rawPayload };
}

async function rowsOf(requested: Omit<Requested, 'format' | 'ids' | 'except'>): Promise<InvestorRow[]> {
  const first = await mine.request(listInvestors, requested);
  const rows = [...first.items];
  for (let pageNumber = 2; rows.length < (first.totals?.clients ?? 0); pageNumber++) {
    rows.push(...(await mine.request(listInvestors, { ...requested, pageNumber })).items);
  }
  return rows;
}

const header = [
  'Name',
  'PAN',
  'Mobile',
  'Folio numbers',
  'City',
  'KYC',
  'AUM (₹)',
  'Cost (₹)',
  'Gain (₹)',
  'AUM of unknown cost (₹)',
  'SIPs',
  'Monthly SIP (₹)',
  'Folios',
  'Client since',
  'Last invested',
];
/** In the order of their numbers. */
const foliosOf = ({ name }: InvestorRow): string =>
  (clients.find((client) => client.name === name)?.folios ?? []).toSorted().join('; ');
const kycs: Partial<Record<InvestorRow['kyc'], string>> = { ON_HOLD: 'On hold', VALIDATED: 'Validated' };
const date = (day: string | null) => day && new Date(`${day}T00:00:00Z`);

async function csvOf(requested: Omit<Requested, 'format'>, client = mine): Promise<string[][]> {
  const { status, body } = await file({ ...requested, format: 'csv' }, client);
  expect(status).toBe(200);
  const [head, ...rows] = parseCsv(body.toString('utf8').slice(1));
  expect(head).toEqual(header);
  return rows;
}

describe('the exported clients', () => {
  it('in Excel are every row of the list in its order, figures as numbers and days as dates', async () => {
    const { status, headers, body } = await file({ format: 'xlsx', sort: 'gain', order: 'asc' });
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''clients-2026-11-15.xlsx");
    const sheet = await readSheet(body);
    const at = sheet.findIndex(([first]) => first === 'Name');
    const rows = await rowsOf({ sort: 'gain', order: 'asc' });
    expect(rows).toHaveLength(clients.length);
    expect(sheet[at]).toEqual(header);
    expect(sheet.slice(at + 1).map((row) => row.map((cell) => cell ?? null))).toEqual(
      rows.map((row) => [
        row.name,
        row.maskedPan,
        row.maskedMobile,
        foliosOf(row),
        row.city,
        kycs[row.kyc],
        Number(row.aum),
        Number(row.cost),
        Number(row.gain),
        Number(row.withoutCost),
        row.sips,
        Number(row.sipMonthly),
        row.folios,
        date(row.investedOn),
        date(row.lastInvestedOn),
      ]),
    );
    const { totals } = await mine.request(listInvestors, {});
    expect(String(sheet[1]?.[0])).toBe(`As on 13-Nov-2026 · ${clients.length} clients`);
    expect(String(sheet[2]?.[0]).replace(/[₹,]/g, '')).toBe(
      `Total AUM ${totals?.aum} · cost ${totals?.cost}`,
    );
  });

  it.each<Omit<Requested, 'format'>>([
    {},
    { city: 'pune', sort: 'name' },
    { kyc: 'ON_HOLD', sip: 'running' },
    { words: 'client 1' },
    { aumFrom: '500', aumTo: '1500', order: 'asc' },
    { balance: 'zero' },
    { family: 'nobody' },
  ])('in CSV are what the filter %j selects, to the last paisa', async (requested) => {
    const rows = await rowsOf(requested);
    expect(await csvOf(requested)).toEqual(
      rows.map((row) => [
        row.name.replace(/^=/, "'="),
        row.maskedPan,
        row.maskedMobile,
        foliosOf(row),
        row.city,
        kycs[row.kyc],
        row.aum,
        row.cost,
        row.gain,
        row.withoutCost,
        String(row.sips),
        row.sipMonthly,
        String(row.folios),
        row.investedOn === null ? '' : '01-Mar-2025',
        row.lastInvestedOn === null ? '' : '01-Mar-2025',
      ]),
    );
  });

  it('in PDF have every row, what was chosen and the words the law wants', async () => {
    const { headers, body } = await file({ format: 'pdf', city: 'Kochi', kyc: 'VALIDATED' });
    expect(headers['content-type']).toBe('application/pdf');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(body)), { mergePages: true });
    const words = text.replace(/\s+/g, ' ');
    const rows = await rowsOf({ city: 'Kochi', kyc: 'VALIDATED' });
    expect(words).toContain(`As on 13-Nov-2026 · ${rows.length} clients · KYC validated · in Kochi`);
    expect(words).toContain(texts.footer.disclaimer);
    for (const { name, maskedPan } of rows) expect(words).toContain(`${name} ${maskedPan}`);
  });

  it('say so where a file has the first of them only', () => {
    const totals = { clients: 3, aum: '1.00', cost: '1.00' };
    const [note] = investorTable({
      rows: inPages([], async () => []),
      count: 0,
      totals,
      asOn: null,
      chosen: [],
    }).notes;
    expect(note).toBe('the first 0 of 3 clients; Excel and CSV have all of them');
  });

  it('are only those selected one by one, and of them what the filter selects', async () => {
    const [first, second, third] = await rowsOf({ sort: 'name', order: 'desc' });
    const ids = [third?.id ?? '', first?.id ?? ''];
    expect((await csvOf({ ids, sort: 'name', order: 'desc' })).map(([name]) => name)).toEqual(
      [first, third].map((row) => row?.name),
    );
    expect((await csvOf({ ids: [...ids, second?.id ?? ''], city: 'Pune' })).map(([name]) => name)).toEqual(
      [first, second, third].filter((row) => row?.city === 'Pune').map((row) => row?.name),
    );
  });

  it('are all that the filter selects but those left out, however long the list is', async () => {
    const [first, , third] = await rowsOf({ sort: 'name' });
    const except = [first?.id ?? '', third?.id ?? '', randomUUID()];
    const names = (await csvOf({ except, sort: 'name' })).map(([name]) => name?.replace(/^'/, ''));
    expect(names).toEqual(
      (await rowsOf({ sort: 'name' })).filter(({ id }) => !except.includes(id)).map(({ name }) => name),
    );
    expect(names).toHaveLength(clients.length - 2);
    const { body } = await file({ format: 'xlsx', except });
    expect(String((await readSheet(body))[1]?.[0])).toContain(
      `${clients.length - 2} clients · without 3 deselected`,
    );
  });

  it('are the same ones as every other act takes, page by page with the true number', async () => {
    const all = await rowsOf({ city: 'Pune' });
    const except = [all[1]?.id ?? ''];
    const first = await mine.request(chosenInvestors, { city: 'Pune', except });
    expect(first.total).toBe(all.length - 1);
    expect(first.items).toEqual(
      all
        .filter(({ id }) => !except.includes(id))
        .slice(0, 10)
        .map(({ id, name, maskedMobile }) => ({ id, name, maskedMobile })),
    );
    const ids = all.slice(0, 3).map(({ id }) => id);
    expect((await mine.request(chosenInvestors, { city: 'Pune', ids })).total).toBe(3);
    // Whoever left the filter meanwhile is not taken, and not counted.
    expect((await mine.request(chosenInvestors, { city: 'Surat', ids })).total).toBe(0);
    expect(await theirs.request(chosenInvestors, { ids })).toMatchObject({ items: [], total: 0 });
    expect((await mine.request(chosenInvestors, { pageNumber: 3 })).items).toHaveLength(clients.length - 20);
  });

  it("of another distributor's choice are none of ours", async () => {
    const ids = (await rowsOf({})).map(({ id }) => id);
    expect(await csvOf({ ids }, theirs)).toEqual([]);
    expect(await csvOf({ ids: [randomUUID()] })).toEqual([]);
    expect((await csvOf({}, theirs)).map(([name]) => name)).toEqual(['Client Foreign']);
  });

  it.each([
    { format: 'exe' },
    { format: 'csv', ids: [] },
    { format: 'csv', ids: ['1'] },
    { format: 'csv', except: ['1'] },
    { format: 'csv', ids: [randomUUID()], except: [randomUUID()] },
    { format: 'csv', except: Array.from({ length: 501 }, () => randomUUID()) },
    { format: 'csv', ids: Array.from({ length: 501 }, () => randomUUID()) },
    { format: 'csv', aumFrom: '2', aumTo: '1' },
  ])('are refused for what nobody can mean', async (requested) => {
    expect((await file(requested as Requested)).status).toBe(400);
  });

  it('show no PAN or mobile in full in any format', async () => {
    for (const format of ['csv', 'xlsx', 'pdf'] as const) {
      const { body } = await file({ format, words: 'client 11' });
      expect(body.includes('ABCPE1011F'), format).toBe(false);
      expect(body.includes('9800000011'), format).toBe(false);
    }
  });

  it('are not made more often than a person asks', async () => {
    hub.clock.advance({ seconds: 61 });
    const request = () => file({ format: 'csv', family: 'nobody' }, theirs);
    for (let n = 0; n < 30; n++) expect((await request()).status).toBe(200);
    expect((await request()).status).toBe(429);
  });
});
