import {
  AUM_POINTS,
  aum,
  aumHistory,
  aumRanges,
  banners,
  clientsThisYear,
  dashboardShown,
  euinMissing,
  opportunities,
  todo,
} from '@hub/contract/calls/dashboard/dashboard';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';
import type { TestClient } from '../../http/test/test-client.ts';
import { testClock } from '../../http/test/test-clock.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
});
afterAll(() => hub.close());

describe('the first visit of the dashboard', () => {
  it('is the first once for each distributor', async () => {
    const meera = hub.client();
    await meera.logIn(people.ifa.arn);
    expect(await meera.request(dashboardShown, {})).toEqual({ shown: false });
    expect(await meera.request(dashboardShown, {})).toEqual({ shown: true });
    const imran = hub.client();
    await imran.logIn(people.other.arn);
    expect(await imran.request(dashboardShown, {})).toEqual({ shown: false });
  });

  it('is the first once, also when two tabs open it together', async () => {
    const client = hub.client();
    await client.logIn(people.employee.arn);
    const replies = await Promise.all(Array.from({ length: 5 }, () => client.request(dashboardShown, {})));
    expect(replies.filter((reply) => !reply.shown)).toHaveLength(1);
  });

  it.each([people.restricted, people.internal])(
    'is refused to $name, who has no dashboard',
    async ({ arn }) => {
      const client = hub.client();
      await client.logIn(arn);
      expect(await client.call(dashboardShown, {})).toMatchObject({ ok: false, status: 403 });
    },
  );
});

async function signedIn(arn: string): Promise<TestClient> {
  const client = hub.client();
  await client.logIn(arn);
  await client.authenticate();
  return client;
}

describe('the AUM over time', () => {
  const { arn } = people.mailOnly;
  beforeAll(async () => {
    // Four years, every day, of two classes.
    await hub.db.read(
      'system',
      `insert into aum_figure (arn, day, asset_class, aum)
       select $1, date '2026-11-13' - n, class, 1000000.005 + n * case when n % 2 = 0 then 7 else -3 end
         from generate_series(0, 1460) n cross join unnest(array['EQUITY', 'DEBT']) class`,
      [arn],
    );
  });

  it.each(aumRanges)(
    'of %s is oldest first, no more than a chart shows, and ends with the newest',
    async (range) => {
      const { points } = await (await signedIn(arn)).request(aumHistory, { range });
      const days = points.map(([day]) => day);
      expect(points.length).toBeGreaterThan(20);
      expect(points.length).toBeLessThanOrEqual(AUM_POINTS);
      expect(days).toEqual(days.toSorted());
      expect(points.at(-1)).toEqual(['2026-11-13', '2000000.01']);
      const first = { '1m': '2026-10-15', '1y': '2025-11-15', '3y': '2023-11-15', max: '2022-11-14' }[range];
      expect(days[0]).toBe(first);
    },
  );

  it('is split into money in, money out and market, of the days after the first until the last', async () => {
    await hub.db.read(
      'system',
      `insert into flow_figure (arn, scheme_code, day, units, bought, by_sip, sold) values
         ($1, '1', '2026-10-15', 0, 1000000, 0, 1000000), ($1, '1', '2026-10-16', 0, 500.25, 500.25, 0),
         ($1, '2', '2026-11-13', 0, 100, 0, 40.75), ($1, '2', '2026-11-14', 0, 9000, 0, 9000)`,
      [arn],
    );
    expect((await (await signedIn(arn)).request(aumHistory, { range: '1m' })).growth).toEqual({
      from: '2026-10-15',
      to: '2026-11-13',
      start: '1999826.01',
      end: '2000000.01',
      moneyIn: '600.25',
      moneyOut: '40.75',
      market: '-385.50',
    });
  });

  it('of a distributor without a client has no point', async () => {
    const client = await signedIn(people.other.arn);
    expect(await client.request(aumHistory, { range: 'max' })).toEqual({
      range: 'max',
      points: [],
      growth: null,
    });
  });
});

describe('a line of the to-do', () => {
  const { arn } = people.expired;
  beforeAll(async () => {
    await hub.db.transaction('system', async (tx) => {
      for (const [key, name, mobile, aum] of [
        ['a', 'Latha Iyer', '9811111111', 100],
        ['b', 'Arvind Menon', null, 300],
        ['c', 'Zoya Khan', '', 200],
      ] as const) {
        await tx.query(
          `with one as (insert into investor (arn, client_key, name, mobile, kyc) values ($1, $2, $3, $4, 'ON_HOLD')
                        returning id)
           insert into folio (arn, folio_no, investor_id, rta) select $1, $2, id, 'CAMS' from one`,
          [arn, key, name, mobile],
        );
        await tx.query(
          `update investor_figure set aum = $3 where arn = $1
              and investor_id = (select id from investor where arn = $1 and client_key = $2)`,
          [arn, key, aum],
        );
        await tx.query(
          `insert into plan (arn, kind, reg_no, folio_no, scheme_code, amount, frequency, monthly, registered_on,
                             starts_on, ends_on, bounced_in_row)
           values ($1, 'SIP', 'R' || $2, $2, '100001', 5000, 'monthly', 5000, '2024-01-01',
                   case $2 when 'c' then date '2024-01-20' else date '2024-01-07' end, '2030-01-31', 2)`,
          [arn, key],
        );
      }
    });
  });

  it('names whom to act for, the nearest day and the most money first, and never a number', async () => {
    const { items } = await (await signedIn(arn)).request(todo, {});
    const line = (kind: string) => items.find((one) => one.kind === kind);
    expect(line('sip-at-risk')).toMatchObject({
      count: 3,
      amount: '15000.00',
      deadline: '2026-11-20',
      people: [
        {
          investorId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          name: 'Zoya Khan',
          hasMobile: false,
          plan: { folioNo: 'c', regNo: 'Rc', schemeCode: '100001' },
          amount: '5000.00',
          day: '2026-11-20',
        },
        { name: 'Arvind Menon', hasMobile: false, day: '2026-12-07' },
      ],
    });
    expect(line('kyc-on-hold')).toMatchObject({
      count: 3,
      amount: null,
      people: [
        { name: 'Arvind Menon', plan: null, amount: '300.00', day: null },
        { name: 'Zoya Khan', plan: null, amount: '200.00', day: null },
      ],
    });
    expect(JSON.stringify(items)).not.toContain('98111');
  });

  it('says who can be called', async () => {
    const client = await signedIn(arn);
    await hub.db.read(
      'system',
      `update investor set mobile = '9822222222' where arn = $1 and client_key = 'c'`,
      [arn],
    );
    const { items } = await client.request(todo, {});
    expect(items[0]?.people[0]).toMatchObject({ name: 'Zoya Khan', hasMobile: true });
  });
});

describe('a first day, with no client yet', () => {
  it('has nil and nothing where others have figures', async () => {
    const client = await signedIn(people.other.arn);
    expect(await client.request(aum, {})).toEqual({
      aum: '0.00',
      cost: '0.00',
      withoutCost: '0.00',
      asOn: null,
      changes: { day: null, month: null, year: null },
      byClass: [],
    });
    expect(await client.request(todo, {})).toEqual({ items: [] });
    expect(await client.request(euinMissing, {})).toEqual({ items: [], total: 0, amount: '0.00' });
    for (const { count, amount } of (await client.request(opportunities, {})).items) {
      expect([count, amount]).toEqual([0, '0.00']);
    }
  });
});

describe('the clients of a year', () => {
  it('are told of the own ARN, however it is written, and of no other', async () => {
    const client = await signedIn(people.ifa.arn);
    expect(await client.request(clientsThisYear, { id: '100001' })).toEqual({
      clients: 0,
      since: '2026-04-01',
      newClients: 0,
    });
    expect(await client.call(clientsThisYear, { id: people.other.arn })).toMatchObject({
      ok: false,
      status: 404,
    });
    expect(await client.call(clientsThisYear, { id: 'ARN-999999' })).toMatchObject({
      ok: false,
      status: 404,
    });
  });
});

describe('orders without an EUIN', () => {
  let late: TestApp;
  let client: TestClient;
  beforeAll(async () => {
    // The 7th of November: the last day for the orders of October.
    late = await testApp({ on: { ...hub, clock: testClock('2026-11-07T06:30:00Z') } });
    await hub.db.transaction('system', async (tx) => {
      await tx.query(
        `with one as (insert into investor (arn, client_key, name) values ($1, 'one', 'Asha Pillai') returning id)
         insert into folio (arn, folio_no, investor_id, rta) select $1, '1/1', id, 'CAMS' from one`,
        [people.employee.arn],
      );
      const rows: [trxnNo: string, day: string, kind: string, euin: string | null, reverses?: string][] = [
        ['1', '2026-09-30', 'purchase', null],
        ['2', '2026-10-01', 'purchase', null],
        ['3', '2026-10-31', 'switch-in', null],
        ['4', '2026-11-02', 'purchase', null],
        ['5', '2026-11-02', 'purchase', 'E123456'],
        ['6', '2026-11-02', 'sip-instalment', null],
        ['7', '2026-11-02', 'redemption', null],
        ['8', '2026-11-03', 'purchase', null],
        ['9', '2026-11-04', 'reversal', null, '8'],
      ];
      for (const [trxnNo, day, kind, euin, reverses = null] of rows) {
        await tx.query(
          `insert into ledger (arn, folio_no, scheme_code, trxn_no, day, kind, amount, units, nav, euin, reverses)
           values ($1, '1/1', '100001', $2, $3, $4, 1000.50, 10, 100, $5, $6)`,
          [people.employee.arn, trxnNo, day, kind, euin, reverses],
        );
      }
      await tx.query(
        `insert into uncounted_entry (arn, folio_no, scheme_code, trxn_no, why, reason, other_no)
         values ($1, '1/1', '100001', '8', 'reversed', '', '9'), ($1, '1/1', '100001', '9', 'reversed', '', '8')`,
        [people.employee.arn],
      );
    });
    client = late.client();
    await client.logIn(people.employee.arn);
    await client.authenticate();
  });
  afterAll(() => late.app.close());

  const listed = async () => {
    const { items, total, amount } = await client.request(euinMissing, {});
    return { rows: items.map(({ trxnNo, deadline }) => [trxnNo, deadline]), total, amount };
  };

  it('are those that want one, were not taken back and can still be put right, the nearest deadline first', async () => {
    expect(await listed()).toEqual({
      rows: [
        ['3', '2026-11-07'],
        ['2', '2026-11-07'],
        ['4', '2026-12-07'],
      ],
      total: 3,
      amount: '3001.50',
    });
    expect((await client.request(todo, {})).items).toEqual([
      {
        kind: 'euin-missing',
        count: 3,
        people: ['purchase', 'switch-in'].map((kind) => ({
          investorId: expect.any(String),
          name: 'Asha Pillai',
          hasMobile: false,
          plan: null,
          order: null,
          entry: { folioNo: '1/1', kind },
          amount: '1000.50',
          day: '2026-11-07',
        })),
        amount: '3001.50',
        deadline: '2026-11-07',
      },
    ]);
  });

  it('are gone on the day after their deadline', async () => {
    late.clock.advance({ hours: 24 });
    await client.logIn(people.employee.arn);
    await client.authenticate();
    expect((await listed()).rows).toEqual([['4', '2026-12-07']]);
  });
});

describe('banners', () => {
  it('are shown in their order, on their days alone, to everybody', async () => {
    await hub.db.read(
      'system',
      `insert into banner (title, text, action, link, tone, place, shows_from, shows_to) values
         ('Second', 'b', null, null, 'news', 2, null, null),
         ('First', 'a', 'Open', '/distributor/nav', 'brand', 1, '2026-11-15', '2026-11-15'),
         ('Over', 'c', null, null, 'news', 0, null, '2026-11-14'),
         ('Early', 'd', null, null, 'news', 0, '2026-11-16', null)`,
    );
    const shown = await (await signedIn(people.other.arn)).request(banners, {});
    expect(shown).toEqual([
      {
        id: expect.any(String),
        title: 'First',
        text: 'a',
        action: 'Open',
        link: '/distributor/nav',
        tone: 'brand',
        until: '2026-11-15',
      },
      {
        id: expect.any(String),
        title: 'Second',
        text: 'b',
        action: null,
        link: null,
        tone: 'news',
        until: null,
      },
    ]);
  });

  it('speak only to those whose book they are about', async () => {
    const { bannerAudiences } = await import('../../db/schema/platform.ts');
    await hub.db.transaction('system', async (tx) => {
      await tx.query('delete from banner');
      await tx.query(
        'insert into banner (title, text, audience) select one, one, one from unnest($1::text[]) one',
        [bannerAudiences],
      );
    });
    const titles = async (arn: string) =>
      (await (await signedIn(arn)).request(banners, {})).map(({ title }) => title).sort();
    // Nobody's clients are spoken of where there are none.
    expect(await titles(people.other.arn)).toEqual(['everybody', 'no-clients']);
    expect(await titles(people.employee.arn)).toEqual(['everybody', 'no-sips']);
    // Without new business there is nothing to renew but the ARN.
    await hub.db.read('system', `update distributor set status = 'expired' where arn = $1`, [
      people.other.arn,
    ]);
    expect(await titles(people.other.arn)).toEqual(['arn-at-rest', 'everybody']);
    await hub.db.read('system', `update distributor set status = 'active' where arn = $1`, [
      people.other.arn,
    ]);
    await hub.db.transaction('system', async (tx) => {
      await tx.query(`update investor set kyc = 'ON_HOLD' where arn = $1`, [people.employee.arn]);
      await tx.query(
        `insert into plan (arn, kind, reg_no, folio_no, scheme_code, amount, frequency, monthly, registered_on,
                           starts_on, ends_on, bounced_in_row)
         values ($1, 'SIP', '77', '1/1', '100001', 5000, 'monthly', 5000, '2024-01-01', '2024-01-07', '2026-12-31', 2)`,
        [people.employee.arn],
      );
    });
    expect(await titles(people.employee.arn)).toEqual([
      'everybody',
      'kyc-on-hold',
      'sips-at-risk',
      'sips-maturing',
    ]);
  });
});
