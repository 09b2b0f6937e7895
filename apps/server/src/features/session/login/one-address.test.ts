import { randomUUID } from 'node:crypto';
import { sendOtp, startPreLogin, validateSendOtp } from '@hub/contract/calls/session/session';
import { biometricToken, saveToken } from '@hub/contract/calls/session/session-devices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import { loggedIn } from '../../../http/test/test-client.ts';
import { testDevice } from '../../../http/test/test-device.ts';

let hub: TestApp;
let strict: TestApp;
beforeAll(async () => {
  hub = await testApp();
  strict = await testApp({
    on: hub,
    config: {
      limits: { ...hub.config.limits, otpPerAddressPerHour: 3, otpPerArnPerHour: 4 },
      otp: { ...hub.config.otp, resendAfterSeconds: 0 },
    },
  });
});
afterAll(async () => {
  await strict.close();
  await hub.close();
});

const office = { remoteAddress: '203.0.113.20' };
const arns = [people.ifa.arn, people.other.arn, people.expired.arn, people.suspended.arn] as const;

/** Logs in somewhere else: from then on the device is known. */
async function trustedDevice(arn: string): Promise<string> {
  const client = hub.client();
  const { requestId } = await client.request(sendOtp, { arn });
  const device = { id: randomUUID(), name: 'Desk', platform: 'web' as const };
  const reply = await client.request(validateSendOtp, { requestId, otp: await client.otpOf(arn), device });
  return loggedIn(reply).deviceToken ?? '';
}

/** Strangers use up all that the address has. */
async function fillAddress(): Promise<void> {
  const client = strict.client();
  for (let n = 0; n < 6; n += 1) await client.call(startPreLogin, { arn: `ARN-70${n}` }, office);
  for (let n = 0; n < 3; n += 1) await client.request(sendOtp, { arn: `ARN-70${n}` }, office);
  for (let n = 0; n < 15; n += 1) {
    await client.call(validateSendOtp, { requestId: randomUUID(), otp: '000000' }, office);
  }
}

describe('an office behind one address', () => {
  it('logs in with its known devices, whatever the address has used up', async () => {
    const tokens: string[] = [];
    for (const arn of arns) tokens.push(await trustedDevice(arn));
    await fillAddress();
    for (const [n, arn] of arns.entries()) {
      const client = strict.client();
      const shown = { arn, deviceToken: tokens[n] ?? '' };
      await client.request(startPreLogin, shown, office);
      const { requestId } = await client.request(sendOtp, shown, office);
      const { deviceToken } = shown;
      const otp = await client.otpOf(arn);
      expect(await client.call(validateSendOtp, { requestId, otp, deviceToken }, office)).toMatchObject({
        ok: true,
      });
    }
  });

  it('has no known device of a token that nobody was given, of another ARN, or of a device signed out', async () => {
    const [arn, otherArn] = arns;
    const refused = { ok: false, status: 429 };
    const client = strict.client();
    const of = (deviceToken?: string) => ({ arn, ...(deviceToken !== undefined && { deviceToken }) });
    const past = await trustedDevice(arn);
    await hub.db.read('system', 'update known_device set token_hash = null where arn = $1', [arn]);
    for (const token of [undefined, 'A'.repeat(43), await trustedDevice(otherArn), past]) {
      expect(await client.call(startPreLogin, of(token), office)).toMatchObject(refused);
      expect(await client.call(sendOtp, of(token), office)).toMatchObject(refused);
    }
    const guess = { requestId: randomUUID(), otp: '000000', deviceToken: 'A'.repeat(43) };
    expect(await client.call(validateSendOtp, guess, office)).toMatchObject(refused);
  });

  it('bounds each known device by itself: one that asks too often stops nobody else', async () => {
    hub.clock.advance({ hours: 1 });
    const [arn, otherArn] = arns;
    const [busy, calm] = [await trustedDevice(arn), await trustedDevice(otherArn)];
    const client = strict.client();
    const request = (deviceToken: string, of: string) =>
      client.call(sendOtp, { arn: of, deviceToken }, office);
    const replies = [await request(busy, arn), await request(busy, arn), await request(busy, arn)];
    expect(replies.map(({ ok }) => ok)).toEqual([true, true, false]);
    expect(await request(calm, otherArn)).toMatchObject({ ok: true });
    // Each check of a code counts for the device too.
    const guess = { requestId: randomUUID(), otp: '000000', deviceToken: calm };
    const statuses = new Set<number>();
    for (let n = 0; n < 21; n += 1) statuses.add((await client.send(validateSendOtp, guess, office)).status);
    expect([...statuses]).toEqual([422, 429]);
  });

  it('logs in by PIN or fingerprint although others tried keys that there are not', async () => {
    hub.clock.advance({ hours: 1 });
    const phone = testDevice('office');
    const client = hub.client();
    await client.logIn(people.employee.arn);
    const { device, publicKey } = phone;
    const { keyId } = await client.request(saveToken, { device, publicKey, method: 'biometric' });
    const tries = [];
    for (let n = 0; n < 16; n += 1) {
      tries.push((await strict.client().send(biometricToken, { keyId: `none-${n}` })).status);
    }
    expect([tries[14], tries[15]]).toEqual([200, 429]);
    expect(await phone.logIn(strict.client(), keyId)).toMatchObject({ ok: true });
  });
});
