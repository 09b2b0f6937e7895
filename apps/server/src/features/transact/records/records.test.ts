import type { RequestOf } from '@hub/contract';
import { todo } from '@hub/contract/calls/dashboard/dashboard';
import { type RecordRow, record, records } from '@hub/contract/calls/transact/transact-records';
import { orderStatuses } from '@hub/domain/orders/state/order-status';
import { historyFilters, recordStages } from '@hub/domain/orders/state/record-statuses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { folios, seedOrderBook } from '../test/order-book.ts';
import { sendEveryStatus, sendOrder } from '../test/sent-orders.ts';

let hub: TestApp;
let client: TestClient;
beforeAll(async () => {
  hub = await testApp();
  await seedOrderBook(hub.db);
  await sendEveryStatus(hub.db);
  await sendOrder(hub.db, {
    reference: 'H0000000BE1A',
    status: 'pending',
    at: '2026-11-15T06:00:00Z',
    kind: 'redeem',
    folioNo: folios.bela,
    type: 'PRELOGIN',
  });
  client = hub.client();
  await client.logIn(people.ifa.arn);
});
afterAll(() => hub.close());

const statusesIn = (items: readonly RecordRow[]) => new Set(items.map(({ status }) => status));

describe('the records of orders', () => {
  it('each filter of the history has only its own, all has every order [S4-06] [S7-36]', async () => {
    const all = await client.request(records, { status: 'all' });
    expect(all.total).toBe(10);
    expect(statusesIn(all.items)).toEqual(new Set(orderStatuses.filter((status) => status !== 'draft')));
    for (const status of historyFilters) {
      const { items, total, statuses } = await client.request(records, { status });
      expect(total).toBe(statuses[status]);
      expect(items).toHaveLength(total);
      if (status === 'all') continue;
      expect(total).toBeGreaterThan(0);
      expect(items.map(({ historyStatus }) => historyStatus)).toEqual(items.map(() => status));
      const others = all.items.filter(({ reference }) => !items.some((one) => one.reference === reference));
      expect(others.some(({ historyStatus }) => historyStatus === status)).toBe(false);
    }
    // Written again apart from the app's own: what an order is shows under which filter it belongs.
    const filters = {
      'Pending for confirmation': ['pending'],
      CONFIRMED: ['confirmed', 'paid', 'submitted', 'allotted', 'rejected'],
      'Link Expired': ['expired'],
    } as const;
    for (const [status, of] of Object.entries(filters) as [keyof typeof filters, readonly string[]][]) {
      const { items } = await client.request(records, { status });
      const wanted = all.items.filter((row) => of.includes(row.status));
      expect(statusesIn(items), status).toEqual(new Set(of));
      expect(items.map(({ reference }) => reference).sort()).toEqual(
        wanted.map(({ reference }) => reference).sort(),
      );
    }
  });

  it('a record is PENDING until it is confirmed, lapses or is deleted [S4-07]', async () => {
    const pending = await client.request(records, { recordStatus: 'PENDING' });
    expect(statusesIn(pending.items)).toEqual(new Set(['pending']));
    const closed = await client.request(records, { recordStatus: 'CLOSED' });
    expect(closed.items.some(({ status }) => status === 'pending')).toBe(false);
    expect(pending.total + closed.total).toBe(10);
    const both = await client.request(records, { recordStatus: 'CLOSED', status: 'Link Expired' });
    expect(statusesIn(both.items)).toEqual(new Set(['expired']));
    const none = await client.request(records, {
      recordStatus: 'CLOSED',
      status: 'Pending for confirmation',
    });
    expect(none).toMatchObject({ items: [], total: 0 });
  });

  it('the filter after a login leaves out what began before one [S4-09]', async () => {
    const requested = { status: 'Pending for confirmation', type: 'POSTLOGIN' } as const;
    const { items } = await client.request(records, requested);
    expect(items.map(({ reference }) => reference)).toEqual(['H00000000000']);
  });

  it('are found by investor, scheme, folio, reference, kind and day', async () => {
    const found = async (requested: RequestOf<typeof records>) =>
      (await client.request(records, requested)).items.map(({ reference }) => reference);
    expect(await found({ words: 'bela' })).toEqual(['H0000000BE1A']);
    expect(await found({ words: folios.bela })).toEqual(['H0000000BE1A']);
    expect(await found({ words: 'be1a' })).toEqual(['H0000000BE1A']);
    expect(await found({ words: 'flexi', kind: 'redeem' })).toEqual(['H0000000BE1A']);
    expect(await found({ from: '2026-11-15' })).toEqual(['H0000000BE1A']);
    expect(await found({ to: '2026-11-13' })).toEqual([]);
    expect(await found({ words: 'nobody' })).toEqual([]);
  });

  it('come newest first, ten to a page', async () => {
    await sendOrder(hub.db, {
      reference: 'H00000000111',
      status: 'cancelled',
      at: '2026-11-01T06:00:00Z',
    });
    const first = await client.request(records, {});
    const second = await client.request(records, { pageNumber: 2 });
    expect([first.items.length, second.items.length, first.total]).toEqual([10, 1, 11]);
    const times = [...first.items, ...second.items].map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().reverse());
    expect(first.now).toBe(`${hub.clock.now()}`);
  });

  it('whose link is about to lapse are in the list and in the to-do, the least time first', async () => {
    const ends = { H0000000011A: '2026-11-15T18:29:59Z', H0000000011B: '2026-11-15T07:00:00Z' };
    for (const [reference, expiresAt] of Object.entries(ends)) {
      await sendOrder(hub.db, { reference, status: 'pending', at: '2026-11-14T10:00:00Z', expiresAt });
    }
    // Twelve hours from the test's noon, to the second.
    await sendOrder(hub.db, {
      reference: 'H0000000011C',
      status: 'pending',
      at: '2026-11-14T10:00:00Z',
      expiresAt: '2026-11-15T18:30:00Z',
    });
    const { items, total } = await client.request(records, {
      status: 'Pending for confirmation',
      type: 'POSTLOGIN',
      lapsing: 'soon',
    });
    expect(items.map(({ reference }) => reference).toSorted()).toEqual(Object.keys(ends));
    const line = (await client.request(todo, {})).items.find(({ kind }) => kind === 'links-lapsing');
    expect(line).toMatchObject({
      count: total,
      amount: null,
      deadline: '2026-11-15',
      people: [
        { name: 'Asha Menon', hasMobile: true, order: { reference: 'H0000000011B', headline: '₹5,000' } },
        { name: 'Asha Menon', order: { reference: 'H0000000011A' } },
      ],
    });
  });

  it('are counted by what is to be done beside the filters, and each stage has only its own', async () => {
    const { total, statuses, stages } = await client.request(records, {});
    const { 'Pending for confirmation': pending, 'Link Expired': expired } = statuses;
    expect(Object.values(stages).reduce((sum, n) => sum + n, pending + expired)).toBe(total);
    const of = {
      'to-pay': ['confirmed'],
      'with-registrar': ['paid', 'submitted'],
      done: ['allotted'],
      failed: ['declined', 'rejected', 'cancelled'],
    } as const;
    for (const stage of recordStages) {
      const found = await client.request(records, { stage });
      expect(statusesIn(found.items), stage).toEqual(new Set(of[stage]));
      expect(found.total, stage).toBe(stages[stage]);
      expect(found.stages).toEqual(stages);
    }
  });

  it('that are not paid are in the to-do, those that a mandate pays are not', async () => {
    const line = async () =>
      (await client.request(todo, {})).items.find(({ kind }) => kind === 'orders-to-pay');
    expect(await line()).toMatchObject({
      count: 1,
      amount: '5000.00',
      people: [{ name: 'Asha Menon', order: { reference: 'H00000000001', headline: '₹5,000', until: null } }],
    });
    const payBy = (mode: string) =>
      hub.db.read('system', 'update orders set terms = $1 where reference = $2', [
        JSON.stringify({ payMode: mode }),
        'H00000000001',
      ]);
    await payBy('otm');
    expect(await line()).toBeUndefined();
    expect((await client.request(records, { stage: 'to-pay' })).total).toBe(0);
    const debited = await client.request(records, { stage: 'with-registrar' });
    expect(debited.items.find(({ status }) => status === 'confirmed')).toMatchObject({ waitsOn: 'bank' });
    await payBy('upi');
    expect((await line())?.count).toBe(1);
  });

  it('come in groups of days with what is to be done before all of them', async () => {
    await sendOrder(hub.db, { reference: 'H00000000222', status: 'allotted', at: '2026-11-15T06:00:00Z' });
    await sendOrder(hub.db, { reference: 'H00000000333', status: 'allotted', at: '2026-10-31T18:29:00Z' });
    await sendOrder(hub.db, { reference: 'H00000000444', status: 'allotted', at: '2026-08-20T06:00:00Z' });
    const first = await client.request(records, { order: 'to-do-first' });
    const pages = await Promise.all(
      [2, 3].map((pageNumber) => client.request(records, { order: 'to-do-first', pageNumber })),
    );
    const rows = [first, ...pages].flatMap(({ items }) => items);
    expect(rows).toHaveLength(first.total);
    expect(first.groups.map(({ id }) => id)).toEqual([
      'to-do',
      'today',
      'week',
      'month',
      '2026-10',
      '2026-08',
    ]);
    const groupOf = (row: RecordRow): string => {
      if (row.status === 'pending' || row.status === 'confirmed') return 'to-do';
      const day = row.createdAt;
      if (day >= '2026-11-14T18:30') return 'today';
      if (day >= '2026-11-08T18:30') return 'week';
      return day >= '2026-10-31T18:30' ? 'month' : day.slice(0, 7);
    };
    const wanted = first.groups.flatMap(({ id, count }) => Array.from({ length: count }, () => id));
    expect(rows.map(groupOf)).toEqual(wanted);
    // What is narrowed to one stage is grouped by days alone.
    const pending = await client.request(records, {
      order: 'to-do-first',
      status: 'Pending for confirmation',
    });
    expect(pending.groups.map(({ id }) => id)).toEqual(['today', 'week']);
    expect((await client.request(records, {})).groups).toEqual([]);
  });

  it('are their distributor’s own', async () => {
    const other = hub.client();
    await other.logIn(people.other.arn);
    expect((await other.request(records, {})).items.map(({ reference }) => reference)).toEqual([
      'H00000000THE',
    ]);
    expect(await other.call(record, { reference: 'H00000000000' })).toMatchObject({ ok: false, status: 404 });
  });
});

describe('one order', () => {
  const of = (n: number) => client.request(record, { reference: `H0000000000${n}` });

  it('that waits says for whom, until when, and what can be done', async () => {
    expect(await of(0)).toMatchObject({
      status: 'pending',
      waitsOn: 'investor',
      expiresAt: '2026-11-17T06:30:00.000000Z',
      acts: ['share', 'resend', 'extend', 'cancel'],
      next: expect.stringContaining('investor'),
      events: [{ type: 'created' }, { type: 'link-sent' }],
    });
    expect(await of(1)).toMatchObject({ waitsOn: 'payer', acts: ['resend-payment', 'cancel'] });
    expect(await of(5)).toMatchObject({ status: 'expired', acts: ['reissue', 'again', 'cancel'] });
    expect(await of(6)).toMatchObject({ status: 'declined', acts: ['again', 'cancel'] });
  });

  it('that was allotted says units, NAV, day and amount', async () => {
    expect(await of(4)).toMatchObject({
      next: null,
      acts: [],
      allotment: {
        legs: [
          {
            scheme: { name: 'Aranya Flexi Cap Fund' },
            units: '124.994',
            nav: '40.0000',
            navOn: '2026-11-13',
            amount: '4999.75',
          },
        ],
      },
    });
  });

  it('that was rejected says why, what fixes it, and that the money went back', async () => {
    expect(await of(7)).toMatchObject({
      isRefunded: true,
      refunded: '5000.00',
      goingBack: '0.00',
      rejection: { title: 'The bank account could not be verified' },
    });
  });
});
