import { dashboardShown } from '@hub/contract/calls/dashboard/dashboard';
import { sendOtp, validateSendOtp } from '@hub/contract/calls/session/session';
import { endSession, listSessions, saveToken } from '@hub/contract/calls/session/session-devices';
import { refreshSession } from '@hub/contract/calls/session/session-tokens';
import { serverTexts } from '@hub/contract/texts/server-texts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import { loggedIn, type TestClient } from '../../../http/test/test-client.ts';
import { type TestDevice, testDevice } from '../../../http/test/test-device.ts';

let hub: TestApp;
let expected: TestApp;
beforeAll(async () => {
  hub = await testApp();
  // A second server on the same data: it has caches of its own and is told nothing.
  expected = await testApp({ on: hub });
});
afterAll(async () => {
  await expected.close();
  await hub.close();
});
beforeEach(async () => {
  await hub.db.read('system', "update session set revoked_at = now(), revoked_reason = 'test'");
  await hub.db.read('system', 'update device_key set revoked_at = now()');
});

const { arn } = people.ifa;

async function logInFrom(phone: TestDevice, as: string = arn): Promise<TestClient> {
  const client = hub.client();
  const { requestId } = await client.request(sendOtp, { arn: as });
  const otp = await client.otpOf(as);
  await client.take(
    loggedIn(await client.request(validateSendOtp, { requestId, otp, device: phone.device })),
  );
  return client;
}

async function withKey(phone: TestDevice, client: TestClient): Promise<string> {
  const { device, publicKey } = phone;
  return (await client.request(saveToken, { device, publicKey, method: 'biometric' })).keyId;
}

const idOf = (client: TestClient): string => client.session?.sessionId ?? '';
const isOut = async (client: TestClient) => {
  const reply = await client.call(dashboardShown, {});
  return !reply.ok && reply.status === 401;
};

describe('the list of sessions', () => {
  it('names the devices that are signed in, newest use first, and which one asks', async () => {
    const office = await logInFrom(testDevice('office', 'web'));
    hub.clock.advance({ minutes: 1 });
    await logInFrom(testDevice('phone', 'ios'));
    const { sessions } = await office.request(listSessions, {});
    expect(sessions).toMatchObject([
      { deviceName: 'Phone phone', platform: 'ios', current: false, address: '127.0.0.1' },
      { deviceName: 'Phone office', platform: 'web', current: true },
    ]);
    const refreshToken = office.session?.refreshToken ?? '';
    hub.clock.advance({ minutes: 1 });
    await office.request(refreshSession, { refreshToken });
    const again = await office.request(listSessions, {});
    expect(again.sessions.map(({ platform }) => platform)).toEqual(['web', 'ios']);
  });

  it('leaves out what ended, what ran out and what is of others', async () => {
    const idle = await logInFrom(testDevice('idle', 'ios'));
    await logInFrom(testDevice('theirs'), people.other.arn);
    hub.clock.advance({ minutes: 17 });
    const here = await logInFrom(testDevice('here', 'web'));
    const { sessions } = await here.request(listSessions, {});
    expect(sessions.map(({ id }) => id)).toEqual([idOf(here)]);
    expect(idOf(idle)).not.toBe('');
  });
});

describe('signing out a device from another', () => {
  it('ends its session here at once and in other servers within two seconds', async () => {
    const here = await logInFrom(testDevice('here', 'web'));
    const lost = await logInFrom(testDevice('lost'));
    const lostAtOther = expected.client();
    await lostAtOther.adopt(lost);
    await lostAtOther.request(dashboardShown, {});
    await lost.request(dashboardShown, {});
    expect(await here.request(endSession, { id: idOf(lost) })).toEqual({ ended: 1 });
    expect(await isOut(lost)).toBe(true);
    hub.clock.advance({ seconds: 2 });
    expect(await isOut(lostAtOther)).toBe(true);
    const refreshToken = lost.session?.refreshToken ?? '';
    expect((await lostAtOther.request(refreshSession, { refreshToken })).token).toBeNull();
    expect(await isOut(here)).toBe(false);
  });

  it('takes back its key too: it comes in again only with a code', async () => {
    const [mine, theirs] = [testDevice('mine'), testDevice('theirs')];
    const here = await logInFrom(mine);
    const lost = await logInFrom(theirs);
    const [saved, taken] = [await withKey(mine, here), await withKey(theirs, lost)];
    await here.request(endSession, { id: idOf(lost) });
    expect(await theirs.logIn(hub.client(), taken)).toMatchObject({ ok: false, status: 422 });
    expect(await mine.logIn(hub.client(), saved)).toMatchObject({ ok: true });
  });

  it('can end all others at once, with their keys, and stays itself', async () => {
    const mine = testDevice('mine');
    const here = await logInFrom(mine);
    const phones = [testDevice('a'), testDevice('b'), testDevice('c')];
    const others: TestClient[] = [];
    const keys: string[] = [];
    for (const phone of phones) {
      const other = await logInFrom(phone);
      others.push(other);
      keys.push(await withKey(phone, other));
    }
    const own = await withKey(mine, here);
    expect(await here.request(endSession, { allOthers: true })).toEqual({ ended: 3 });
    for (const other of others) expect(await isOut(other)).toBe(true);
    for (const [i, phone] of phones.entries()) {
      expect(await phone.logIn(hub.client(), keys[i] ?? '')).toMatchObject({ ok: false, status: 422 });
    }
    const { sessions, deviceKeys } = await here.request(listSessions, {});
    expect(sessions.map(({ id }) => id)).toEqual([idOf(here)]);
    expect(deviceKeys.map(({ id }) => id)).toEqual([own]);
  });

  it('is written down', async () => {
    const here = await logInFrom(testDevice('here'));
    const lost = await logInFrom(testDevice('lost'));
    await here.request(endSession, { id: idOf(lost) });
    const audit = await hub.db.read('system', 'select action from audit_log where subject = $1 order by id', [
      idOf(lost),
    ]);
    expect(audit).toEqual([{ action: 'session.login' }, { action: 'session.ended' }]);
  });

  it("does not reach another distributor's, nor one's own, nor one that is over", async () => {
    const here = await logInFrom(testDevice('here'));
    const theirs = await logInFrom(testDevice('theirs'), people.other.arn);
    expect(await here.call(endSession, { id: idOf(theirs) })).toMatchObject({ ok: false, status: 404 });
    expect(await isOut(theirs)).toBe(false);
    expect(await here.call(endSession, { id: idOf(here) })).toMatchObject({
      status: 422,
      message: serverTexts.session.notThisSession,
    });
    const lost = await logInFrom(testDevice('lost'));
    await here.request(endSession, { id: idOf(lost) });
    expect(await here.call(endSession, { id: idOf(lost) })).toMatchObject({ ok: false, status: 404 });
  });
});
