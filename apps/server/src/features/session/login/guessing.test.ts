import { getChallenge, sendOtp, validateSendOtp } from '@hub/contract/calls/session/session';
import { codeTexts } from '@hub/contract/session/code-texts';
import { solve } from '@hub/domain/session/proof-of-work';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';

const guessCount = process.env.HUB_LONG === '1' ? 10_000 : 1000;

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ config: { logLevel: 'error' } });
});
afterAll(() => hub.close());

const strictApp = () =>
  testApp({
    on: hub,
    config: {
      limits: { ...hub.config.limits, wrongOtpPerArnPerHour: 15, wrongOtpPerArnPerDay: 40 },
      logLevel: 'error',
    },
  });

const auditOf = async (arn: string) => {
  const rows = await hub.db.read<{ action: string; n: number; text: string }>(
    'system',
    `select action, count(*)::int4 as n, string_agg(details::text, ' ') as text
       from audit_log where arn = $1 and action like 'session.otp%' group by action order by action`,
    [arn],
  );
  return rows;
};

describe('guessing', () => {
  it(`${guessCount} codes from many addresses over many requests lets nobody in`, {
    timeout: 600_000,
  }, async () => {
    const { arn } = people.ifa;
    const server = await strictApp();
    const client = server.client();
    // The codes go out to the distributor; the guesser sees only the ids. Each guess but the first few would be right.
    const requests: { requestId: string; otp: string }[] = [];
    for (let n = 0; n < 20; n++) {
      const { requestId } = await client.request(sendOtp, { arn });
      requests.push({ requestId, otp: await client.otpOf(arn) });
      server.clock.advance({ milliseconds: 1 });
    }
    // What a guesser may show besides: a token nobody was given, and one solved challenge over and over.
    const { challenge, work } = await client.request(getChallenge, { arn });
    const solved = { challenge, answers: solve(work) };
    const shows = [{}, { deviceToken: 'A'.repeat(43) }, { solved }];
    const answers = new Map<number, number>();
    for (let n = 0; n < guessCount; n += 50) {
      const batch = Array.from({ length: 50 }, (_, i) => {
        const { requestId, otp } = requests[(n + i) % requests.length] ?? { requestId: '', otp: '' };
        const isEarly = n + i < 60;
        const guess = isEarly ? String((Number(otp) + 1 + i) % 1_000_000).padStart(6, '0') : otp;
        const remoteAddress = `10.${n % 250}.${i}.${(n * 7 + i) % 250}`;
        const shown = shows[(n + i) % shows.length] ?? {};
        return client.send(validateSendOtp, { requestId, otp: guess, ...shown }, { remoteAddress });
      });
      for (const { status } of await Promise.all(batch)) answers.set(status, (answers.get(status) ?? 0) + 1);
    }
    expect([...answers.keys()].sort()).toEqual([422, 429]);
    const sessions = await hub.db.read('system', 'select 1 from session where arn = $1', [arn]);
    expect(sessions).toEqual([]);
    await server.close();
  });

  it('is written down, without the codes, and each lock once', async () => {
    const audit = await auditOf(people.ifa.arn);
    expect(audit.map(({ action }) => action)).toEqual(['session.otp-locked', 'session.otp-wrong']);
    const [locked, wrong] = audit;
    // That of the hour, and that of the day where so many were under way at once.
    expect([1, 2]).toContain(locked?.n);
    // As many as the limit, those that were under way when it was reached, and the one that the challenge was good for.
    expect(wrong?.n).toBeGreaterThanOrEqual(15);
    expect(wrong?.n).toBeLessThanOrEqual(15 + 50 + 1);
    expect(wrong?.text).not.toMatch(/\d{6}/);
  });

  it('locks the ARN for every server, the right code included, and opens it when the hour is over', async () => {
    const { arn } = people.other;
    const server = await strictApp();
    const expected = await strictApp();
    const client = server.client();
    for (let n = 0; n < 15; n++) {
      const { requestId } = await client.request(sendOtp, { arn });
      const wrong = (await client.otpOf(arn)) === '000000' ? '000001' : '000000';
      await client.call(validateSendOtp, { requestId, otp: wrong });
    }
    const { requestId } = await client.request(sendOtp, { arn });
    const otp = await client.otpOf(arn);
    for (const requested of [server.client(), expected.client()]) {
      const reply = await requested.send(validateSendOtp, { requestId, otp });
      expect(reply.status).toBe(429);
      expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(3600);
      expect(reply.text).toContain(codeTexts.locked);
    }
    hub.clock.advance({ hours: 1 });
    await expected.client().logIn(arn);
    await server.close();
    await expected.close();
  });

  it('locks an ARN nobody has in the same way', async () => {
    const server = await strictApp();
    const client = server.client();
    const statuses: number[] = [];
    for (let n = 0; n < 17; n++) {
      const { requestId } = await client.request(sendOtp, { arn: 'ARN-777777' });
      statuses.push((await client.send(validateSendOtp, { requestId, otp: '000000' })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 15 }, () => 422), 429, 429]);
    await server.close();
  });

  it('has a limit for the day as well', async () => {
    const { arn } = people.suspended;
    const server = await strictApp();
    const client = server.client();
    const last: number[] = [];
    for (let hour = 0; hour < 4; hour++) {
      for (let n = 0; n < 15; n++) {
        const { requestId } = await client.request(sendOtp, { arn });
        const wrong = (await client.otpOf(arn)) === '000000' ? '000001' : '000000';
        last.push((await client.send(validateSendOtp, { requestId, otp: wrong })).status);
      }
      hub.clock.advance({ hours: 1 });
    }
    expect(last.filter((status) => status === 422)).toHaveLength(40);
    expect(last.slice(40).every((status) => status === 429)).toBe(true);
    await server.close();
  });

  it('right codes count against nobody', async () => {
    const server = await strictApp();
    for (let n = 0; n < 20; n++) await server.client().logIn(people.expired.arn);
    await server.close();
  });
});

describe('two devices of one distributor', () => {
  const { arn } = people.employee;

  async function twoCodes() {
    const client = hub.client();
    const first = await client.request(sendOtp, { arn });
    const otpFirst = await client.otpOf(arn);
    const second = await client.request(sendOtp, { arn });
    const otpSecond = await client.otpOf(arn);
    return { first, otpFirst, second, otpSecond };
  }

  it('have a code each, and each comes in with its own', async () => {
    const { first, otpFirst, second, otpSecond } = await twoCodes();
    await hub.client().request(validateSendOtp, { requestId: second.requestId, otp: otpSecond });
    await hub.client().request(validateSendOtp, { requestId: first.requestId, otp: otpFirst });
  });

  it("do not come in with the other's, nor with another ARN's", async () => {
    const { first, otpFirst, second, otpSecond } = await twoCodes();
    const theirs = await hub.client().request(sendOtp, { arn: people.internal.arn });
    const otpTheirs = await hub.client().otpOf(people.internal.arn);
    const pairs = [
      [first, otpSecond],
      [second, otpFirst],
      [first, otpTheirs],
      [theirs, otpFirst],
    ] as const;
    for (const [{ requestId }, otp] of pairs) {
      // One in a million: two codes may be the same.
      if (new Set([otpFirst, otpSecond, otpTheirs]).size < 3) continue;
      const reply = await hub.client().call(validateSendOtp, { requestId, otp });
      expect(reply).toMatchObject({ ok: false, status: 422, message: codeTexts.wrong });
    }
  });
});
