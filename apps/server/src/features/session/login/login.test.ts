import { createHash } from 'node:crypto';
import { texts } from '@hub/contract';
import { sendOtp, validateSendOtp } from '@hub/contract/calls/session/session';
import { codeTexts } from '@hub/contract/session/code-texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people, rowCounts } from '../../../http/test/test-book.ts';
import { loggedIn } from '../../../http/test/test-client.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
});
afterAll(() => hub.close());

const wrongFor = (otp: string) => (otp === '000000' ? '000001' : '000000');

describe('asking for a code', () => {
  it('sends it to the mobile of the distributor and shows only its masked end', async () => {
    const reply = await hub.client().request(sendOtp, { arn: 'arn 100001' });
    expect(reply).toMatchObject({
      status: 'sent',
      channel: 'SMS',
      maskedTarget: '*****00001',
      resendAfterSeconds: 30,
      expiresInSeconds: 600,
    });
  });

  it('answers an unknown ARN in the same shape, sends nothing and names the same target each time', async () => {
    const client = hub.client();
    const existing = await client.request(sendOtp, { arn: people.ifa.arn });
    const before = await rowCounts(hub.db);
    const first = await client.request(sendOtp, { arn: 'ARN-777777' });
    const again = await client.request(sendOtp, { arn: '777777' });
    const after = await rowCounts(hub.db);
    expect(Object.keys(first)).toEqual(Object.keys(existing));
    expect(first.maskedTarget).toMatch(/^\*{5}\d{5}$/);
    expect(again.maskedTarget).toBe(first.maskedTarget);
    expect(first.requestId).not.toBe(again.requestId);
    expect(after.outbox_message).toBe(before.outbox_message);
    expect(after.otp_request).toBe((before.otp_request ?? 0) + 2);
  });

  it('never lets anybody in with the code of an unknown ARN', async () => {
    const client = hub.client();
    const { requestId } = await client.request(sendOtp, { arn: 'ARN-777778' });
    for (let tries = 5; tries > 0; tries--) {
      const reply = await client.call(validateSendOtp, { requestId, otp: '123456' });
      const message = tries > 1 ? codeTexts.wrong : codeTexts.tooManyTries;
      expect(reply).toMatchObject({ ok: false, status: 422, message });
    }
  });

  it('keeps the code nowhere but in the message', async () => {
    const client = hub.client();
    const { requestId } = await client.request(sendOtp, { arn: people.ifa.arn });
    const otp = await client.otpOf(people.ifa.arn);
    const [row] = await hub.db.read<Record<string, unknown>>(
      'system',
      'select * from otp_request where id = $1',
      [requestId],
    );
    expect(JSON.stringify(row)).not.toContain(otp);
    const salted = createHash('sha256').update(`${requestId}:${row?.salt}:${otp}`).digest('base64url');
    expect(row?.code_hash).not.toBe(salted);
    expect(hub.logged()).not.toContain(otp);
  });
});

describe('giving the code', () => {
  it('opens a session with profile, tokens and a key of its own', async () => {
    const client = hub.client();
    const reply = await client.logIn(people.ifa.arn);
    expect(reply).toMatchObject({
      status: 'verified',
      profile: {
        type: 'IFA_USER',
        arnNo: people.ifa.arn,
        name: people.ifa.name,
        profilePic: null,
        isEmployeeLogin: false,
        isInternalTeam: false,
        postLoginRedirection: null,
      },
    });
    const other = await hub.client().logIn(people.ifa.arn);
    expect(other.sessionKey).not.toBe(reply.sessionKey);
    expect(Buffer.from(reply.sessionKey, 'base64url')).toHaveLength(32);
  });

  it('knows an employee login', async () => {
    const { profile } = await hub.client().logIn(people.employee.arn);
    expect(profile).toMatchObject({ isEmployeeLogin: true, isInternalTeam: false });
  });

  it.each(['ARN-900101', '900101', 'ARN-900101-T', '900101-t'])(
    'knows an internal team by %s and sends it to Initiate Transaction',
    async (typed) => {
      const client = hub.client();
      const { requestId } = await client.request(sendOtp, { arn: typed });
      const otp = await client.otpOf(people.internal.arn);
      const { profile } = loggedIn(await client.request(validateSendOtp, { requestId, otp }));
      expect(profile).toMatchObject({
        arnNo: people.internal.arn,
        isInternalTeam: true,
        postLoginRedirection: hub.config.brand.internalTeams.defaultProfile.postLoginRedirection,
      });
    },
  );

  it('gives an internal team the default profile of its brand, whatever its record says [S3-04] [S3-05]', async () => {
    const { arn } = people.internal;
    const read = (columns: string) =>
      hub.db.read('system', `select ${columns} from distributor where arn = $1`, [arn]);
    const write = ([name, type, status]: readonly unknown[]) =>
      hub.db.read('system', 'update distributor set name = $2, user_type = $3, status = $4 where arn = $1', [
        arn,
        name,
        type,
        status,
      ]);
    const [before] = await read('name, user_type, status');
    await write(['', 'NON_IFA_USER', 'suspended']);
    const { profile } = await hub.client().logIn(arn);
    await write([before?.name, before?.user_type, before?.status]);
    const { defaultProfile } = hub.config.brand.internalTeams;
    expect(profile).toMatchObject({
      arnNo: arn,
      name: defaultProfile.Broker_Name,
      type: 'IFA_USER',
      arnStatus: 'active',
      isInternalTeam: true,
      postLoginRedirection: defaultProfile.postLoginRedirection,
    });
  });

  it("takes no suffix but the brand's", async () => {
    const reply = await hub.client().call(sendOtp, { arn: 'ARN-900101-X' });
    expect(reply).toMatchObject({ ok: false, status: 400, fields: { arn: texts.field.arn } });
  });

  it('takes a code once', async () => {
    const client = hub.client();
    const { requestId } = await client.request(sendOtp, { arn: people.ifa.arn });
    const otp = await client.otpOf(people.ifa.arn);
    await client.request(validateSendOtp, { requestId, otp });
    const reply = await client.call(validateSendOtp, { requestId, otp });
    expect(reply).toMatchObject({ ok: false, status: 422, message: codeTexts.expired });
  });

  it('refuses a code after its time', async () => {
    const client = hub.client();
    const { requestId, expiresInSeconds } = await client.request(sendOtp, { arn: people.ifa.arn });
    const otp = await client.otpOf(people.ifa.arn);
    hub.clock.advance({ seconds: expiresInSeconds });
    const reply = await client.call(validateSendOtp, { requestId, otp });
    expect(reply).toMatchObject({ ok: false, status: 422, message: codeTexts.expired });
  });

  it('counts wrong codes, and after the last try the right one is too late', async () => {
    const client = hub.client();
    const { requestId } = await client.request(sendOtp, { arn: people.ifa.arn });
    const otp = await client.otpOf(people.ifa.arn);
    for (let tries = 1; tries < hub.config.otp.tries; tries++) {
      const reply = await client.call(validateSendOtp, { requestId, otp: wrongFor(otp) });
      expect(reply).toMatchObject({ ok: false, status: 422, message: codeTexts.wrong });
    }
    const last = await client.call(validateSendOtp, { requestId, otp: wrongFor(otp) });
    expect(last).toMatchObject({ message: codeTexts.tooManyTries });
    const late = await client.call(validateSendOtp, { requestId, otp });
    expect(late).toMatchObject({ ok: false, status: 422, message: codeTexts.tooManyTries });
  });

  it('allows no more guesses when they come all at once', async () => {
    const client = hub.client();
    const { requestId } = await client.request(sendOtp, { arn: people.ifa.arn });
    const otp = await client.otpOf(people.ifa.arn);
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => client.call(validateSendOtp, { requestId, otp: wrongFor(otp) })),
    );
    const counted = guesses.filter((reply) => !reply.ok && reply.message === codeTexts.wrong);
    expect(counted).toHaveLength(hub.config.otp.tries - 1);
    expect(await client.call(validateSendOtp, { requestId, otp })).toMatchObject({ ok: false, status: 422 });
  });

  it('opens one session when the right code comes many times at once', async () => {
    const client = hub.client();
    const { requestId } = await client.request(sendOtp, { arn: people.other.arn });
    const otp = await client.otpOf(people.other.arn);
    const before = await rowCounts(hub.db);
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => client.call(validateSendOtp, { requestId, otp })),
    );
    expect(replies.filter((reply) => reply.ok)).toHaveLength(1);
    expect((await rowCounts(hub.db)).session).toBe((before.session ?? 0) + 1);
  });

  it('lets everybody in when several codes of one ARN are given at once', async () => {
    const client = hub.client();
    const codes: { requestId: string; otp: string }[] = [];
    for (const wait of [0, 60, 60]) {
      hub.clock.advance({ seconds: wait });
      const { requestId } = await client.request(sendOtp, { arn: people.other.arn });
      codes.push({ requestId, otp: await client.otpOf(people.other.arn) });
    }
    const replies = await Promise.all(codes.map((code) => client.call(validateSendOtp, code)));
    for (const reply of replies) expect(reply).toMatchObject({ ok: true });
  });

  it.each(['not-a-uuid', '00000000-0000-4000-8000-000000000000', "' or 1=1 --"])(
    'knows no request %s',
    async (requestId) => {
      const reply = await hub.client().call(validateSendOtp, { requestId, otp: '123456' });
      expect(reply).toMatchObject({ ok: false, status: 422, message: codeTexts.expired });
    },
  );
});

describe('limits on codes, shared through the database', () => {
  it('stops an ARN and says when to come back', async () => {
    const limits = { ...hub.config.limits, otpPerArnPerHour: 5 };
    const strict = await testApp({
      on: hub,
      config: { limits, otp: { ...hub.config.otp, resendAfterSeconds: 0 } },
    });
    const client = strict.client();
    for (let sent = 0; sent < 5; sent++) await client.request(sendOtp, { arn: 'ARN-555' });
    const reply = await client.send(sendOtp, { arn: 'ARN-555' });
    expect(reply.status).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    await client.request(sendOtp, { arn: 'ARN-556' });
    await strict.close();
  });

  it('asks to wait before the next code', async () => {
    const limits = { ...hub.config.limits, otpPerArnPerHour: 5 };
    const strict = await testApp({ on: hub, config: { limits } });
    const client = strict.client();
    await client.request(sendOtp, { arn: 'ARN-557' });
    const soon = await client.call(sendOtp, { arn: 'ARN-557' });
    expect(soon).toMatchObject({ ok: false, status: 429, message: codeTexts.tooSoon });
    strict.clock.advance({ seconds: strict.config.otp.resendAfterSeconds });
    await client.request(sendOtp, { arn: 'ARN-557' });
    await strict.close();
  });

  it('stops an address, whatever ARNs it tries', async () => {
    const limits = { ...hub.config.limits, otpPerAddressPerHour: 3 };
    const strict = await testApp({ on: hub, config: { limits } });
    const client = strict.client();
    const from = { remoteAddress: '203.0.113.9' };
    for (let sent = 1; sent <= 3; sent++) await client.request(sendOtp, { arn: `ARN-60${sent}` }, from);
    expect(await client.call(sendOtp, { arn: 'ARN-609' }, from)).toMatchObject({ ok: false, status: 429 });
    await client.request(sendOtp, { arn: 'ARN-609' }, { remoteAddress: '203.0.113.10' });
    await strict.close();
  });
});
