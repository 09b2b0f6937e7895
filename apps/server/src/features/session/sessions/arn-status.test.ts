import { texts } from '@hub/contract';
import { dashboardShown } from '@hub/contract/calls/dashboard/dashboard';
import { sendOtp, validateBroker, validateSendOtp } from '@hub/contract/calls/session/session';
import { refreshSession } from '@hub/contract/calls/session/session-tokens';
import { codeTexts } from '@hub/contract/session/code-texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { panOf, people, rowCounts } from '../../../http/test/test-book.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
});
afterAll(() => hub.close());

const setStatus = (arn: string, status: string) =>
  hub.db.read('system', 'update distributor set status = $2 where arn = $1', [arn, status]);

describe('an ARN that', () => {
  it.each(['expired', 'suspended'] as const)('is %s logs in and is told so', async (arnStatus) => {
    const client = hub.client();
    const { profile } = await client.logIn(people[arnStatus].arn);
    expect(profile).toMatchObject({ arnStatus, name: people[arnStatus].name });
    await client.request(dashboardShown, {});
  });

  it('is not empanelled proves itself, opens no session, and its code is spent', async () => {
    const { arn } = people.notEmpanelled;
    const client = hub.client();
    const { requestId } = await client.request(sendOtp, { arn });
    const otp = await client.otpOf(arn);
    const before = await rowCounts(hub.db, ['rate_limit']);
    expect(await client.request(validateSendOtp, { requestId, otp })).toEqual({
      status: 'verified',
      arnStatus: 'not-empanelled',
      arn,
    });
    expect(await client.call(validateSendOtp, { requestId, otp })).toMatchObject({
      ok: false,
      status: 422,
      message: codeTexts.expired,
    });
    expect(await rowCounts(hub.db, ['rate_limit'])).toEqual(before);
  });

  it('is cancelled is nobody: no code goes out, and any code is wrong', async () => {
    const { arn } = people.cancelled;
    const client = hub.client();
    const before = await rowCounts(hub.db);
    const { requestId } = await client.request(sendOtp, { arn });
    expect((await rowCounts(hub.db)).outbox_message).toBe(before.outbox_message);
    expect(await client.call(validateSendOtp, { requestId, otp: '123456' })).toMatchObject({
      ok: false,
      status: 422,
      message: codeTexts.wrong,
    });
  });

  it('is cancelled between the code and its use finds even the right code wrong', async () => {
    const { arn } = people.other;
    const client = hub.client();
    const { requestId } = await client.request(sendOtp, { arn });
    const otp = await client.otpOf(arn);
    await setStatus(arn, 'cancelled');
    const reply = await client.call(validateSendOtp, { requestId, otp });
    await setStatus(arn, 'active');
    expect(reply).toMatchObject({ ok: false, status: 422, message: codeTexts.wrong });
  });

  it('is cancelled while signed in is out within two seconds, and the refresh says why', async () => {
    const { arn } = people.other;
    const client = hub.client();
    const { refreshToken } = await client.logIn(arn);
    await client.request(dashboardShown, {});
    await setStatus(arn, 'cancelled');
    hub.clock.advance({ seconds: 2 });
    expect(await client.call(dashboardShown, {})).toMatchObject({ ok: false, status: 401 });
    const reply = await client.request(refreshSession, { refreshToken });
    await setStatus(arn, 'active');
    expect(reply).toEqual({ token: null, isUserDeleted: true, refreshToken: null });
  });

  it('is not empanelled any more is out too, but is no deleted user', async () => {
    const { arn } = people.other;
    const client = hub.client();
    const { refreshToken } = await client.logIn(arn);
    await setStatus(arn, 'not-empanelled');
    const reply = await client.request(refreshSession, { refreshToken });
    await setStatus(arn, 'active');
    expect(reply).toEqual({ token: null, isUserDeleted: false, refreshToken: null });
  });
});

describe('the profile a login answers', () => {
  it('has the name and the picture the distributor chose', async () => {
    await hub.db.read(
      'system',
      "insert into distributor_profile (arn, display_name, picture) values ($1, 'Meera N.', 'abc')",
      [people.ifa.arn],
    );
    const { profile } = await hub.client().logIn(people.ifa.arn);
    expect(profile.name).toBe('Meera N.');
    expect(profile.profilePic).toMatch(/^\/pictures\/abc/);
  });
});

describe('an ARN and a PAN', () => {
  const request = (arn: string, pan: string, remoteAddress = '127.0.0.1') =>
    hub.client().request(validateBroker, { arn, pan }, { remoteAddress });

  it('that belong together are confirmed, with how the ARN stands', async () => {
    for (const [kind, arnStatus] of [
      ['ifa', 'active'],
      ['expired', 'expired'],
      ['suspended', 'suspended'],
      ['notEmpanelled', 'not-empanelled'],
      ['cancelled', 'cancelled'],
    ] as const) {
      const { arn } = people[kind];
      expect(await request(arn, panOf(arn).toLowerCase())).toEqual({ valid: true, arnStatus });
    }
  });

  it('that do not, and an ARN nobody has, are answered alike', async () => {
    const no = { valid: false, arnStatus: null };
    expect(await request(people.ifa.arn, panOf(people.other.arn))).toEqual(no);
    expect(await request('ARN-777777', panOf(people.ifa.arn))).toEqual(no);
  });

  it('where the record has no PAN never belong together', async () => {
    await hub.db.read('system', 'update distributor set pan = null where arn = $1', [people.employee.arn]);
    expect(await request(people.employee.arn, panOf(people.employee.arn))).toMatchObject({ valid: false });
  });

  it('that are no such thing are refused at their field', async () => {
    const reply = await hub.client().call(validateBroker, { arn: 'x', pan: '12345' });
    expect(reply).toMatchObject({ status: 400, fields: { arn: texts.field.arn, pan: texts.field.pan } });
  });

  it('cannot be tried out: an ARN and an address have few tries', async () => {
    const limits = { ...hub.config.limits, otpPerArnPerHour: 3, otpPerAddressPerHour: 4 };
    const strict = await testApp({ on: hub, config: { limits } });
    const tries = (arn: string, remoteAddress: string) =>
      strict.client().call(validateBroker, { arn, pan: 'ABCPE0000F' }, { remoteAddress });
    for (let n = 0; n < 3; n++) expect(await tries('ARN-888', `198.51.100.${n}`)).toMatchObject({ ok: true });
    expect(await tries('ARN-888', '198.51.100.9')).toMatchObject({ ok: false, status: 429 });
    for (let n = 0; n < 4; n++) expect(await tries(`ARN-89${n}`, '203.0.113.5')).toMatchObject({ ok: true });
    expect(await tries('ARN-899', '203.0.113.5')).toMatchObject({ ok: false, status: 429 });
    await strict.close();
  });
});
