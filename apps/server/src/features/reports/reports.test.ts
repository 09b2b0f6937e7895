import type { RequestOf } from '@hub/contract';
import {
  type PlanRow,
  type PlanView,
  planSorts,
  planViews,
  sipReport,
  stpReport,
  swpReport,
} from '@hub/contract/calls/reports/reports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneStatement } from '../../db/queries.ts';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';
import type { TestClient } from '../../http/test/test-client.ts';
import { bookOf } from '../book/book.public.ts';
import { findPlanKeys, findPlansByKey } from './reports.repository.ts';
import { clients, plan, regNos, seedPlans } from './test/seed-plans.ts';

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

type Requested = Omit<RequestOf<typeof sipReport>, 'pageNumber'>;

async function rowsOf(requested: Requested): Promise<PlanRow[]> {
  const rows: PlanRow[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { items } = await client.request(sipReport, { ...requested, pageNumber });
    rows.push(...items);
    if (items.length === 0) return rows;
  }
}
const found = async (requested: Requested) => (await rowsOf(requested)).map(({ regNo }) => regNo).sort();
async function one(regNo: string): Promise<PlanRow> {
  const row = (await rowsOf({})).find((plan) => plan.regNo === regNo);
  if (row === undefined) throw new Error(`no ${regNo}`);
  return row;
}

describe('the register of SIPs', () => {
  it('has ten to a page, totals and statuses with the first alone', async () => {
    const first = await client.request(sipReport, {});
    expect(first.items).toHaveLength(10);
    expect(first.totals).toEqual({ plans: 12, amount: '61000.00', monthly: '55000.00' });
    expect(first.statuses).toEqual({ running: 6, paused: 1, upcoming: 1, ended: 1, ceased: 2, rejected: 1 });
    const second = await client.request(sipReport, { pageNumber: 2 });
    expect(second).toMatchObject({ pageNumber: 2, totals: null, statuses: null });
    expect(new Set([...first.items, ...second.items].map(({ regNo }) => regNo)).size).toBe(12);
    expect((await client.request(sipReport, { pageNumber: 3 })).items).toEqual([]);
  });

  it('counts the statuses of the whole register whatever is looked for', async () => {
    const { totals, statuses } = await client.request(sipReport, { view: 'rejected', words: 'nobody' });
    expect(totals).toEqual({ plans: 0, amount: '0.00', monthly: '0.00' });
    expect(statuses?.running).toBe(6);
  });

  const views: Readonly<Record<PlanView, readonly string[]>> = {
    running: ['FED', 'MATURING', 'QUARTER', 'RISKY', 'RUNNING', 'SAFE'],
    paused: ['PAUSED'],
    upcoming: ['UPCOMING'],
    ended: ['ENDED'],
    ceased: ['CEASED', 'CEASED-LONG-AGO'],
    rejected: ['REJECTED'],
    'started-this-year': ['FED'],
    'ceased-this-year': ['CEASED'],
    'ceased-lately': ['CEASED'],
    maturing: ['MATURING'],
    'at-risk': ['QUARTER', 'RISKY'],
    'not-renewed': ['ENDED'],
  };
  it.each(planViews)('shows of the view %s what its name says', async (view) => {
    expect(await found({ view })).toEqual(views[view]);
  });

  it('counts a SIP as renewed when its client began another, in any folio', async () => {
    await hub.db.read('system', "update plan set starts_on = '2026-10-01' where reg_no = 'RISKY'");
    expect(await found({ view: 'not-renewed' })).toEqual([]);
    await hub.db.read('system', "update plan set starts_on = '2026-01-10' where reg_no = 'RISKY'");
    expect(await found({ view: 'not-renewed' })).toEqual(['ENDED']);
  });

  it('tells what is done, missed and left, and when the next one is due', async () => {
    expect(await one('RUNNING')).toMatchObject({
      endsOn: null,
      instalments: { done: 10, missed: 0, left: null },
      nextDueOn: '2026-12-10',
      nextDebitOn: '2026-12-10',
      bounceLimit: 3,
    });
    expect(await one('MATURING')).toMatchObject({ endsOn: '2027-01-10', instalments: { left: 2 } });
    // The 10th of February and March: what falls into the pause never comes.
    expect(await one('PAUSED')).toMatchObject({
      paused: { from: '2026-11-01', to: '2027-01-31' },
      instalments: { left: 2 },
      nextDueOn: '2027-02-10',
      nextDebitOn: '2027-02-10',
    });
    for (const over of ['ENDED', 'CEASED', 'REJECTED']) {
      expect(await one(over)).toMatchObject({ instalments: { left: 0 }, nextDueOn: null, nextDebitOn: null });
    }
    expect(await one('CEASED')).toMatchObject({ ceasedOn: '2026-10-01', reason: 'Investor request' });
  });

  it('works out what a feed does not tell, from the ledger and the schedule', async () => {
    // Three debits, one taken back; a plan of the 31st falls to the end of November.
    expect(await one('FED')).toMatchObject({
      instalments: { done: 2, missed: 0, left: 10 },
      nextDueOn: '2026-11-30',
      nextDebitOn: '2026-11-30',
    });
  });

  it('13.10 tells the day it is due and the business day it is debited apart', async () => {
    // 5-Dec-2026 is a Saturday.
    expect(await one('QUARTER')).toMatchObject({ nextDueOn: '2026-12-05', nextDebitOn: '2026-12-07' });
  });

  it('shows the bounces newest first, and how many end it', async () => {
    expect(await one('RISKY')).toMatchObject({
      bouncesInRow: 2,
      bounceLimit: 3,
      bounces: [
        { dueOn: '2026-11-10', status: 'BOUNCED', reason: 'Insufficient balance' },
        { dueOn: '2026-10-10', status: 'BOUNCED' },
        { dueOn: '2026-05-10', status: 'BOUNCED' },
      ],
    });
    expect(await one('QUARTER')).toMatchObject({ bouncesInRow: 1, bounceLimit: 2 });
  });

  it('shows of the mandate that pays its last four characters', async () => {
    expect((await one('RUNNING')).mandate).toEqual({
      maskedUmrn: '****************0042',
      bank: 'HDFC Bank',
      maskedAccount: '**********9757',
      limit: '50000.00',
      endsOn: '2035-12-01',
      status: 'APPROVED',
    });
    // None named: the folio's best, and an approved one before one that was only sent.
    expect((await one('MATURING')).mandate?.status).toBe('APPROVED');
    expect((await one('RISKY')).mandate).toBeNull();
  });
});

describe('13.5 one number in two folios', () => {
  const { arn } = people.employee;
  beforeAll(async () => {
    await hub.db.transaction('system', async (tx) => {
      await tx.query(
        `with one as (insert into investor (arn, client_key, name) values ($1, 'twice', 'Twice Over') returning id)
         insert into folio (arn, folio_no, investor_id, rta) select $1, no, id, 'CAMS' from one, unnest(array['8/1', '8/2']) no`,
        [arn],
      );
      await bookOf(tx).writePlans([
        plan(arn, '514308', { folioNo: '8/1', bounced: 1, bouncedInRow: 1 }),
        plan(arn, '514308', { folioNo: '8/2', amount: '700.00', monthly: '700.00' }),
      ]);
      await tx.query(
        `insert into instalment (arn, kind, folio_no, reg_no, due_on, status, amount)
         values ($1, 'SIP', '8/1', '514308', '2026-11-10', 'BOUNCED', 5000)`,
        [arn],
      );
    });
  });

  it('is two plans, each with its own amount and bounces, in the list and in its file', async () => {
    const own = hub.client();
    await own.logIn(arn);
    await own.authenticate();
    for (const sort of planSorts) {
      const { items, totals } = await own.request(sipReport, { sort });
      expect(totals).toEqual({ plans: 2, amount: '5700.00', monthly: '5700.00' });
      expect(
        items
          .map(({ folioNo, amount, bounces }) => [folioNo, amount, bounces.length])
          .sort((one, other) => (String(one[0]) < String(other[0]) ? -1 : 1)),
      ).toEqual([
        ['8/1', '5000.00', 1],
        ['8/2', '700.00', 0],
      ]);
    }
    const filter = { arn, kind: 'SIP', today: '2026-11-15', yearStart: '2026-04-01' } as const;
    const queries = oneStatement(hub.db, { arn });
    const all = { words: [], view: null, assetClass: null, schemeCode: null, frequency: null } as const;
    const whole = {
      ...filter,
      ...all,
      investorId: null,
      folioNo: null,
      sort: 'amount',
      order: 'asc',
    } as const;
    const keys = await findPlanKeys(queries, whole, 10);
    expect(keys.map(({ folioNo }) => folioNo)).toEqual(['8/2', '8/1']);
    const read = await findPlansByKey(queries, whole, keys);
    expect(read.map(({ amount }) => amount)).toEqual(['700.00', '5000.00']);
  });
});

describe('what is looked for', () => {
  it.each([
    ['risky', ['RISKY']],
    ['7002/22', ['ENDED', 'RISKY']],
    ['pillai', regNos.filter((no) => !['RISKY', 'ENDED', 'STP'].includes(no)).sort()],
    ['Chaudhary', ['ENDED', 'RISKY']],
    ['liquid', ['SAFE']],
    ['liquid pillai', ['SAFE']],
    ['pillai flexicap paused', ['PAUSED']],
    ['ABCPE1234F maturing', ['MATURING']],
    ['liquid chowdhury', []],
    ["'; drop table plan; --", []],
    ['%', []],
    ['_', []],
    ['\\', []],
    ['😀', []],
  ])('%j is found in client, scheme, folio and number', async (words, expected) => {
    expect(await found({ words })).toEqual(expected);
  });

  it('narrows by class, scheme, frequency, client and folio, and by all of them', async () => {
    expect(await found({ assetClass: 'LIQUID' })).toEqual(['SAFE']);
    expect(await found({ schemeCode: '100002' })).toEqual(['SAFE']);
    expect(await found({ frequency: 'quarterly' })).toEqual(['QUARTER']);
    expect(await found({ investorId: clients.vikram.id })).toEqual(['ENDED', 'RISKY']);
    expect(await found({ folioNo: '7001/12' })).toEqual(['UPCOMING']);
    expect(await found({ folioNo: '7001/11', assetClass: 'EQUITY', view: 'paused', words: 'asha' })).toEqual([
      'PAUSED',
    ]);
  });

  it.each(planSorts)('is sorted by %s, both ways, whatever has none last', async (sort) => {
    const keys: Readonly<Record<typeof sort, (row: PlanRow) => string | number | null>> = {
      investor: ({ investor }) => investor.toUpperCase(),
      scheme: ({ scheme }) => scheme.name,
      amount: ({ amount }) => Number(amount),
      nextOn: ({ nextDebitOn }) => nextDebitOn,
      startsOn: ({ startsOn }) => startsOn,
      endsOn: ({ endsOn }) => endsOn ?? '2099-12-31',
      bounces: ({ bouncesInRow }) => bouncesInRow,
    };
    for (const order of ['asc', 'desc'] as const) {
      const values = (await rowsOf({ sort, order })).map(keys[sort]);
      const present = values.filter((value) => value !== null);
      expect(values.slice(present.length).every((value) => value === null)).toBe(true);
      const sorted = present.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      expect(present).toEqual(order === 'asc' ? sorted : sorted.reverse());
    }
  });
});

describe('an order about a plan', () => {
  const send = (reference: string, kind: string, status: string, terms: object) =>
    hub.db.transaction({ arn: people.ifa.arn }, (tx) =>
      tx.query(
        `insert into orders (arn, reference, kind, status, type, investor_id, folio_no, scheme_code, terms, summary,
                             confirmation_id, created_at, changed_at)
         values ($1, $2, $3, $4, 'POSTLOGIN', $5, '7001/11', '100001', $6, '{}', gen_random_uuid(), $7, $7)`,
        [
          people.ifa.arn,
          reference,
          kind,
          status,
          clients.asha.id,
          JSON.stringify(terms),
          `2026-11-14T0${sent++}:00:00Z`,
        ],
      ),
    );
  let sent = 1;

  it('is named with the plan while it is under way, and only with that plan', async () => {
    await send('H000000000S1', 'stop', 'cancelled', { planKind: 'SIP', regNo: 'RUNNING' });
    expect((await one('RUNNING')).underWay).toBeNull();
    await send('H000000000S2', 'stop', 'confirmed', { planKind: 'SIP', regNo: 'RUNNING' });
    await send('H000000000S3', 'stop', 'confirmed', { planKind: 'STP', regNo: 'QUARTER' });
    await send('H000000000P1', 'pause', 'pending', { regNo: 'SAFE', from: '2026-12-10', to: '2027-01-09' });
    await send('H000000000R1', 'sip', 'submitted', { replaces: 'MATURING' });
    await send('H000000000L1', 'lumpsum', 'pending', {});
    expect((await one('RUNNING')).underWay).toEqual({
      kind: 'stop',
      reference: 'H000000000S2',
      status: 'confirmed',
    });
    expect((await one('SAFE')).underWay).toMatchObject({ kind: 'pause', status: 'pending' });
    expect((await one('MATURING')).underWay).toMatchObject({ kind: 'replace', reference: 'H000000000R1' });
    expect((await one('QUARTER')).underWay).toBeNull();
  });
});

describe('the other registers', () => {
  it('have their own kind, an STP with where it goes and no mandate', async () => {
    const { items, totals } = await client.request(stpReport, {});
    expect(items).toMatchObject([
      {
        kind: 'STP',
        regNo: 'STP',
        scheme: { code: '100002' },
        target: { code: '100001', name: 'Aranya Flexi Cap Fund - Regular - Growth' },
        mandate: null,
      },
    ]);
    expect(totals?.plans).toBe(1);
    expect(await client.request(swpReport, {})).toMatchObject({ items: [], totals: { plans: 0 } });
  });

  it('show a second distributor its own, also with the ids of the first', async () => {
    const other = hub.client();
    await other.logIn(people.other.arn);
    await other.authenticate();
    const { items } = await other.request(sipReport, {});
    expect(items.map(({ regNo, investor }) => [regNo, investor])).toEqual([['FOREIGN', 'Other Client']]);
    for (const requested of [{ investorId: clients.asha.id }, { words: 'pillai' }, { folioNo: '7002/22' }]) {
      expect((await other.request(sipReport, requested)).items).toEqual([]);
    }
  });
});
