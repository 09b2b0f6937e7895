import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_KEY_HEADER } from '@hub/contract';
import { listNotifications, markNotificationsRead } from '@hub/contract/calls/notifications/notifications';
import { saveLoginDetails } from '@hub/contract/calls/session/session';
import { saveToken } from '@hub/contract/calls/session/session-devices';
import { logout } from '@hub/contract/calls/session/session-tokens';
import { serverTexts } from '@hub/contract/texts/server-texts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../test/test-app.ts';
import { people } from '../test/test-book.ts';
import type { TestClient } from '../test/test-client.ts';
import { testDevice } from '../test/test-device.ts';

const { ifa, other } = people;
const details = { platform: 'web', appVersion: '1.1' } as const;

let hub: TestApp;
let mine: TestClient;
beforeAll(async () => {
  hub = await testApp();
  mine = hub.client();
  await mine.logIn(ifa.arn);
});
afterAll(() => hub.close());
beforeEach(() => hub.db.read('system', 'delete from login_log'));

async function countOf(table: 'login_log' | 'idempotency_key', where = 'true'): Promise<number> {
  const rows = await hub.db.read<{ n: number }>(
    'system',
    `select count(*)::int4 as n from ${table} where ${where}`,
  );
  return rows[0]?.n ?? 0;
}

describe('a change sent twice under one key', () => {
  it('is made once and answered the same', async () => {
    const idempotencyKey = randomUUID();
    const first = await mine.request(saveLoginDetails, details, { idempotencyKey });
    expect(await mine.request(saveLoginDetails, details, { idempotencyKey })).toEqual(first);
    expect(await countOf('login_log')).toBe(1);
  });

  it('is answered as it was then, though the state has moved on', async () => {
    const id = randomUUID();
    await hub.db.read('system', 'delete from notification');
    await hub.db.read(
      'system',
      `insert into notification (arn, id, title, body) values ($1, $2, 'A', ''), ($1, gen_random_uuid(), 'B', '')`,
      [ifa.arn, id],
    );
    const idempotencyKey = randomUUID();
    const first = await mine.request(markNotificationsRead, { id }, { idempotencyKey });
    expect(first).toEqual({ unread: 1 });
    await mine.request(markNotificationsRead, { all: true });
    expect(await mine.request(markNotificationsRead, { id }, { idempotencyKey })).toEqual(first);
    expect((await mine.request(listNotifications, {})).unread).toBe(0);
  });

  it('at the same moment runs once, and every sender is answered', async () => {
    const idempotencyKey = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => mine.call(saveLoginDetails, details, { idempotencyKey })),
    );
    expect(replies.map(({ ok }) => ok)).toEqual(Array(8).fill(true));
    expect(await countOf('login_log')).toBe(1);
  });

  it('counts once against a limit, and makes one device key', async () => {
    const { device, publicKey } = testDevice('device-0007');
    const idempotencyKey = randomUUID();
    const input = { device, method: 'biometric' as const, publicKey };
    const { keyId } = await mine.request(saveToken, input, { idempotencyKey });
    // The limit is 30 an hour.
    for (let again = 0; again < 31; again += 1) {
      expect(await mine.request(saveToken, input, { idempotencyKey })).toEqual({ keyId });
    }
  });
});

describe('a key', () => {
  it('used for something else is refused, and nothing is changed', async () => {
    const idempotencyKey = randomUUID();
    await mine.request(saveLoginDetails, details, { idempotencyKey });
    const otherBody = { ...details, appVersion: '1.2' };
    expect(await mine.call(saveLoginDetails, otherBody, { idempotencyKey })).toMatchObject({
      ok: false,
      status: 409,
      message: serverTexts.call.otherRequest,
    });
    expect(await mine.call(logout, {}, { idempotencyKey })).toMatchObject({ ok: false, status: 409 });
    expect(await mine.call(listNotifications, {})).toMatchObject({ ok: true });
    expect(await countOf('login_log')).toBe(1);
  });

  it("of one distributor is nothing to another's", async () => {
    const theirs = hub.client();
    await theirs.logIn(other.arn);
    const idempotencyKey = randomUUID();
    await mine.request(saveLoginDetails, details, { idempotencyKey });
    await theirs.request(saveLoginDetails, { ...details, appVersion: '1.2' }, { idempotencyKey });
    expect(await countOf('login_log')).toBe(2);
  });

  it('is free again when the change was refused', async () => {
    const [id, idempotencyKey] = [randomUUID(), randomUUID()];
    const mark = () => mine.call(markNotificationsRead, { id }, { idempotencyKey });
    expect(await mark()).toMatchObject({ ok: false, status: 404 });
    expect(await countOf('idempotency_key', `key = '${idempotencyKey}'`)).toBe(0);
    await hub.db.read(
      'system',
      "insert into notification (arn, id, title, body) values ($1, $2, 'Late', '')",
      [ifa.arn, id],
    );
    expect(await mark()).toMatchObject({ ok: true });
  });

  it.each([undefined, '', 'short', 'with spaces in between', "'; drop table session; --", 'x'.repeat(65)])(
    'as %j is refused, and nothing is changed',
    async (key) => {
      const reply = await hub.app.inject({
        method: 'POST',
        url: `/${hub.config.brand.paths.hub}/loginDetails/api/save`,
        headers: {
          authorization: `Bearer ${mine.tokens.hub}`,
          'content-type': 'application/x-www-form-urlencoded',
          ...(key === undefined ? {} : { [IDEMPOTENCY_KEY_HEADER]: key }),
        },
        payload: 'platform=web&appVersion=1.1',
      });
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({ status: 'Failed', error: serverTexts.call.noIdempotencyKey });
      expect(await countOf('login_log')).toBe(0);
    },
  );

  it('keeps no PIN that could be tried out: its digest needs a secret of the server', async () => {
    const rows = await hub.db.read<{ digest: string }>('system', 'select digest from idempotency_key');
    expect(rows.length).toBeGreaterThan(0);
    const plain = await crypto.subtle.digest('SHA-256', Buffer.from(JSON.stringify([details, []])));
    expect(rows.map(({ digest }) => digest)).not.toContain(Buffer.from(plain).toString('base64url'));
  });
});
