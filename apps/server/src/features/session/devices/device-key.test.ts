import { generateKeyPairSync } from 'node:crypto';
import { texts } from '@hub/contract';
import { dashboardShown } from '@hub/contract/calls/dashboard/dashboard';
import { listNotifications } from '@hub/contract/calls/notifications/notifications';
import { saveLoginDetails, sendOtp, validateSendOtp } from '@hub/contract/calls/session/session';
import {
  biometricToken,
  listSessions,
  removeDeviceKey,
  saveToken,
} from '@hub/contract/calls/session/session-devices';
import { refreshSession } from '@hub/contract/calls/session/session-tokens';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import { loggedIn } from '../../../http/test/test-client.ts';
import { type TestDevice, testDevice } from '../../../http/test/test-device.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
});
afterAll(() => hub.close());

const { arn } = people.ifa;
const pin = '471200';
const refused = { ok: false, status: 422, message: texts.session.deviceKeyRefused };

async function enrol(phone: TestDevice, method: 'pin' | 'biometric' = 'biometric', as: string = arn) {
  const client = hub.client();
  await client.logIn(as);
  const { device, publicKey } = phone;
  const { keyId } = await client.request(saveToken, {
    device,
    publicKey,
    method,
    ...(method === 'pin' && { pin }),
  });
  return { client, keyId };
}

const auditOf = (keyId: string) =>
  hub.db
    .read<{ action: string }>('system', 'select action from audit_log where subject = $1 order by id', [
      keyId,
    ])
    .then((rows) => rows.map(({ action }) => action));

describe('a device key', () => {
  it('logs its device in, as a code does', async () => {
    const phone = testDevice('a');
    const { keyId } = await enrol(phone);
    const client = hub.client();
    const reply = await phone.logIn(client, keyId);
    if (!reply.ok || reply.value.status !== 'verified') throw new Error('not logged in');
    expect(reply.value.profile).toMatchObject({ arnNo: arn, arnStatus: 'active' });
    await client.take(reply.value);
    await client.request(dashboardShown, {});
    await client.request(saveLoginDetails, { platform: 'android', appVersion: '1.1' });
    expect(
      (await client.request(refreshSession, { refreshToken: reply.value.refreshToken })).token,
    ).not.toBeNull();
    const { sessions, deviceKeys } = await client.request(listSessions, {});
    expect(sessions.find(({ current }) => current)).toMatchObject({
      deviceName: 'Phone a',
      platform: 'android',
    });
    expect(deviceKeys.find(({ id }) => id === keyId)).toMatchObject({
      method: 'biometric',
      lastUsedAt: expect.any(String),
    });
    const [login] = await hub.db.read('system', 'select details from audit_log where subject = $1', [
      reply.value.sessionId,
    ]);
    expect(login).toEqual({ details: { by: 'biometric', scope: 'full' } });
  });

  it('with a PIN wants both the key and the PIN', async () => {
    const phone = testDevice('b');
    const { keyId } = await enrol(phone, 'pin');
    expect(await phone.logIn(hub.client(), keyId)).toMatchObject(refused);
    expect(await phone.logIn(hub.client(), keyId, { pin: '471201' })).toMatchObject(refused);
    expect(await testDevice('b').logIn(hub.client(), keyId, { pin })).toMatchObject(refused);
    expect(await phone.logIn(hub.client(), keyId, { pin })).toMatchObject({ ok: true });
  });

  it('keeps neither the PIN nor anything that gives it away', async () => {
    const { keyId } = await enrol(testDevice('c'), 'pin');
    const [row] = await hub.db.read('system', 'select * from device_key where id = $1', [keyId]);
    expect(JSON.stringify(row)).not.toContain(pin);
    expect(hub.logged()).not.toContain(pin);
    const { keyId: second } = await enrol(testDevice('c2'), 'pin');
    const hashes = await hub.db.read('system', 'select pin_hash from device_key where id in ($1, $2)', [
      keyId,
      second,
    ]);
    expect(new Set(hashes.map((one) => one.pin_hash)).size).toBe(2);
  });

  it('answers each challenge once', async () => {
    const phone = testDevice('d');
    const { keyId } = await enrol(phone);
    const client = hub.client();
    const first = await client.request(biometricToken, { keyId });
    if (first.status !== 'challenge') throw new Error('no challenge');
    const { challenge } = first;
    const signed = { keyId, challenge, signature: phone.sign(challenge) };
    const replies = await Promise.all(Array.from({ length: 5 }, () => client.call(biometricToken, signed)));
    expect(replies.filter((reply) => reply.ok)).toHaveLength(1);
    for (const reply of replies) if (!reply.ok) expect(reply).toMatchObject(refused);
  });

  it('answers a challenge within a minute, and only the newest', async () => {
    const phone = testDevice('e');
    const { keyId } = await enrol(phone);
    const client = hub.client();
    const old = await client.request(biometricToken, { keyId });
    const late = await client.request(biometricToken, { keyId });
    if (old.status !== 'challenge' || late.status !== 'challenge') throw new Error('no challenge');
    const answerTo = (challenge: string) =>
      client.call(biometricToken, { keyId, challenge, signature: phone.sign(challenge) });
    expect(await answerTo(old.challenge)).toMatchObject(refused);
    hub.clock.advance({ seconds: late.expiresInSeconds });
    expect(await answerTo(late.challenge)).toMatchObject(refused);
  });

  it('is taken back after five wrong answers, and that is written down', async () => {
    const phone = testDevice('f');
    const { keyId } = await enrol(phone);
    const stranger = testDevice('f');
    for (let n = 0; n < 5; n++) expect(await stranger.logIn(hub.client(), keyId)).toMatchObject(refused);
    expect(await phone.logIn(hub.client(), keyId)).toMatchObject(refused);
    expect(await auditOf(keyId)).toEqual([
      'session.device-key-added',
      ...Array.from({ length: 4 }, () => 'session.device-key-wrong'),
      'session.device-key-revoked',
    ]);
  });

  it('forgets wrong answers after a right one', async () => {
    const phone = testDevice('g');
    const { keyId } = await enrol(phone, 'pin');
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 4; n++) {
        expect(await phone.logIn(hub.client(), keyId, { pin: '000001' })).toMatchObject(refused);
      }
      expect(await phone.logIn(hub.client(), keyId, { pin })).toMatchObject({ ok: true });
    }
  });

  it('that nobody has looks like one that somebody has', async () => {
    const phone = testDevice('h');
    const { keyId, client: owner } = await enrol(phone);
    const client = hub.client();
    const existing = await client.request(biometricToken, { keyId });
    await owner.request(removeDeviceKey, { id: keyId });
    for (const id of [keyId, 'no-such-key', "' or '1'='1"]) {
      const made = await client.request(biometricToken, { keyId: id });
      expect({ ...made, challenge: '' }).toEqual({ ...existing, challenge: '' });
      expect('challenge' in made && made.challenge).toMatch(/^[\w-]{43}$/);
      expect(await phone.logIn(client, id)).toMatchObject(refused);
    }
  });

  it('takes the place of the one its device had', async () => {
    const [before, after] = [testDevice('i'), testDevice('i')];
    const first = await enrol(before);
    const second = await enrol(after);
    expect(await before.logIn(hub.client(), first.keyId)).toMatchObject(refused);
    expect(await after.logIn(hub.client(), second.keyId)).toMatchObject({ ok: true });
  });

  it('is made for the device that logged in, not for another of the distributor', async () => {
    const [mine, theirs] = [testDevice('mine'), testDevice('theirs')];
    const { keyId } = await enrol(theirs);
    const client = hub.client();
    const { requestId } = await client.request(sendOtp, { arn });
    const otp = await client.otpOf(arn);
    await client.take(
      loggedIn(await client.request(validateSendOtp, { requestId, otp, device: mine.device })),
    );
    const key = { device: theirs.device, publicKey: mine.publicKey, method: 'biometric' } as const;
    expect(await client.call(saveToken, key)).toMatchObject({
      status: 400,
      fields: { device: texts.field.device },
    });
    expect(await theirs.logIn(hub.client(), keyId)).toMatchObject({ ok: true });
    await client.request(saveToken, { ...key, device: mine.device });
  });

  it('is told to the distributor when it is made', async () => {
    hub.clock.advance({ minutes: 1 });
    const { client } = await enrol(testDevice('j'), 'pin');
    const { items } = await client.request(listNotifications, {});
    expect(items[0]).toMatchObject({ title: 'Login by PIN switched on' });
    expect(items[0]?.body).toContain('"Phone j"');
  });

  it('does not open for a user who is gone', async () => {
    const phone = testDevice('k');
    const { keyId } = await enrol(phone, 'biometric', people.other.arn);
    await hub.db.read('system', "update distributor set status = 'cancelled' where arn = $1", [
      people.other.arn,
    ]);
    const reply = await phone.logIn(hub.client(), keyId);
    await hub.db.read('system', "update distributor set status = 'active' where arn = $1", [
      people.other.arn,
    ]);
    expect(reply).toMatchObject(refused);
  });

  it('of another distributor is not there to be removed', async () => {
    const phone = testDevice('l');
    const { keyId } = await enrol(phone);
    const other = hub.client();
    await other.logIn(people.other.arn);
    expect(await other.call(removeDeviceKey, { id: keyId })).toMatchObject({ ok: false, status: 404 });
    expect(await phone.logIn(hub.client(), keyId)).toMatchObject({ ok: true });
  });

  const { publicKey: p384 } = generateKeyPairSync('ec', { namedCurve: 'P-384' });
  const { publicKey: ed } = generateKeyPairSync('ed25519');
  const { publicKey: p256 } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const der = (key: typeof p384) => key.export({ format: 'der', type: 'spki' });
  it.each([
    ['P-384', der(p384).toString('base64url')],
    ['Ed25519', Buffer.concat([der(ed), Buffer.alloc(30)]).toString('base64url')],
    ['with bytes behind it', Buffer.concat([der(p256), Buffer.alloc(3)]).toString('base64url')],
    [
      'not a point of the curve',
      Buffer.concat([der(p256).subarray(0, 27), Buffer.alloc(64, 7)]).toString('base64url'),
    ],
    ['no key at all', 'A'.repeat(120)],
  ])('of another kind (%s) is refused', async (_, publicKey) => {
    const client = hub.client();
    await client.logIn(arn);
    const { device } = testDevice('m');
    const reply = await client.call(saveToken, { device, publicKey, method: 'biometric' });
    expect(reply).toMatchObject({ ok: false, status: 400, fields: { publicKey: texts.field.invalid } });
  });

  it('is not made by a stranger', async () => {
    const { device, publicKey } = testDevice('n');
    const reply = await hub.client().call(saveToken, { device, publicKey, method: 'biometric' });
    expect(reply).toMatchObject({ ok: false, status: 401 });
  });
});
