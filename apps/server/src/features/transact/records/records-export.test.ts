import { type Call, callPath } from '@hub/contract';
import {
  exportRecords,
  type RecordRow,
  receipt,
  records,
} from '@hub/contract/calls/transact/transact-records';
import { readSheet } from 'read-excel-file/node';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { seedOrderBook } from '../test/order-book.ts';
import { sendEveryStatus } from '../test/sent-orders.ts';

let hub: TestApp;
let client: TestClient;
beforeAll(async () => {
  hub = await testApp();
  await seedOrderBook(hub.db);
  await sendEveryStatus(hub.db);
  client = hub.client();
  await client.logIn(people.ifa.arn);
});
afterAll(() => hub.close());

async function file(call: Pick<Call, 'path' | 'name'>, query: string) {
  const reply = await hub.app.inject({
    url: `${callPath(call, {}, hub.config.brand.paths)}?${query}`,
    headers: { authorization: `Bearer ${client.tokens.hub}` },
  });
  return { status: reply.statusCode, headers: reply.headers, body: reply.rawPayload };
}

async function wordsOf(body: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(body)), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

describe('the exported records', () => {
  it('in Excel have every row of the list in its order', async () => {
    const { status, headers, body } = await file(exportRecords, 'format=xlsx');
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe(
      "attachment; filename*=UTF-8''transaction-history-2026-11-15.xlsx",
    );
    const sheet = await readSheet(body);
    expect(String(sheet[1]?.[0])).toBe('As on 15-Nov-2026 · 9 orders');
    const header = sheet.findIndex(([first]) => first === 'Reference');
    const columns = sheet[header] ?? [];
    const reported = sheet
      .slice(header + 1)
      .map((row) => Object.fromEntries(columns.map((name, at) => [String(name), row[at] ?? null])));
    const { items } = await client.request(records, {});
    expect(reported).toMatchObject(
      items.map((row: RecordRow) => ({
        Reference: row.reference,
        Investor: row.investor.name,
        Folio: row.folioNo,
        Scheme: row.scheme.name,
        Order: row.headline,
        'Amount (₹)': Number(row.amount),
        'Created on': new Date('2026-11-14T00:00:00Z'),
      })),
    );
    expect(reported).toHaveLength(9);
  });

  it('in CSV have what the filter selects and nothing else', async () => {
    const { body } = await file(exportRecords, `format=csv&${new URLSearchParams({ status: 'CONFIRMED' })}`);
    const [head, ...lines] = body.toString('utf8').slice(1).trimEnd().split('\r\n');
    expect(head).toMatch(/^Reference,Created on,Kind,/);
    const { items } = await client.request(records, { status: 'CONFIRMED' });
    expect(lines.map((line) => line.split(',')[0])).toEqual(items.map(({ reference }) => reference));
    expect(lines.length).toBeGreaterThan(0);
  });

  it('in PDF say as on when and what was chosen', async () => {
    const { body } = await file(
      exportRecords,
      `format=pdf&kind=lumpsum&from=2026-11-14&words=asha&${new URLSearchParams({ status: 'Link Expired' })}`,
    );
    expect(await wordsOf(body)).toContain(
      'As on 15-Nov-2026 · 1 order · Link expired · Lumpsum · found by “asha” · from 14-Nov-2026',
    );
  });

  it.each([
    '',
    'format=exe',
    'format=csv&status=confirmed',
    'format=csv&kind=gold',
    'format=csv&from=2026-02-30',
  ])('are refused for %j', async (query) => {
    expect((await file(exportRecords, query)).status).toBe(400);
  });
});

describe('the receipt of an order', () => {
  it('says what was ordered, what came of it and when', async () => {
    const { status, headers, body } = await file(receipt, 'reference=H00000000004');
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''order-H00000000004.pdf");
    const words = await wordsOf(body);
    for (const said of [
      'Acknowledgement of an order',
      'Reference H00000000004',
      'Order Lumpsum, ₹5,000',
      'Status Allotted',
      'Investor Asha Menon',
      'Distributor Meera Nair, ARN-100001',
      '124.994',
      '₹4,999.75',
      'Money received',
    ]) {
      expect(words).toContain(said);
    }
  });

  it('of a rejected order says why and what fixes it', async () => {
    const words = await wordsOf((await file(receipt, 'reference=H00000000007')).body);
    expect(words).toContain('Why The bank account could not be verified');
    expect(words).toContain('Refunded ₹5,000.00');
  });

  it('is its distributor’s own', async () => {
    expect((await file(receipt, 'reference=H00000000THE')).status).toBe(404);
    expect((await file(receipt, 'reference=H1')).status).toBe(400);
  });
});
