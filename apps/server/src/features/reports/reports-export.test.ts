import { callPath } from '@hub/contract';
import { exportPlans, type PlanRow, sipReport } from '@hub/contract/calls/reports/reports';
import { readSheet } from 'read-excel-file/node';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';
import type { TestClient } from '../../http/test/test-client.ts';
import { seedPlans } from './test/seed-plans.ts';

let hub: TestApp;
let client: TestClient;
beforeAll(async () => {
  hub = await testApp();
  await seedPlans(hub.db, people.ifa.arn, people.other.arn);
  client = hub.client();
  await client.logIn(people.ifa.arn);
  await client.authenticate();
});
afterAll(() => hub.close());

async function file(query: string) {
  const reply = await hub.app.inject({
    url: `${callPath(exportPlans, {}, hub.config.brand.paths)}?${query}`,
    headers: { authorization: `Bearer ${client.tokens.hub}` },
  });
  return { status: reply.statusCode, headers: reply.headers, body: reply.rawPayload };
}

async function rowsOf(): Promise<PlanRow[]> {
  const pages = await Promise.all(
    [1, 2].map((pageNumber) => client.request(sipReport, { sort: 'amount', pageNumber })),
  );
  return pages.flatMap(({ items }) => items);
}

const date = (day: string | null) => day && new Date(`${day}T00:00:00Z`);

describe('the exported register', () => {
  it('in Excel has every row of the list in its order, masked as there', async () => {
    const { status, headers, body } = await file('kind=SIP&format=xlsx&sort=amount');
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''sip-report-2026-11-15.xlsx");
    const sheet = await readSheet(body);
    expect(String(sheet[1]?.[0])).toBe('As on 15-Nov-2026 · 12 SIPs');
    const header = sheet.findIndex(([first]) => first === 'Registration no.');
    const columns = sheet[header] ?? [];
    const reported = sheet
      .slice(header + 1)
      .map((row) => Object.fromEntries(columns.map((name, at) => [String(name), row[at] ?? null])));
    expect(reported).toMatchObject(
      (await rowsOf()).map((row) => ({
        'Registration no.': row.regNo,
        Investor: row.investor,
        Folio: row.folioNo,
        Scheme: row.scheme.name,
        'Amount (₹)': Number(row.amount),
        'Monthly (₹)': Number(row.monthly),
        'Starts on': date(row.startsOn),
        'Ends on': date(row.endsOn),
        'Next due': date(row.nextDueOn),
        'Next debit': date(row.nextDebitOn),
        Done: row.instalments.done,
        Missed: row.instalments.missed,
        Left: row.instalments.left,
        'Bounces in a row': row.bouncesInRow === 0 ? null : `${row.bouncesInRow} of ${row.bounceLimit}`,
        UMRN: row.mandate?.maskedUmrn ?? null,
        Account: row.mandate?.maskedAccount ?? null,
      })),
    );
    expect(reported).toHaveLength(12);
  });

  it('in CSV has what the filter selects and nothing else', async () => {
    const { body } = await file('kind=SIP&format=csv&view=at-risk&sort=amount');
    const [head, ...lines] = body.toString('utf8').slice(1).trimEnd().split('\r\n');
    expect(head).toMatch(/^Registration no\.,Investor,/);
    expect(lines.map((line) => line.split(',')[0])).toEqual(['QUARTER', 'RISKY']);
  });

  it('in PDF says as on when and what was chosen', async () => {
    const { body } = await file('kind=STP&format=pdf&view=running&words=liquid');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(body)), { mergePages: true });
    const words = text.replace(/\s+/g, ' ');
    expect(words).toContain('STP report');
    expect(words).toContain('As on 15-Nov-2026 · 1 STP · found by “liquid” · Running');
    expect(words).toContain('To scheme');
  });

  it('never has the number of an account or a mandate in full', async () => {
    const { body } = await file('kind=SIP&format=csv');
    expect(body.toString('utf8')).not.toMatch(/50100000009757|HDFC7000000000000042/);
  });

  it.each(['', 'kind=SIP', 'kind=FD&format=csv', 'kind=SIP&format=exe', 'kind=SIP&format=csv&view=all'])(
    'is refused for %j',
    async (query) => {
      expect((await file(query)).status).toBe(400);
    },
  );
});
