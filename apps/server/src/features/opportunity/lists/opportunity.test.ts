import { encodeRequest, importKey, type RequestOf } from '@hub/contract';
import {
  exportOpportunities,
  opportunityCalls,
  opportunityHub,
} from '@hub/contract/calls/opportunity/opportunity';
import { fromOpportunityWire, opportunityFields, rowFacts } from '@hub/contract/calls/opportunity/rows';
import { dayNumberOf, milliUnits, moneyOf, navTenThousandths, paise, writeMoney } from '@hub/domain';
import { listsAhead, opportunityLists } from '@hub/domain/opportunity/lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../../db/database.ts';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { bookOf, openFolio } from '../../book/book.public.ts';
import { noteChanges } from '../../book/test/book-checks.ts';
import { rejectOrder } from '../../transact/test/reject-order.ts';
import { agreedCounts } from '../test/agreed-counts.ts';
import { countLists } from './counts.repository.ts';

const { arn } = people.ifa;
let hub: TestApp;
let client: TestClient;
beforeAll(async () => {
  hub = await testApp({ investors: 150 });
  client = hub.client();
  await client.logIn(arn);
  await client.authenticate();
}, 180_000);
afterAll(() => hub.close());

const all = <Row = Record<string, string>>(text: string, params: readonly unknown[] = []) =>
  hub.db.read<Row>('system', text, params);
const inBook = <T>(work: (tx: Tx) => Promise<T>) => hub.db.transaction('system', work);

const reject = (reference: string, at: string, code?: string) =>
  rejectOrder(hub.db, arn, { reference, at, code });

/** Spec §3, as it is printed there. */
const reportFields =
  'Investor_Name Folio_Creation_Date Last_Investment_Date Date_of_Folio_Creation Last_Date_Of_Transaction SCHEME_NAME ' +
  'TRXN_DATE EXIT_LOAD FROM_DATE TO_DATE AMOUNT SOURCE_SCHEME FREQUENCY Elss_Investment Scheme_Name Cease_Date Sip_Amount ' +
  'Installments_Pending Investment_Amount Matured_Date Amount_Matured Total_Installments Rejected_Date';

describe('a list', () => {
  it.each(opportunityLists)('%s has rows in the words of the wire, ten to a page [S3-38]', async (list) => {
    const first = await client.request(opportunityCalls[list], {});
    if (list !== 'nigo') expect(first.items.length).toBeGreaterThan(0);
    expect(first.items.length).toBeLessThanOrEqual(10);
    for (const row of first.items) {
      expect(row).toMatchObject(anyOf(list));
      expect(row.maskedMobile !== null).toBe(row.hasMobile);
      if (row.maskedMobile !== null) expect(row.maskedMobile).toMatch(/^\*{5}/);
    }
    const { rows = 0 } = first.totals ?? {};
    expect(first.statuses).toEqual({ open: rows, snoozed: 0, done: 0 });
    const second = await client.request(opportunityCalls[list], { pageNumber: 2 });
    expect(second).toMatchObject({ totals: null, statuses: null });
    expect(first.items.length + second.items.length).toBe(Math.min(20, rows));
  });

  it('has no other fields of a report than the spec’s, and all lists together have all of them [S3-38]', async () => {
    const names = new Set<string>();
    for (const list of opportunityLists) {
      for (const row of (await client.request(opportunityCalls[list], {})).items) {
        for (const name of Object.keys(row)) if (!(name in rowFacts)) names.add(name);
      }
    }
    expect([...names].sort()).toEqual(reportFields.split(' ').sort());
  });

  const anyOf = (list: keyof typeof opportunityFields) =>
    Object.fromEntries(
      Object.keys(opportunityFields[list]).map((field) => [
        field,
        expect.toSatisfy((it) => it !== undefined),
      ]),
    );

  it('comes with the most at stake first, or as it is sorted', async () => {
    const { items } = await client.request(opportunityCalls.lumpsum, {});
    const worths = items.map(({ worth }) => Number(worth));
    expect(worths).toEqual(worths.toSorted((one, other) => other - one));
    const { items: named } = await client.request(opportunityCalls.lumpsum, { sort: 'investor' });
    const names = named.map((row) => String(row.Investor_Name).toUpperCase());
    expect(names).toEqual(names.toSorted());
  });

  it('is found by investor, folio and scheme, and between two amounts', async () => {
    const { items } = await client.request(opportunityCalls.dividend, {});
    const row = items[0];
    if (row === undefined) throw new Error('The demo has no such row');
    for (const requested of [
      { words: String(row.Investor_Name) },
      { words: String(row.folioNo) },
      { words: String(row.Scheme_Name) },
      { schemeCode: String(row.schemeCode) },
      { worthFrom: row.worth, worthTo: row.worth },
    ]) {
      const found = await client.request(opportunityCalls.dividend, requested);
      expect(found.items.map(({ key }) => key)).toContain(row.key);
      expect(found.totals?.rows).toBeGreaterThan(0);
    }
    const none = await client.request(opportunityCalls.dividend, { words: 'nobodyhasthisname' });
    expect(none).toMatchObject({ items: [], totals: { rows: 0, clients: 0, worth: '0.00' } });
  });

  it('is asked whether it still has one row', async () => {
    const { items } = await client.request(opportunityCalls.equity, { pageNumber: 2 });
    const row = items[0];
    if (row === undefined) throw new Error('The demo has no such row');
    const { key } = row;
    const alone = { items: [row], totals: null, statuses: null };
    expect(await client.request(opportunityCalls.equity, { key, status: 'all' })).toMatchObject(alone);
    expect((await client.request(opportunityCalls.debt, { key, status: 'all' })).items).toEqual([]);
  });

  /** As the app sends it; a file's bytes are no text. */
  async function file(requested: RequestOf<typeof exportOpportunities>) {
    const { method, path, headers, body } = await encodeRequest(exportOpportunities, requested, {
      paths: hub.config.brand.paths,
      sealKey: await importKey('0', hub.config.wireKey),
      tokens: client.tokens,
      securityKey: hub.config.securityKey,
      basic: '',
    });
    const reply = await hub.app.inject({ method, url: path, headers, payload: String(body) });
    return { status: reply.statusCode, body: reply.rawPayload.toString() };
  }

  it.each([
    ['xlsx', 'PK'],
    ['pdf', '%PDF'],
  ] as const)('becomes a file: %s', async (format, starts) => {
    const { status, body } = await file({ list: 'maturity', format });
    expect([status, body.slice(0, starts.length)]).toEqual([200, starts]);
  });

  it('as a file has a line for each row, under the columns of its list', async () => {
    const { totals } = await client.request(opportunityCalls.redeem, {});
    const { body } = await file({ list: 'redeem', format: 'csv' });
    const lines = body.split(/\r?\n/).filter((line) => line !== '');
    const head = lines.findIndex((line) => line.includes('Redeemed on'));
    expect(lines[head]).toMatch(/Investor.*Folio.*Scheme.*Redeemed on.*Amount.*Exit load.*Status/);
    expect(lines.slice(head + 1).filter((line) => line.endsWith('Open'))).toHaveLength(totals?.rows ?? 0);
  });

  it('as a file has the rows that were chosen, or all but those', async () => {
    const { items, totals } = await client.request(opportunityCalls.lumpsum, {});
    const keys = items.slice(0, 2).map(({ key }) => key);
    const rowsIn = async (chosen: { keys?: string[]; except?: string[] }) => {
      const { body } = await file({ list: 'lumpsum', format: 'csv', ...chosen });
      return body.split(/\r?\n/).filter((line) => line.endsWith('Open')).length;
    };
    expect(await rowsIn({ keys })).toBe(2);
    expect(await rowsIn({ except: keys })).toBe((totals?.rows ?? 0) - 2);
  });
});

describe('what a row can be offered', () => {
  it('is nothing while the client’s KYC is on hold, and the row says so', async () => {
    const offered = async (kyc: string) => {
      await all('update investor set kyc = $3 where arn = $1 and id = $2', [arn, investorId, kyc]);
      const { items } = await client.request(opportunityCalls.lumpsum, { key, status: 'all' });
      return items[0]?.remedy;
    };
    const [{ key, investorId } = { key: '', investorId: '' }] = (
      await client.request(opportunityCalls.lumpsum, {})
    ).items;
    expect(await offered('ON_HOLD')).toEqual({ act: 'none', why: expect.stringContaining('on hold') });
    expect(await offered('VALIDATED')).toEqual({ act: 'as-listed', why: null });
  });

  it('of a SIP that still runs is never to order it again, but what its debit failed for', async () => {
    const [plan] = await all<{ folio: string; reg: string }>(
      `select p.folio_no as folio, p.reg_no as reg
         from plan p join folio f on f.arn = p.arn and f.folio_no = p.folio_no
         join investor i on i.arn = f.arn and i.id = f.investor_id and i.kyc = 'VALIDATED'
        where p.arn = $1 and p.kind = 'SIP' and p.ceased_on is null and p.rejected_on is null
          and p.starts_on < '2026-06-01' and p.ends_on > '2027-06-01'
          and not exists (select from plan_instalment b where b.arn = p.arn and b.folio_no = p.folio_no
                           and b.reg_no = p.reg_no and b.status in ('BOUNCED', 'REJECTED'))
        order by 1, 2 limit 1`,
      [arn],
    );
    const { folio = '', reg = '' } = plan ?? {};
    const failed = async (code: string) => {
      await all(
        `insert into instalment (arn, kind, folio_no, reg_no, due_on, debit_on, amount, status, code, reason)
         values ($1, 'SIP', $2, $3, '2026-11-14', '2026-11-14', 1000, 'BOUNCED', $4, 'As the bank says')
         on conflict (arn, kind, folio_no, reg_no, due_on) do update set status = 'BOUNCED', code = excluded.code, reason = excluded.reason`,
        [arn, folio, reg, code],
      );
      const key = `${folio} ${reg}`;
      const { items } = await client.request(opportunityCalls.rejected, { key, status: 'all' });
      return items[0];
    };
    expect(await failed('04')).toMatchObject({
      remedy: { act: 'none', why: expect.stringContaining('still runs') },
      reason: { fix: expect.stringContaining('keep enough money') },
    });
    const limited = await failed('58');
    expect(limited).toMatchObject({ remedy: { act: 'change-plan', why: null } });
    expect(limited?.reason?.fix).toContain('More money in the account does not help');
    expect(await failed('61')).toMatchObject({ remedy: { act: 'new-mandate', why: null } });
    await all('delete from instalment where arn = $1 and folio_no = $2 and reg_no = $3 and due_on = $4', [
      arn,
      folio,
      reg,
      '2026-11-14',
    ]);
  });
});

describe('what is counted', () => {
  it('is compared with last week', async () => {
    const { lists } = await client.request(opportunityHub, {});
    for (const { before } of lists)
      expect(before?.on).toBe(hub.clock.today().subtract({ days: 7 }).toString());
  });

  it('says what ends within a week of the lists in which something ends, as their rows do', async () => {
    const { lists, until } = await client.request(opportunityHub, {});
    expect(until).toBe(hub.clock.today().add({ days: 7 }).toString());
    const ahead: readonly string[] = listsAhead;
    expect(lists.filter(({ week }) => week !== null).map(({ list }) => list)).toEqual(
      opportunityLists.filter((list) => ahead.includes(list)),
    );
    for (const { list, week } of lists) {
      if (week === null) continue;
      let [rows, worth] = [0, 0n];
      for (let pageNumber = 1; ; pageNumber += 1) {
        const { items } = await client.request(opportunityCalls[list], {
          sort: 'on',
          order: 'asc',
          pageNumber,
        });
        const soon = items
          .map((row) => fromOpportunityWire(list, row))
          .filter(({ on }) => on !== null && on <= until);
        rows += soon.length;
        worth += soon.reduce((sum, row) => sum + moneyOf(row.worth), 0n);
        if (soon.length < 10) break;
      }
      expect(week, list).toEqual({ rows, worth: writeMoney(paise(worth)) });
    }
  });

  const someSip = async () => {
    const [plan] = await all(
      `select folio_no, reg_no, scheme_code from plan
        where arn = $1 and kind = 'SIP' and ceased_on is null and rejected_on is null and ends_on > $2::date + 400
        order by monthly desc limit 1`,
      [arn, hub.clock.today().toString()],
    );
    return { folioNo: plan?.folio_no ?? '', regNo: plan?.reg_no ?? '', schemeCode: plan?.scheme_code ?? '' };
  };

  const writes: readonly [name: string, write: () => Promise<unknown>][] = [
    [
      'a redemption is posted',
      async () => {
        const [held] = await all(
          `select folio_no, scheme_code from position where arn = $1 and units > 100 order by units desc limit 1`,
          [arn],
        );
        const none = paise(0n);
        await inBook((tx) =>
          bookOf(tx).post([
            {
              arn,
              folioNo: held?.folio_no ?? '',
              schemeCode: held?.scheme_code ?? '',
              trxnNo: '990001',
              day: dayNumberOf(hub.clock.today()),
              kind: 'redemption',
              units: milliUnits(1000n),
              amount: paise(100_00n),
              nav: navTenThousandths(1_000_000n),
              duty: none,
              load: none,
              stt: none,
              tax: none,
              carried: null,
              reverses: null,
              planNo: null,
              euin: null,
              subArn: null,
            },
          ]),
        );
      },
    ],
    [
      'a SIP is stopped',
      async () => {
        const { folioNo, regNo } = await someSip();
        const today = hub.clock.today().toString();
        await inBook((tx) =>
          bookOf(tx).changePlans([{ arn, kind: 'SIP', folioNo, regNo, reportedOn: today, ceasedOn: today }]),
        );
      },
    ],
    [
      'prices come in',
      async () => {
        const [scheme] = await all(
          `select p.scheme_code from position p join scheme s on s.code = p.scheme_code
            where p.arn = $1 and p.units > 0 and s.option = 'IDCW' limit 1`,
          [arn],
        );
        await inBook((tx) =>
          bookOf(tx).writeNavs([
            {
              code: scheme?.scheme_code ?? '',
              day: dayNumberOf(hub.clock.today()),
              nav: navTenThousandths(7_777_777n),
              name: 'Priced',
              amc: 'Demo',
              category: 'Any',
              isin: null,
              isinReinvest: null,
            },
          ]),
        );
      },
    ],
    ['clients are valued', () => inBook((tx) => bookOf(tx).refreshStaleAum())],
    [
      'a folio is opened',
      () =>
        inBook((tx) =>
          openFolio(tx, {
            arn,
            folioNo: 'H10000001',
            investorId: '0b9ce1d6-4a5e-4c55-9a3e-0f6f2f6d9c11',
            openedOn: hub.clock.today().toString(),
            client: {
              clientKey: 'ZZZPZ9999Z',
              name: 'Ira Menon',
              birthDate: null,
              mobile: null,
              email: null,
              kyc: 'VALIDATED',
              taxStatus: '01',
              occupation: null,
              address: null,
              city: null,
              state: null,
              pincode: null,
              country: null,
            },
            folio: {
              holding: 'SI',
              taxStatus: '01',
              holders: [],
              banks: [],
              nominees: [],
              fatca: {},
              minor: null,
              schemeCode: '100001',
            },
          }),
        ),
    ],
    ['an order is rejected', () => reject('H0000000001A', `${hub.clock.now()}`)],
    [
      'a row is snoozed',
      async () => {
        const { items } = await client.request(opportunityCalls.equity, {});
        await hub.db.transaction({ arn }, async (tx) => {
          await tx.query(
            `insert into opportunity_state (arn, list, row_key, investor_id, hidden_as, hidden_until, last_act, last_at)
             values ($1, 'equity', $2, $3, 'snoozed', $4, 'snooze', now())`,
            [arn, items[0]?.key, items[0]?.investorId, hub.clock.today().add({ days: 3 }).toString()],
          );
          await noteChanges(tx, 'act', [arn]);
        });
      },
    ],
  ];

  it.each(writes)('is counted anew after %s', async (_, write) => {
    const before = await agreedCounts(client);
    await write();
    expect(await agreedCounts(client)).not.toEqual(before);
  });

  it('leaves a snoozed row out until its day', async () => {
    expect((await client.request(opportunityCalls.equity, { status: 'snoozed' })).totals?.rows).toBe(1);
    expect((await client.request(opportunityCalls.equity, {})).statuses?.snoozed).toBe(1);
    const snoozedIn = async (days: number) => {
      const day = hub.clock.today().add({ days }).toString();
      const counts = await hub.db.transaction({ arn }, (tx) => countLists(tx, arn, day));
      return counts.find(({ list }) => list === 'equity')?.snoozed;
    };
    expect([await snoozedIn(2), await snoozedIn(3)]).toEqual([1, 0]);
  });
});

describe('the day of a rejection is the day in India', () => {
  it('from midnight to midnight', async () => {
    // Two months before 15-Nov-2026 is 15-Sep, which is out; the 16th begins at 18:30 UTC.
    await reject('H0000000002A', '2026-09-15T18:29:59Z', 'pan_name_mismatch');
    await reject('H0000000003A', '2026-09-15T18:30:00Z', 'pan_name_mismatch');
    await reject('H0000000004A', '2026-11-14T18:30:00Z', 'technical_failure_at_gateway');
    expect(hub.clock.today().toString()).toBe('2026-11-15');
    const { items } = await client.request(opportunityCalls.nigo, {});
    const references = items.map(({ reference }) => reference);
    expect(references).toContain('H0000000003A');
    expect(references).not.toContain('H0000000002A');
    expect(references).not.toContain('H0000000004A');
    expect(items.find(({ reference }) => reference === 'H0000000003A')).toMatchObject({
      Rejected_Date: '2026-09-16',
      AMOUNT: '5000.00',
      reason: { title: expect.any(String), fix: expect.any(String) },
    });
  });
});
