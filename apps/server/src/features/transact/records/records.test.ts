import type { RequestOf } from '@hub/contract';
import { todo } from '@hub/contract/calls/dashboard/dashboard';
import { type RecordRow, record, records } from '@hub/contract/calls/transact/transact-records';
import { orderStatuses } from '@hub/domain/orders/state/order-status';
import { historyFilters } from '@hub/domain/orders/state/record-statuses';
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
    expect(await of(5)).toMatchObject({ status: 'expired', acts: ['reissue', 'cancel'] });
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
