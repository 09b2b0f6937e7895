import { randomUUID } from 'node:crypto';
import { type RequestOf, texts } from '@hub/contract';
import {
  getChallenge,
  sendOtp,
  startPreLogin,
  validatePreLogin,
  validateSendOtp,
} from '@hub/contract/calls/session/session';
import { endSession, listSessions } from '@hub/contract/calls/session/session-devices';
import { codeTexts } from '@hub/contract/session/code-texts';
import { solve } from '@hub/domain/session/proof-of-work';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import { loggedIn } from '../../../http/test/test-client.ts';
import { type WatchedDatabase, watched } from '../../../http/test/watched-database.ts';

let hub: TestApp;
let seen: WatchedDatabase;
let strict: TestApp;
beforeAll(async () => {
  hub = await testApp();
  seen = watched(hub.db);
  strict = await testApp({
    on: { ...hub, db: seen },
    config: {
      limits: {
        ...hub.config.limits,
        otpPerArnPerHour: 40,
        wrongOtpPerArnPerHour: 5,
        wrongOtpPerArnPerDay: 8,
        wrongOtpSolvedPerHour: 3,
        wrongOtpSolvedPerDay: 4,
        wrongOtpPerDevicePerHour: 3,
        wrongOtpPerDevicePerDay: 4,
      },
      otp: { ...hub.config.otp, resendAfterSeconds: 0 },
    },
  });
});
afterAll(async () => {
  await strict.close();
  await hub.close();
});

type Shown = Pick<RequestOf<typeof sendOtp>, 'deviceToken' | 'solved'>;

/** A new hour and day each time: what one test counts is none of the next one's business. */
const nextDay = () => hub.clock.advance({ hours: 24 });

async function solvedFor(arn: string): Promise<Shown> {
  const { challenge, work } = await strict.client().request(getChallenge, { arn });
  return { solved: { challenge, answers: solve(work) } };
}

async function trustedDevice(arn: string, id: string = randomUUID()): Promise<Shown & { id: string }> {
  const client = hub.client();
  const { requestId } = await client.request(sendOtp, { arn });
  const device = { id, name: 'Office', platform: 'web' as const };
  const reply = await client.request(validateSendOtp, { requestId, otp: await client.otpOf(arn), device });
  return { id, deviceToken: loggedIn(reply).deviceToken ?? '' };
}

/** One wrong code on a request of its own; its status, and what would help. */
async function guess(arn: string, shown: Shown = {}) {
  const client = strict.client();
  const { requestId } = await hub.client().request(sendOtp, { arn });
  const reply = await client.call(validateSendOtp, { requestId, otp: '000000', ...shown });
  if (reply.ok) throw new Error('one in a million');
  return { status: reply.status, helps: reply.fields.solved !== undefined };
}

const wrong = { status: 422, helps: false };
const locked = { status: 429, helps: true };

async function lockByStrangers(arn: string): Promise<void> {
  for (let n = 0; n < 5; n += 1) expect(await guess(arn)).toEqual(wrong);
  expect(await guess(arn)).toEqual(locked);
}

async function comesIn(arn: string, shown: Shown): Promise<boolean> {
  const client = strict.client();
  const { requestId } = await hub.client().request(sendOtp, { arn });
  const otp = await client.otpOf(arn);
  return (await client.call(validateSendOtp, { requestId, otp, ...shown })).ok;
}

describe("strangers' guesses", () => {
  it('lock out strangers, and neither a device that logged in before nor who solved a challenge', async () => {
    nextDay();
    const { arn } = people.ifa;
    const { deviceToken } = await trustedDevice(arn);
    await lockByStrangers(arn);
    expect(await comesIn(arn, {})).toBe(false);
    expect(await comesIn(arn, { deviceToken })).toBe(true);
    expect(await comesIn(arn, await solvedFor(arn))).toBe(true);
    expect(await comesIn(arn, {})).toBe(false);
  });

  it('are no more than their count, however many are under way at once', async () => {
    nextDay();
    const { arn } = people.ifa;
    const client = strict.client();
    const requests: string[] = [];
    for (let n = 0; n < 12; n += 1) requests.push((await hub.client().request(sendOtp, { arn })).requestId);
    const replies = await Promise.all(
      requests.map((requestId) => client.send(validateSendOtp, { requestId, otp: '000000' })),
    );
    const answers = replies.map(({ status }) => status);
    expect(answers.filter((status) => status === 422)).toHaveLength(5);
    expect(answers.filter((status) => status === 429)).toHaveLength(7);
  });

  it('that use up the codes of an hour keep nobody else from a code', async () => {
    nextDay();
    const { arn } = people.other;
    const { deviceToken } = await trustedDevice(arn);
    const client = strict.client();
    // One was for the device's login.
    for (let n = 1; n < 40; n += 1) await client.request(sendOtp, { arn });
    const refused = { ok: false, status: 429, fields: { solved: texts.field.solved } };
    expect(await client.call(sendOtp, { arn })).toMatchObject(refused);
    await client.request(sendOtp, { arn, deviceToken });
    await client.request(sendOtp, { arn, ...(await solvedFor(arn)) });
    // Not without a bound: half as many for each.
    for (let n = 1; n < 20; n += 1) await client.request(sendOtp, { arn, deviceToken });
    expect(await client.call(sendOtp, { arn, deviceToken })).toMatchObject(refused);
    for (let n = 0; n < 400; n += 1) await client.call(startPreLogin, { arn });
    expect(await client.call(startPreLogin, { arn })).toMatchObject(refused);
    await client.request(startPreLogin, { arn, deviceToken });
  });

  it('are bounded in all: strangers, solvers and each device have so many, and no more', async () => {
    nextDay();
    const { arn } = people.expired;
    const { deviceToken } = await trustedDevice(arn);
    const counts = { stranger: 0, solved: 0, device: 0 };
    for (let hour = 0; hour < 3; hour += 1) {
      for (let n = 0; n < 7; n += 1) {
        counts.stranger += Number((await guess(arn)).status === 422);
        counts.solved += Number((await guess(arn, await solvedFor(arn))).status === 422);
        counts.device += Number((await guess(arn, { deviceToken })).status === 422);
      }
      if (hour === 0) expect(counts).toEqual({ stranger: 5, solved: 3, device: 3 });
      hub.clock.advance({ hours: 1 });
    }
    expect(counts).toEqual({ stranger: 8, solved: 4, device: 4 });
    // A device whose own count is full may solve a challenge; who has solved one has no other way.
    expect(await guess(arn, { deviceToken })).toEqual(locked);
    expect(await guess(arn, await solvedFor(arn))).toEqual({ status: 429, helps: false });
  });

  it('on an ARN nobody has lock, and are let through, in the same way and at the same cost', async () => {
    nextDay();
    const course = async (arn: string) => {
      const answers: unknown[] = [];
      for (let n = 0; n < 6; n += 1) answers.push(await guess(arn));
      const passed = await solvedFor(arn);
      const { requestId } = await hub.client().request(sendOtp, { arn });
      seen.taken();
      const reply = await strict.client().call(validateSendOtp, { requestId, otp: '000000', ...passed });
      return { answers, reply, statements: seen.taken() };
    };
    const existing = await course(people.restricted.arn);
    expect(await course('ARN-777555')).toEqual(existing);
    expect(existing.reply).toMatchObject({ ok: false, status: 422, message: codeTexts.wrong });
  });
});

describe('a solved challenge', () => {
  const { arn } = people.suspended;
  beforeAll(async () => {
    nextDay();
    await lockByStrangers(arn);
  });

  it('is good once, however many bring it at once', async () => {
    const shown = await solvedFor(arn);
    const codes: { requestId: string; otp: string }[] = [];
    for (let n = 0; n < 5; n += 1) {
      hub.clock.advance({ milliseconds: 1 });
      const { requestId } = await hub.client().request(sendOtp, { arn });
      codes.push({ requestId, otp: await hub.client().otpOf(arn) });
    }
    const replies = await Promise.all(
      codes.map((code) => strict.client().call(validateSendOtp, { ...code, ...shown })),
    );
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await comesIn(arn, shown)).toBe(false);
  });

  it('is good for its ARN only, for two minutes, and as it was made', async () => {
    expect(await comesIn(arn, await solvedFor(people.ifa.arn))).toBe(false);
    const late = await solvedFor(arn);
    hub.clock.advance({ seconds: 120 });
    expect(await comesIn(arn, late)).toBe(false);
    const { solved } = await solvedFor(arn);
    if (solved === undefined) throw new Error('not solved');
    const { challenge, answers } = solved;
    const easier = challenge.replace(/\.4\.(\d+)/, '.0.$1');
    const longer = challenge.replace(/\.4\.(\d+)/, '.4.9$1');
    for (const changed of [easier, longer, challenge.replace('ARN-1', 'ARN-2'), 'x', '.', '....']) {
      expect(changed).not.toBe(challenge);
      expect(await comesIn(arn, { solved: { challenge: changed, answers } })).toBe(false);
    }
    for (const given of [[], answers.slice(1), answers.map((answer) => answer + 1)]) {
      expect(await comesIn(arn, { solved: { challenge, answers: given } })).toBe(false);
    }
    expect(await comesIn(arn, { solved })).toBe(true);
  });
});

describe('a known device', () => {
  const { arn } = people.ifa;
  const isTrusted = async ({ deviceToken }: Shown) => comesIn(arn, { deviceToken });
  beforeAll(async () => {
    nextDay();
    await lockByStrangers(arn);
  });

  it('has a token that the table does not give away, new at each login', async () => {
    const first = await trustedDevice(arn, 'office');
    const rows = await hub.db.read('system', 'select * from known_device where arn = $1', [arn]);
    expect(JSON.stringify(rows)).not.toContain(first.deviceToken);
    const second = await trustedDevice(arn, 'office');
    expect(await isTrusted(first)).toBe(false);
    expect(await isTrusted(second)).toBe(true);
  });

  it('is known for its own ARN only', async () => {
    expect(await isTrusted(await trustedDevice(people.other.arn))).toBe(false);
  });

  it('is none after a login for a transaction, or without a name', async () => {
    const client = hub.client();
    const device = { id: 'cafe', name: 'Cafe', platform: 'web' as const };
    for (const [call, named] of [
      [validatePreLogin, { device }],
      [validateSendOtp, {}],
    ] as const) {
      const { requestId } = await client.request(sendOtp, { arn });
      const reply = await client.request(call, { requestId, otp: await client.otpOf(arn), ...named });
      expect(loggedIn(reply)).not.toHaveProperty('deviceToken');
    }
  });

  it('is a stranger again once it is signed out from elsewhere, alone or with all others', async () => {
    const lost = await trustedDevice(arn, 'lost');
    const older = await trustedDevice(arn, 'older');
    const client = hub.client();
    const { requestId } = await client.request(sendOtp, { arn });
    const device = { id: 'own', name: 'Own', platform: 'web' as const };
    const otp = await client.otpOf(arn);
    const own = loggedIn(await client.request(validateSendOtp, { requestId, otp, device }));
    await client.take(own);
    const { sessions } = await client.request(listSessions, {});
    const [row] = await hub.db.read<{ id: string }>(
      'system',
      "select id from session where arn = $1 and device_id = 'lost' and revoked_at is null",
      [arn],
    );
    expect(sessions.map(({ id }) => id)).toContain(row?.id);
    await client.request(endSession, { id: row?.id ?? '' });
    expect([await isTrusted(lost), await isTrusted(older)]).toEqual([false, true]);
    await client.request(endSession, { allOthers: true });
    expect(await isTrusted(older)).toBe(false);
    expect(await comesIn(arn, { deviceToken: own.deviceToken })).toBe(true);
  });

  it('makes room for newer ones: ten of an ARN are known', async () => {
    const first = await trustedDevice(arn);
    hub.clock.advance({ milliseconds: 1 });
    const next = await trustedDevice(arn);
    for (let n = 0; n < 9; n += 1) {
      hub.clock.advance({ milliseconds: 1 });
      await trustedDevice(arn);
    }
    expect([await isTrusted(first), await isTrusted(next)]).toEqual([false, true]);
  });

  it('is forgotten when it stays away for half a year', async () => {
    const device = await trustedDevice(arn);
    hub.clock.advance({ hours: 24 * 180 });
    await lockByStrangers(arn);
    expect(await isTrusted(device)).toBe(false);
  });
});
