import { encodeRequest, importKey, type RequestOf } from '@hub/contract';
import {
  accountFile,
  accountStatement,
  capitalGainStatement,
  gainFile,
} from '@hub/contract/calls/statements/statements';
import readWorkbook from 'read-excel-file/node';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { entry, post, writeHolder } from '../../investor/test/held-book.ts';
import { signedIn } from '../../investor/test/signed-in.ts';
import { codes, writeHandbookClient, writeSchemes } from '../test/statement-book.ts';

const { arn } = people.ifa;
const year = '2025-26';
const PAN = 'ABCPI1234K';

let hub: TestApp;
let client: TestClient;
let investorId: string;
beforeAll(async () => {
  hub = await testApp();
  await writeSchemes(hub.db);
  investorId = await writeHandbookClient(hub.db, arn);
  client = await signedIn(hub, arn);
});
afterAll(() => hub.close());

type Call = typeof accountFile | typeof gainFile;

/** As the app sends it; a file's bytes are no text. */
async function file<Of extends Call>(call: Of, requested: RequestOf<Of>, by = client) {
  const { method, path, headers, body } = await encodeRequest(call as typeof gainFile, requested as never, {
    paths: hub.config.brand.paths,
    sealKey: await importKey('0', hub.config.wireKey),
    tokens: by.tokens,
    securityKey: hub.config.securityKey,
    basic: '',
  });
  const reply = await hub.app.inject({ method, url: path, headers, payload: String(body) });
  return { status: reply.statusCode, headers: reply.headers, body: reply.rawPayload };
}

const inception = { period: 'inception' } as const;
const date = (day: string | null) => day && new Date(`${day}T00:00:00Z`);
const number = (text: string | null) => (text === null ? null : Number(text));

async function sheetsOf(body: Buffer) {
  const sheets = await readWorkbook(body);
  return new Map(sheets.map(({ sheet, data }) => [sheet, data]));
}

async function textOf(body: Buffer, password?: string): Promise<string> {
  const doc = await getDocumentProxy(new Uint8Array(body), { ...(password !== undefined && { password }) });
  return (await extractText(doc, { mergePages: true })).text.replaceAll(/\s+/g, ' ');
}

describe('the account statement', () => {
  it('in Excel says cell by cell what the screen says, the PAN masked', async () => {
    const statement = await client.request(accountStatement, { investorId, ...inception });
    const { status, headers, body } = await file(accountFile, { investorId, ...inception, format: 'xlsx' });
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe(
      "attachment; filename*=UTF-8''account-statement-lakshmi-iyer-2026-11-15.xlsx",
    );
    const sheets = await sheetsOf(body);
    expect([...sheets.keys()]).toEqual(['Transactions', 'Holdings']);
    const reported = sheets.get('Transactions') ?? [];
    const header = reported.findIndex(([first]) => first === 'Investor');
    const maskedPan = statement.people[0]?.maskedPan ?? '';
    expect(maskedPan).not.toContain(PAN);
    expect(JSON.stringify([...sheets])).not.toContain(PAN);
    const expected = statement.folios.flatMap(({ folioNo, schemes }) =>
      schemes.flatMap(({ name, isin, openingUnits, rows, closing }) => {
        const place = ['Lakshmi Iyer', maskedPan, folioNo, name, isin];
        return [
          [...place, null, 'Opening units', null, null, null, number(openingUnits)],
          ...rows.map((row) => [
            ...place,
            date(row.day),
            row.text,
            number(row.amount),
            number(row.units),
            number(row.nav),
            number(row.balance),
          ]),
          [...place, date('2026-11-15'), 'Closing units', null, null, null, number(closing.units)],
        ];
      }),
    );
    expect(expected).toHaveLength(13);
    expect(reported.slice(header + 1)).toEqual(expected);
  });

  it('in CSV has the same rows', async () => {
    const { headers, body } = await file(accountFile, { investorId, ...inception, format: 'csv' });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = body.toString().replace('\ufeff', '').trimEnd().split('\r\n');
    expect(lines[0]).toBe(
      'Investor,PAN,Folio,Scheme,ISIN,Date,Transaction,Amount (₹),Units,NAV (₹),Unit balance',
    );
    expect(
      lines.filter((line) => line.includes('05-Jun-2025')).map((line) => line.split(',').slice(5)),
    ).toEqual([
      ['05-Jun-2025', 'Purchase', '30000.00', '500.000', '60.0000', '1500.000'],
      ['05-Jun-2025', 'Stamp duty', '1.50', '', '', ''],
    ]);
  });

  it('as PDF shows folio, nominee, bank, each transaction, closing units and value', async () => {
    const text = await textOf((await file(accountFile, { investorId, ...inception, format: 'pdf' })).body);
    for (const part of [
      'Account statement',
      'Value on 15-Nov-2026',
      'Mix',
      '100.0%',
      'Lakshmi Iyer',
      `Meera Nair, ${arn}`,
      'Folio A1/01',
      'Ravi Pillai, Spouse, 100%',
      'HDFC Bank',
      'ISIN INF900301012',
      'Opening units',
      'Stamp duty',
      'STT',
      'TDS',
      '300.000',
      '₹24,000.00',
      'Page 1 of',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain(PAN);
  });

  it('as PDF has the address that the registrar sent, and no other form and no screen has it', async () => {
    await hub.db.read(
      'system',
      "update investor set address = '4 Lake Road, Aluva', city = 'Kochi', pincode = '683101' where id = $1",
      [investorId],
    );
    const requested = { investorId, ...inception };
    const written = async (format: 'pdf' | 'csv') => (await file(accountFile, { ...requested, format })).body;
    expect(await textOf(await written('pdf'))).toContain('Address 4 Lake Road, Aluva, Kochi, 683101');
    expect((await written('csv')).toString()).not.toContain('Lake Road');
    expect(JSON.stringify(await client.request(accountStatement, requested))).not.toContain('Lake Road');
  });

  it('with a password opens with the PAN and with nothing else', async () => {
    const { body } = await file(accountFile, { investorId, ...inception, format: 'pdf', withPassword: true });
    await expect(textOf(body)).rejects.toThrow(/password/i);
    await expect(textOf(body, 'ABCPI1234L')).rejects.toThrow(/password/i);
    expect(await textOf(body, PAN)).toContain('Lakshmi Iyer');
  });

  it('without a PAN there is no password, and only a PDF has one', async () => {
    const id = await hub.db.transaction('system', (tx) =>
      writeHolder(tx, { arn, name: 'No Pan', folios: [] }),
    );
    const refused = await file(accountFile, {
      investorId: id,
      ...inception,
      format: 'pdf',
      withPassword: true,
    });
    expect([refused.status, refused.body.toString()]).toEqual([422, expect.stringContaining('no PAN here')]);
    const csv = await file(accountFile, { investorId, ...inception, format: 'csv', withPassword: true });
    expect([csv.status, csv.body.toString()]).toEqual([400, expect.stringContaining('Only a PDF')]);
  });
});

describe('the capital-gain statement', () => {
  it('in Excel says cell by cell what the screen says', async () => {
    const statement = await client.request(capitalGainStatement, { investorId, year });
    const sheets = await sheetsOf((await file(gainFile, { investorId, year, format: 'xlsx' })).body);
    expect([...sheets.keys()]).toEqual(['Gains', 'Sums', 'Advance tax', 'Unrealised']);
    expect(JSON.stringify([...sheets])).not.toContain(PAN);
    const rowsOf = (name: string, first: string) => {
      const rows = sheets.get(name) ?? [];
      const at = rows.findIndex(([cell]) => cell === first);
      const headers = rows[at] ?? [];
      return rows
        .slice(at + 1)
        .map((row) =>
          Object.fromEntries(headers.map((header, column) => [String(header), row[column] ?? null])),
        );
    };
    expect(rowsOf('Gains', 'Investor')).toMatchObject(
      statement.lines.map((line) => ({
        Folio: line.folioNo,
        Scheme: line.scheme,
        'Sold on': date(line.soldOn),
        Units: number(line.units),
        'Exit load (₹)': number(line.load),
        'Sale value (₹)': number(line.proceeds),
        'STT (₹)': number(line.stt),
        'Bought on': date(line.boughtOn),
        'Cost (₹)': number(line.cost),
        'Value on 31-Jan-2018 (₹)': number(line.grandfathered?.value ?? null),
        'Cost for tax (₹)': number(line.countedCost),
        Term: line.term === 'long' ? 'Long-term' : 'Short-term',
        Rate: line.rate,
        'Gain (₹)': number(line.gain),
      })),
    );
    expect(rowsOf('Sums', 'Tax class').map((row) => row['Gain (₹)'])).toEqual(
      statement.sums.map(({ gain }) => number(gain)),
    );
    expect(rowsOf('Advance tax', 'Sold from').map((row) => row['Long-term (₹)'])).toEqual(
      statement.slots.map(({ long }) => number(long)),
    );
    expect(rowsOf('Unrealised', 'Folio').map((row) => row['Long-term (₹)'])).toEqual([5999.1]);
  });

  it('as PDF says gains, never the tax due, and what it cannot know', async () => {
    const text = await textOf((await file(gainFile, { investorId, year, format: 'pdf' })).body);
    for (const part of [
      // What a tax paper is filed with.
      PAN,
      'Sold for',
      'Gains only, not the tax due.',
      'sales through others are not included',
      '36,000.00',
      '1,859.40',
      'By advance-tax period',
      '₹89,000.00',
      'Unrealised on 13-Nov-2026',
      'Finance (No. 2) Act 2024',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('as the registrar’s workbook has its very sheets and columns, the whole PAN, and is noted', async () => {
    const { status, body } = await file(gainFile, { investorId, year, format: 'cams' });
    expect(status).toBe(200);
    const sheets = await sheetsOf(body);
    expect([...sheets.keys()]).toEqual([
      'INVESTOR_DETAILS',
      'TRXN_DETAILS',
      'SCHEMEWISE_EQUITY',
      'SCHEMEWISE_NONEQUITY',
      'OVERALL_SUMMARY_EQUITY',
      'OVERALL_SUMMARY_NONEQUITY',
    ]);
    const [header = [], ...rows] = sheets.get('TRXN_DETAILS') ?? [];
    expect([header.length, header[0], header[5], header[28]]).toEqual([
      29,
      'AMC Name',
      'PAN',
      'Tax Surcharge',
    ]);
    const column = (name: string) => rows.map((row) => row[header.indexOf(name)]);
    expect(column('PAN')).toEqual([PAN, PAN, PAN, PAN]);
    expect(column('Date_1')).toEqual(['2017-01-10', '2025-06-05', '2022-05-15', '2023-05-15'].map(date));
    expect(column('Long Term Without Index')).toEqual([36000, null, 5000, null]);
    expect(column('Short Term')).toEqual([null, 1859.4, null, 5000]);
    const notes = await hub.db.read<{ subject: string }>(
      'system',
      "select subject from audit_log where arn = $1 and action = 'investor.reveal'",
      [arn],
    );
    // And the PDF before it, which has the whole PAN too.
    expect(notes).toEqual([{ subject: investorId }, { subject: investorId }]);
  });

  it('as Schedule 112A has the handbook’s row, to the letter; a year without one is refused', async () => {
    const { body } = await file(gainFile, { investorId, year, format: '112a' });
    const [header = '', ...rows] = body.toString().trimEnd().split('\r\n');
    expect(header.startsWith('Share/Unit acquired(1a),ISIN Code(2),Name of the Share/Unit(3)')).toBe(true);
    expect(rows).toEqual([
      'BE,INF900301012,Aranya Flexi Cap Fund - Regular - Growth,1000,70,70000,34000,20000,34000,34,34000,0,34000,36000',
    ]);
    const none = await file(gainFile, { investorId, year: '2024-25', format: '112a' });
    expect([none.status, none.body.toString()]).toEqual([
      422,
      expect.stringContaining('Schedule 112A would be empty'),
    ]);
  });

  it('a loss in Schedule 112A is a number, and a tax file is of one person', async () => {
    const id = await hub.db.transaction('system', (tx) =>
      writeHolder(tx, { arn, name: 'Loss Maker', pan: 'ABCPL1234K', folios: ['L1'] }),
    );
    const of = [arn, 'L1', codes.equity] as const;
    await post(hub.db, [
      entry(of, '1', 'purchase', '2020-02-03', { units: '10', amount: '800', nav: '80' }),
      entry(of, '2', 'redemption', '2025-05-12', { units: '10', amount: '700', nav: '70' }),
    ]);
    const { body } = await file(gainFile, { investorId: id, year, format: '112a' });
    expect(body.toString().trimEnd().split('\r\n')[1]).toBe(
      'AE,INNOTREQUIRD,CONSOLIDATED,0,0,700,800,800,0,0,0,0,800,-100',
    );
    for (const format of ['cams', '112a'] as const) {
      const family = await file(gainFile, { investorId, family: true, year, format });
      expect([family.status, family.body.toString()]).toEqual([400, expect.stringContaining('one person')]);
    }
  });

  it('another distributor gets no file of a client that is not theirs', async () => {
    const other = await signedIn(hub, people.other.arn);
    for (const format of ['pdf', 'cams'] as const) {
      expect((await file(gainFile, { investorId, year, format }, other)).status).toBe(404);
    }
    expect((await file(accountFile, { investorId, ...inception, format: 'pdf' }, other)).status).toBe(404);
  });
});
