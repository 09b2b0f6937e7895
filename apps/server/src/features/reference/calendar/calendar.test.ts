import { businessDate, nextCutOff } from '@hub/contract/calls/reference/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneStatement } from '../../../db/queries.ts';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { ensureReference } from '../lists/ensure-reference.ts';
import { businessDays } from '../reference.public.ts';

let hub: TestApp;
let client: TestClient;
beforeAll(async () => {
  hub = await testApp();
  await ensureReference(hub.db, ['holidays']);
  client = hub.client();
  await client.logIn(people.internal.arn);
});
afterAll(() => hub.close());

it('the next cut-off is that of the first business day whose 3:00 pm is ahead', async () => {
  const { now, ...cutOff } = await client.request(nextCutOff, {});
  expect(now).toMatch(/^2026-11-15T/);
  expect(cutOff).toEqual({ navDate: '2026-11-16', until: '2026-11-16T09:30:00Z' });
});

describe('the business date', () => {
  it('of a Sunday is the Monday after', async () => {
    expect(await client.request(businessDate, {})).toEqual({
      calendar: 'EQUITY',
      date: '2026-11-15',
      isBusinessDay: false,
      holiday: null,
      businessDate: '2026-11-16',
      next: '2026-11-16',
      coveredUntil: '2027-12-31',
      cutOffs: { buy: '15:00', buyLiquid: '13:30', redeem: '15:00', redeemOvernight: '19:00' },
    });
  });

  it('of a holiday says which one and moves on', async () => {
    expect(await client.request(businessDate, { date: '2026-11-24' })).toMatchObject({
      isBusinessDay: false,
      holiday: 'Guru Nanak Jayanti',
      businessDate: '2026-11-25',
    });
  });

  it('of a day of work is that day, and names the next', async () => {
    expect(await client.request(businessDate, { date: '2026-11-23' })).toMatchObject({
      isBusinessDay: true,
      businessDate: '2026-11-23',
      next: '2026-11-25',
    });
  });

  it('differs for debt when the money market rests and the exchange does not', async () => {
    const request = (calendar: 'EQUITY' | 'DEBT') =>
      client.request(businessDate, { calendar, date: '2026-04-01' });
    expect(await request('EQUITY')).toMatchObject({ isBusinessDay: true });
    expect(await request('DEBT')).toMatchObject({ isBusinessDay: false, businessDate: '2026-04-02' });
  });

  it('knows the cut-offs of the day that is asked for', async () => {
    expect((await client.request(businessDate, { date: '2025-05-30' })).cutOffs.redeemOvernight).toBe(
      '15:00',
    );
  });

  it.each(['2026-02-30', '2026-13-01', '2026-1-1', 'today', '', '1800-01-01'])('refuses %j', async (date) => {
    expect(await client.call(businessDate, { date })).toMatchObject({ ok: false, status: 400 });
  });
});

describe('the calendar for other features', () => {
  it('tells business days inside a transaction and outside', async () => {
    const day = (text: string) => Temporal.PlainDate.from(text);
    const outside = await businessDays(oneStatement(hub.db, 'nobody'), 'EQUITY');
    expect(outside(day('2026-11-24'))).toBe(false);
    expect(outside(day('2026-11-25'))).toBe(true);
    const inside = await hub.db.transaction({ arn: people.ifa.arn }, (tx) => businessDays(tx, 'DEBT'));
    expect(inside(day('2026-02-19'))).toBe(false);
    expect(outside(day('2026-02-19'))).toBe(true);
  });
});
