import { lapseRadar } from '@hub/contract/calls/opportunity/opportunity-radar';
import { comingDebits, debitsOfDay } from '@hub/contract/calls/reports/report-debits';
import { sipReport } from '@hub/contract/calls/reports/reports';
import { systematicPlans } from '@hub/contract/calls/transact/transact-plans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';
import type { TestClient } from '../../http/test/test-client.ts';
import { bookOf } from '../book/book.public.ts';
import { clients, plan, seedPlans } from './test/seed-plans.ts';

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

/** Today is Sunday, 15-Nov-2026. */
describe('the debits of the coming thirty days', () => {
  it('are summed up by the day on which the money moves, with what is at risk', async () => {
    const { from, to, days, ...sums } = await client.request(comingDebits, {});
    expect([from, to]).toEqual(['2026-11-15', '2026-12-14']);
    expect(sums).toEqual({ debits: 7, amount: '36000.00', atRisk: 3, amountAtRisk: '16000.00' });
    expect(days).toEqual([
      // Of the 31st in a month of thirty days.
      { on: '2026-11-30', debits: 1, amount: '5000.00', atRisk: 0, amountAtRisk: '0.00' },
      { on: '2026-12-01', debits: 1, amount: '5000.00', atRisk: 0, amountAtRisk: '0.00' },
      // Due on Saturday, the 5th.
      { on: '2026-12-07', debits: 1, amount: '9000.00', atRisk: 1, amountAtRisk: '9000.00' },
      { on: '2026-12-10', debits: 4, amount: '17000.00', atRisk: 2, amountAtRisk: '7000.00' },
    ]);
  });

  it('are listed for a day, those at risk first, then the largest', async () => {
    const { items, total } = await client.request(debitsOfDay, { on: '2026-12-10' });
    expect(total).toBe(4);
    expect(items.map(({ regNo, amount, risk }) => [regNo, amount, risk])).toEqual([
      ['SAFE', '5000.00', 'missed'],
      ['RISKY', '2000.00', 'last-miss'],
      ['MATURING', '5000.00', null],
      ['RUNNING', '5000.00', null],
    ]);
    expect(items[1]).toMatchObject({
      investorId: clients.vikram.id,
      investor: 'Vikram Chowdhury',
      folioNo: '7002/22',
      dueOn: '2026-12-10',
      missedInRow: 2,
      missLimit: 3,
    });
    expect((await client.request(debitsOfDay, { on: '2026-12-10', pageNumber: 2 })).items).toEqual([]);
  });

  it('say when they were due where the calendar moved them', async () => {
    const { items } = await client.request(debitsOfDay, { on: '2026-12-07' });
    expect(items).toMatchObject([{ regNo: 'QUARTER', dueOn: '2026-12-05', risk: 'last-miss' }]);
    expect((await client.request(debitsOfDay, { on: '2026-12-05' })).total).toBe(0);
  });

  it('know the mandate’s limit and end', async () => {
    await hub.db.read(
      'system',
      `update mandate set "limit" = 4000, ends_on = '2026-12-09' where id = 'OTM1'`,
    );
    try {
      const { items } = await client.request(debitsOfDay, { on: '2026-12-10' });
      const risks = Object.fromEntries(items.map(({ regNo, risk }) => [regNo, risk]));
      // Another folio's plan keeps its own.
      expect(risks).toEqual({
        RUNNING: 'mandate-ended',
        MATURING: 'mandate-ended',
        SAFE: 'mandate-ended',
        RISKY: 'last-miss',
      });
      const early = await client.request(debitsOfDay, { on: '2026-11-30' });
      expect(early.items).toMatchObject([{ regNo: 'FED', risk: 'over-limit' }]);
    } finally {
      await hub.db.read(
        'system',
        `update mandate set "limit" = 50000, ends_on = '2035-12-01' where id = 'OTM1'`,
      );
    }
  });

  it('of another distributor are never among them', async () => {
    const other = hub.client();
    await other.logIn(people.other.arn);
    await other.authenticate();
    const { debits, amount } = await other.request(comingDebits, {});
    expect([debits, amount]).toEqual([1, '777.00']);
    expect((await other.request(debitsOfDay, { on: '2026-12-07' })).total).toBe(0);
  });
});

describe('a SIP of ₹6,000 with a yearly top-up of 10 %, in its fourth year', () => {
  const regNo = 'GROWN';
  const own = { folioNo: '7001/12', startsOn: '2023-11-10', amount: '6000.00', monthly: '6000.00' };
  beforeAll(() =>
    hub.db.transaction('system', (tx) =>
      bookOf(tx).writePlans([
        plan(people.ifa.arn, regNo, {
          ...own,
          topUpMonths: 12,
          topUpBasisPoints: 1000,
          bouncedInRow: 2,
          bounced: 2,
        }),
      ]),
    ),
  );

  it('is ₹7,986 in the register, the SIP book, the folio’s plans, the radar and the coming debits', async () => {
    const grown = '7986.00';
    const { items, totals } = await client.request(sipReport, { words: regNo });
    expect(items).toMatchObject([{ regNo, amount: grown, monthly: grown }]);
    expect(totals).toEqual({ plans: 1, amount: grown, monthly: grown });
    const running = await client.request(sipReport, { view: 'running' });
    const [book] = await hub.db.read<{ monthly: string }>(
      'system',
      `select sum(running_monthly)::text as monthly from plan_figure
        where arn = $1 and kind = 'SIP' and day <= '2026-11-15'`,
      [people.ifa.arn],
    );
    expect(book?.monthly).toBe(running.totals?.monthly);
    const { items: debits } = await client.request(debitsOfDay, { on: '2026-12-10' });
    expect(debits.find((one) => one.regNo === regNo)?.amount).toBe(grown);
    const listed = await client.request(systematicPlans, { folioNo: own.folioNo });
    expect(listed.find((one) => one.regNo === regNo)?.amount).toBe(grown);
    const { items: threatened } = await client.request(lapseRadar, {});
    expect(threatened.find((one) => one.regNo === regNo)).toMatchObject({ amount: grown, monthly: grown });
  });

  it('is what it was when it ceased, however long ago', async () => {
    await hub.db.transaction('system', (tx) =>
      bookOf(tx).changePlans([
        {
          arn: people.ifa.arn,
          kind: 'SIP',
          folioNo: own.folioNo,
          regNo,
          ceasedOn: '2025-11-10',
          reportedOn: '2026-11-14',
        },
      ]),
    );
    const { items } = await client.request(sipReport, { words: regNo });
    expect(items).toMatchObject([{ regNo, status: 'ceased', amount: '6600.00', monthly: '6600.00' }]);
  });
});
