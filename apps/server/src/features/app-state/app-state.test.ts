import { texts } from '@hub/contract';
import { type ErrorLog, getAppState, logError } from '@hub/contract/calls/app-state/app-state';
import { sendOtp } from '@hub/contract/calls/session/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people, rowCounts } from '../../http/test/test-book.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
});
afterAll(() => hub.close());

const report = (changes: Partial<ErrorLog> = {}): ErrorLog => ({
  type: 'error',
  appId: 'distributor-hub-web',
  module: 'dashboard',
  timestamp: '2026-11-15T06:30:00.000Z',
  error_log: JSON.stringify({ message: 'x is undefined', stack: 'at app.js:1:2', timestamp: '2026-11-15' }),
  ip: '203.0.113.5',
  ...changes,
});

describe('the app state', () => {
  it('is three records of exactly id, maintainance and standardVersion [S3-08]', async () => {
    const records = await hub.client().request(getAppState, {});
    expect(records).toEqual([
      { id: 1, maintainance: false, standardVersion: '1.1' },
      { id: 2, maintainance: false, standardVersion: '1.1' },
      { id: 3, maintainance: false, standardVersion: expect.any(String) },
    ]);
    for (const record of records) {
      expect(Object.keys(record).sort()).toEqual(['id', 'maintainance', 'standardVersion']);
    }
  });

  it('is sealed with the configured key, also for a session', async () => {
    const client = hub.client();
    await client.logIn(people.ifa.arn);
    const { text } = await client.send(getAppState, {});
    expect(text).toMatch(/^v1\.0\./);
  });
});

describe('under maintenance', () => {
  const set = (on: boolean) =>
    hub.db.read('system', 'update app_state set maintenance = $1 where id = 3', [on]);

  it('the server itself refuses calls, within two seconds, and takes them again after', async () => {
    const client = hub.client();
    await client.request(sendOtp, { arn: people.ifa.arn });
    await set(true);
    hub.clock.advance({ seconds: 2 });
    const reply = await client.call(sendOtp, { arn: people.ifa.arn });
    expect(reply).toMatchObject({ ok: false, status: 503, message: texts.maintenance.toast });
    const state = await client.request(getAppState, {});
    expect(state.find(({ id }) => id === 3)).toMatchObject({ maintainance: true });
    expect(await client.request(logError, report())).toMatchObject({ status: 'Success' });
    expect((await hub.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    await set(false);
    hub.clock.advance({ seconds: 2 });
    await client.request(sendOtp, { arn: people.ifa.arn });
  });

  it('the flag of another record does not count', async () => {
    await hub.db.read('system', 'update app_state set maintenance = true where id = 1');
    hub.clock.advance({ seconds: 2 });
    await hub.client().request(sendOtp, { arn: people.ifa.arn });
    await hub.db.read('system', 'update app_state set maintenance = false where id = 1');
  });
});

describe('the error log', () => {
  const saved = () =>
    hub.db.read<Record<string, string>>('system', 'select * from client_error order by id desc limit 1');

  it('keeps a report and says so in the words of the spec', async () => {
    const reply = await hub.client().request(logError, report());
    expect(reply).toEqual({ status: 'Success', message: 'Request Send Succesfully' });
    expect((await saved())[0]).toMatchObject({
      type: 'error',
      module: 'dashboard',
      reported_at: '2026-11-15T06:30:00.000Z',
      address: '127.0.0.1',
    });
  });

  it('keeps no PAN, code, number or address a careless device sends', async () => {
    const secrets = ['ABCDE1234F', '482913', '9876543210', 'meera@example.in', '001234567890'];
    await hub
      .client()
      .request(logError, report({ error_log: `failed for ${secrets.join(', ')}`, module: 'ABCDE1234F' }));
    const text = JSON.stringify(await saved());
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it('says every failure in the words of the spec', async () => {
    const before = await rowCounts(hub.db);
    const reply = await hub.app.inject({ method: 'POST', url: '/errorlog', payload: { type: 1 } });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ status: 'Failed', error: 'Something Went wrong while request' });
    expect(await rowCounts(hub.db)).toEqual(before);
  });

  it('stops an address that reports without end', async () => {
    const limits = { ...hub.config.limits, errorLogPerAddressPerMinute: 2 };
    const strict = await testApp({ on: hub, config: { limits } });
    const from = { remoteAddress: '203.0.113.77' };
    await strict.client().request(logError, report(), from);
    await strict.client().request(logError, report(), from);
    expect(await strict.client().call(logError, report(), from)).toMatchObject({
      ok: false,
      status: 429,
      message: 'Something Went wrong while request',
    });
    await strict.close();
  });

  it('has a total for the day, whoever fills it; what is left out is counted and told once', async () => {
    const limits = { ...hub.config.limits, errorLogPerDay: 3 };
    hub.clock.advance({ hours: 24 });
    const strict = await testApp({ on: hub, config: { limits } });
    const count = async () =>
      (await hub.db.read<{ n: number }>('system', 'select count(*)::int as n from client_error'))[0]?.n ?? 0;
    const before = await count();
    const send = (n: number) =>
      strict.client().call(logError, report(), { remoteAddress: `203.0.113.${100 + n}` });
    const replies = [];
    for (let n = 0; n < 6; n++) replies.push(await send(n));
    expect(replies.map(({ ok }) => ok)).toEqual([true, true, true, false, false, false]);
    expect(replies.at(-1)).toMatchObject({ status: 429, message: 'Something Went wrong while request' });
    expect(await count()).toBe(before + 3);
    const reported = (words: string) => strict.logged().split(words).length - 1;
    expect(reported('the error log is full for today')).toBe(1);
    hub.clock.advance({ hours: 24 });
    expect(await send(7)).toMatchObject({ ok: true });
    expect(await send(8)).toMatchObject({ ok: true });
    expect(reported('error reports were left out')).toBe(1);
    expect(strict.logged()).toContain('"leftOut":3');
    await strict.close();
  });
});
