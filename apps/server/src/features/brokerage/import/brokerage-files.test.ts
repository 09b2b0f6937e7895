import type { Call } from '@hub/contract';
import { invoiceFile, makeInvoice } from '@hub/contract/calls/brokerage/brokerage-invoice';
import { rateCard, rateCardExcel, rateCardPdf } from '@hub/contract/calls/brokerage/brokerage-rate-card';
import { brokerageReport, brokerageReportFile } from '@hub/contract/calls/brokerage/brokerage-report';
import { readSheet } from 'read-excel-file/node';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { asha, bringLines, seedPayouts, vikram } from '../test/seed-payouts.ts';

let hub: TestApp;
let meera: TestClient;
let imran: TestClient;
beforeAll(async () => {
  hub = await testApp();
  await seedPayouts(hub.db, people.ifa.arn, people.other.arn);
  const signedIn = async (arn: string) => {
    const client = hub.client();
    await client.logIn(arn);
    await client.authenticate();
    return client;
  };
  meera = await signedIn(people.ifa.arn);
  imran = await signedIn(people.other.arn);
});
afterAll(() => hub.close());

async function fileOf(call: Call, input: object): Promise<Buffer> {
  const { status, bytes, text } = await meera.send(call, input as Record<string, unknown>);
  if (status !== 200 || bytes === undefined) throw new Error(`${status} ${text}`);
  return bytes;
}

async function pdfText(bytes: Buffer): Promise<string> {
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

/** The rows of a sheet under its header, by the header's words. */
async function tableIn(bytes: Buffer, first: string): Promise<Record<string, unknown>[]> {
  const sheet = await readSheet(bytes);
  const at = sheet.findIndex(([cell]) => cell === first);
  const headers = (sheet[at] ?? []).map(String);
  return sheet
    .slice(at + 1)
    .map((row) => Object.fromEntries(headers.map((header, column) => [header, row[column] ?? null])));
}

const all = { from: '2026-06', to: '2026-07', sort: 'amount' } as const;

describe('the report as a file', () => {
  it('in Excel has every row of the report, in its order', async () => {
    const { items } = await meera.request(brokerageReport, all);
    const rows = await tableIn(await fileOf(brokerageReportFile, { ...all, format: 'xlsx' }), 'Month');
    expect(rows).toHaveLength(4);
    expect(rows).toMatchObject(
      items.map((item) => ({
        Investor: item.investor,
        Folio: item.folioNo,
        Scheme: item.scheme,
        'Brokerage (₹)': Number(item.amount),
        'GST (₹)': Number(item.gst),
        'Held (₹)': Number(item.held),
        'Expected (₹)': item.expected === null ? null : Number(item.expected),
        'Gap (₹)': Number(item.gap),
      })),
    );
  });

  it('in CSV has what the filter selects', async () => {
    const text = (
      await fileOf(brokerageReportFile, { ...all, folioNo: asha.folioNo, format: 'csv' })
    ).toString();
    const [head, ...lines] = text.slice(1).trimEnd().split('\r\n');
    expect(head).toMatch(/^Month,Investor,Folio,Scheme code,Scheme,Kind,Rate %,Brokerage \(₹\),GST/);
    expect(lines.map((line) => line.split(',').slice(1, 3))).toEqual([
      [asha.name, asha.folioNo],
      [asha.name, asha.folioNo],
    ]);
    expect(lines[0]).toContain('6575.34,1183.56,0.00,6575.34');
  });

  it('in PDF has the totals and the rows', async () => {
    const text = await pdfText(await fileOf(brokerageReportFile, { ...all, format: 'pdf' }));
    for (const part of [
      'Jun 2026 to Jul 2026',
      '4 rows',
      '₹27,275.34',
      '₹4,909.56',
      vikram.name,
      '6,575.34',
    ]) {
      expect(text).toContain(part);
    }
  });
});

describe('the rate card', () => {
  it('is the one in force, with what changed against the one before', async () => {
    const { versions, card } = await meera.request(rateCard, {});
    expect(versions).toEqual([
      { version: 'RC-2026', from: '2026-04-01', to: null, state: 'in-force', schemes: 2 },
      { version: 'RC-2025', from: '2025-04-01', to: '2026-03-31', state: 'past', schemes: 2 },
    ]);
    expect(card).toMatchObject({ version: 'RC-2026', before: 'RC-2025' });
    expect(card?.lines.map(({ scheme, trail }) => [scheme, trail[0]])).toEqual([
      ['Aranya Flexi Cap Fund', '0.8000'],
      ['Aranya Bond Fund', '0.3000'],
    ]);
    expect(card?.changes.map(({ what, after, texts }) => [what, after?.schemeCode, texts[0]])).toEqual([
      ['changed', 'E', 'Trail of year 1: 0.7000% to 0.8000%'],
      ['changed', 'D', 'Clawback: 365 to 180 days'],
    ]);
    const found = await meera.request(rateCard, { version: 'RC-2025', words: 'bond' });
    expect(found.card?.lines.map(({ schemeCode }) => schemeCode)).toEqual(['D']);
    expect(await meera.call(rateCard, { version: 'nobody' })).toMatchObject({ ok: false, status: 404 });
  });

  it('comes as a PDF file and as an Excel file [S7-37]', async () => {
    const text = await pdfText(await fileOf(rateCardPdf, {}));
    for (const part of ['Rate card RC-2026', 'In force from 01-Apr-2026', 'Aranya Bond Fund', '0.8000']) {
      expect(text).toContain(part);
    }
    const rows = await tableIn(await fileOf(rateCardExcel, { version: 'RC-2025' }), 'Scheme code');
    expect(rows).toMatchObject([
      { 'Scheme code': 'E', 'Year 1 %': 0.7, 'Clawback days': 365 },
      { 'Scheme code': 'D', 'Year 1 %': 0.3, 'Clawback days': 365 },
    ]);
  });
});

describe('the invoice of a month', () => {
  it('is asked to be made first, and wants a GSTIN and a payment', async () => {
    expect(await meera.call(invoiceFile, { month: '2026-06' })).toMatchObject({ ok: false, status: 404 });
    expect(await imran.call(makeInvoice, { month: '2026-07' })).toMatchObject({
      ok: false,
      status: 422,
      message: expect.stringContaining('Profile'),
    });
    expect(await meera.call(makeInvoice, { month: '2026-01' })).toMatchObject({ ok: false, status: 422 });
  });

  it('gets one number however often it is asked for at once, and each month its own', async () => {
    const months = ['2026-06', '2026-07', '2026-06', '2026-07', '2026-06'] as const;
    const made = await Promise.all(months.map((month) => meera.request(makeInvoice, { month })));
    const numbers = new Map(months.map((month, at) => [month, made[at]?.number]));
    for (const [at, month] of months.entries()) expect(made[at]?.number).toBe(numbers.get(month));
    expect([...numbers.values()].sort()).toEqual(['100001/2627/0001', '100001/2627/0002']);
    expect((await meera.request(makeInvoice, { month: '2026-06' })).number).toBe(numbers.get('2026-06'));
  });

  it('names both parties, the place, the SAC, the tax and the total in words', async () => {
    await hub.db.read(
      'system',
      "update distributor_profile set business_name = 'Nair Wealth Partners' where arn = $1",
      [people.ifa.arn],
    );
    const { number } = await meera.request(makeInvoice, { month: '2026-06' });
    const text = await pdfText(await fileOf(invoiceFile, { month: '2026-06' }));
    for (const part of [
      `Tax invoice ${number}`,
      '15-Nov-2026',
      people.ifa.name,
      'Trade name Nair Wealth Partners',
      'For Nair Wealth Partners',
      '12 M. G. Road, Bengaluru',
      '29ABCPE0001F1ZK',
      hub.config.brand.legalName,
      hub.config.brand.address,
      hub.config.brand.gstin,
      '27 Maharashtra',
      'Reverse charge N',
      '997152',
      '₹21,575.34',
      'IGST',
      '18%',
      '₹3,883.56',
      '₹25,458.90',
      'Twenty Five Thousand Four Hundred Fifty Eight Rupees and Ninety Paise Only',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('SGST');
  });

  it('is a credit note for a month in which more was taken back than paid', async () => {
    await bringLines(hub.db, [
      {
        arn: people.ifa.arn,
        month: '2026-08',
        folioNo: vikram.folioNo,
        schemeCode: 'D',
        amount: '-1000.00',
        kind: 'clawback',
        paidOn: '2026-09-05',
      },
    ]);
    await meera.request(makeInvoice, { month: '2026-08' });
    const text = await pdfText(await fileOf(invoiceFile, { month: '2026-08' }));
    for (const part of ['Credit note', 'Brokerage taken back', '₹1,000.00', '₹180.00', '₹1,180.00']) {
      expect(text).toContain(part);
    }
  });
});
