import { banners } from '@hub/contract/calls/dashboard/dashboard';
import { orderFacts, submitRedeem } from '@hub/contract/calls/transact/transact';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';
import type { TestClient } from '../../http/test/test-client.ts';
import { openHouse, type RegisterHouse } from '../arn-register/test/register-house.ts';
import { account, codes, folios, seedOrderBook } from '../transact/test/order-book.ts';

let hub: TestApp;
let house: RegisterHouse;
let mine: TestClient;
beforeAll(async () => {
  hub = await testApp({ withJobs: true });
  await seedOrderBook(hub.db);
  house = await openHouse(hub);
  mine = hub.client();
  await mine.logIn(people.ifa.arn);
});
afterAll(async () => {
  await house.close();
  await hub.close();
});

const redemption = {
  ...{ kind: 'redeem' as const, folioNo: folios.asha, schemeCode: codes.flexi, account },
  quantity: { by: 'units' as const, units: '20.000' },
};
const refusal = (act: string, input: object) =>
  house.request(act, input).then(
    () => '',
    (error: Error) => error.message,
  );

describe('a kind of order', () => {
  it('that is not taken is refused in the house’s words, told to the app, and taken again', async () => {
    const words = 'No redemptions until 3 pm: the exchange is closed.';
    await house.done('orders.stop-kind', { kind: 'redeem', words });
    expect(await mine.call(submitRedeem, { terms: redemption, consent: true })).toMatchObject({
      ...{ ok: false, status: 422, message: expect.stringContaining(words) },
    });
    const facts = await mine.request(orderFacts, { kind: 'redeem', folioNo: folios.asha });
    expect(facts.distributor.closed).toEqual([{ kind: 'redeem', words }]);
    expect(await refusal('orders.stop-kind', { kind: 'redeem', words })).toMatch(/not taken already/);
    await house.done('orders.take-kind', { kind: 'redeem' });
    await mine.request(submitRedeem, { terms: redemption, consent: true });
  });
});

describe('maintenance', () => {
  it('is planned, read on the dashboard, never twice at once, and cancelled', async () => {
    const words = 'We install a new release.';
    const input = { from: '2026-11-16T22:00', to: '2026-11-16T23:30', words };
    expect(await refusal('maintenance.plan', { ...input, from: '2026-11-14T22:00' })).toMatch(
      /over|12 hours/,
    );
    await house.done('maintenance.plan', input);
    const shown = await mine.request(banners, {});
    expect(shown[0]).toMatchObject({ title: 'Planned maintenance', text: expect.stringContaining(words) });
    expect(await refusal('maintenance.plan', { ...input, to: '2026-11-17T01:00' })).toMatch(/already/);
    expect(await house.rows('select maintenance from app_record where id = 3')).toEqual([
      { maintenance: false },
    ]);
    await house.request('maintenance.cancel', { id: shown[0]?.id });
    expect((await mine.request(banners, {})).map(({ title }) => title)).not.toContain('Planned maintenance');
  });

  it('closes the hub by itself while a window runs', async () => {
    await hub.db.read(
      'system',
      `insert into maintenance_window (id, from_at, to_at, words)
       values (gen_random_uuid(), now() - interval '1 minute', now() + interval '1 hour', 'now')`,
    );
    expect(await house.rows('select id from app_record where maintenance')).toEqual([{ id: 3 }]);
    await hub.db.read('system', 'update maintenance_window set cancelled_at = now()');
  });
});

describe('a banner', () => {
  const banner = { title: 'New factsheets', text: 'October is there.', tone: 'news', audience: 'everybody' };

  it('comes by a second look with the count of whom it reaches, changes and ends', async () => {
    expect(await refusal('banner.add', { ...banner, from: '2026-12-02', to: '2026-12-01' })).toMatch(
      /before/,
    );
    expect(await refusal('banner.add', { ...banner, action: 'Open' })).toMatch(/words and where/);
    await house.done('banner.add', { ...banner, to: '2026-11-30' });
    const shown = async () => (await mine.request(banners, {})).find(({ title }) => title === banner.title);
    const id = (await shown())?.id;
    expect(await shown()).toMatchObject({ text: 'October is there.', until: '2026-11-30' });
    await house.done('banner.change', { id, ...banner, audience: 'arn-at-rest' });
    expect(await shown()).toBeUndefined();
    await house.request('banner.end', { id });
    expect(await refusal('banner.end', { id })).toMatch(/ended/);
  });
});
