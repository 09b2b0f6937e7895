import { dashboardShown } from '@hub/contract/calls/dashboard/dashboard';
import { sendOtp, validateSendOtp } from '@hub/contract/calls/session/session';
import { refreshSession } from '@hub/contract/calls/session/session-tokens';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRequestedAlready } from '../../../../test/long.ts';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import { loggedIn } from '../../../http/test/test-client.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
});
afterAll(() => hub.close());

/** The embedded database is asked what happens at once; the rest is a rule of ours. */
const rule = it.skipIf(isRequestedAlready);

const ended = { token: null, isUserDeleted: false, refreshToken: null };

const auditOf = (sessionId: string) =>
  hub.db
    .read<{ action: string }>('system', 'select action from audit_log where subject = $1 order by id', [
      sessionId,
    ])
    .then((rows) => rows.map((row) => row.action));

describe('refreshing', () => {
  rule('takes a refreshToken and answers, sealed, token and isUserDeleted [S7-26] [S3-41]', async () => {
    const client = hub.client();
    const { refreshToken, token } = await client.logIn(people.ifa.arn);
    const wire = await client.send(refreshSession, { refreshToken });
    expect(wire.status).toBe(200);
    expect(wire.text).toMatch(/^v1\.0\./);
    hub.clock.advance({ seconds: 1 });
    const reply = await client.request(refreshSession, { refreshToken });
    expect(Object.keys(reply).sort()).toEqual(['isUserDeleted', 'refreshToken', 'token']);
    expect(reply.isUserDeleted).toBe(false);
    expect(reply.token).not.toBe(token);
    client.tokens.hub = reply.token;
    await client.request(dashboardShown, {});
  });

  rule('answers a null token when there is nothing to refresh [S3-41]', async () => {
    expect(await hub.client().request(refreshSession, { refreshToken: 'never-issued' })).toEqual(ended);
  });

  it('gives each token one successor, also when two tabs ask at once', async () => {
    const client = hub.client();
    const { refreshToken, sessionId } = await client.logIn(people.ifa.arn);
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => client.request(refreshSession, { refreshToken })),
    );
    const successors = new Set(replies.map((reply) => reply.refreshToken));
    expect(successors.size).toBe(1);
    expect(successors.has(refreshToken)).toBe(false);
    // One rotation happened, however many asked.
    const rows = await hub.db.read('system', 'select 1 from refresh_token where session_id = $1', [
      sessionId,
    ]);
    expect(rows).toHaveLength(2);
    for (const reply of replies) expect(reply.token).not.toBeNull();
  });

  rule('repeats its answer when the first was lost on the way', async () => {
    const client = hub.client();
    const { refreshToken } = await client.logIn(people.ifa.arn);
    const lost = await client.request(refreshSession, { refreshToken });
    hub.clock.advance({ seconds: 10 });
    const again = await client.request(refreshSession, { refreshToken });
    expect(again.refreshToken).toBe(lost.refreshToken);
  });

  rule('ends the whole family when a used token comes back later, and writes it down', async () => {
    const client = hub.client();
    const { refreshToken, sessionId } = await client.logIn(people.ifa.arn);
    const { refreshToken: next, token } = await client.request(refreshSession, { refreshToken });
    hub.clock.advance({ seconds: 11 });
    expect(await client.request(refreshSession, { refreshToken })).toEqual(ended);
    expect(await auditOf(sessionId)).toEqual(['session.login', 'session.refresh-reused']);
    // The thief's and the owner's newer tokens are worth nothing either.
    expect(await client.request(refreshSession, { refreshToken: next ?? '' })).toEqual(ended);
    client.tokens.hub = token;
    expect(await client.call(dashboardShown, {})).toMatchObject({ ok: false, status: 401 });
  });

  rule('ends the family at once when the successor was used already', async () => {
    const client = hub.client();
    const { refreshToken, sessionId } = await client.logIn(people.ifa.arn);
    const { refreshToken: second } = await client.request(refreshSession, { refreshToken });
    await client.request(refreshSession, { refreshToken: second ?? '' });
    expect(await client.request(refreshSession, { refreshToken })).toEqual(ended);
    expect(await auditOf(sessionId)).toContain('session.refresh-reused');
  });

  rule('leaves other sessions of the same distributor alone', async () => {
    const stolen = hub.client();
    const other = hub.client();
    const { refreshToken } = await stolen.logIn(people.ifa.arn);
    const saved = await other.logIn(people.ifa.arn);
    await stolen.request(refreshSession, { refreshToken });
    hub.clock.advance({ seconds: 11 });
    await stolen.request(refreshSession, { refreshToken });
    expect((await other.request(refreshSession, { refreshToken: saved.refreshToken })).token).not.toBeNull();
  });

  rule('refuses a token after its time', async () => {
    const tokens = { ...hub.config.tokens, refreshSeconds: 120 };
    const short = await testApp({ on: hub, config: { tokens } });
    const client = short.client();
    const { refreshToken } = await client.logIn(people.ifa.arn);
    hub.clock.advance({ seconds: 120 });
    expect(await client.request(refreshSession, { refreshToken })).toEqual(ended);
    await short.close();
  });

  it('answers fifty at once with one rotation, on two servers', async () => {
    const expected = await testApp({ on: hub });
    const { refreshToken, sessionId } = await hub.client().logIn(people.ifa.arn);
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        (n % 2 === 0 ? hub : expected).client().request(refreshSession, { refreshToken }),
      ),
    );
    expect(new Set(replies.map((reply) => reply.refreshToken)).size).toBe(1);
    expect(replies.every((reply) => reply.token !== null)).toBe(true);
    const rows = await hub.db.read('system', 'select 1 from refresh_token where session_id = $1', [
      sessionId,
    ]);
    expect(rows).toHaveLength(2);
    await expected.close();
  });

  it('ends the family when thief and owner use one token fifty times at once after its time', async () => {
    const client = hub.client();
    const { refreshToken, sessionId } = await client.logIn(people.ifa.arn);
    await client.request(refreshSession, { refreshToken });
    hub.clock.advance({ seconds: 11 });
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => hub.client().request(refreshSession, { refreshToken })),
    );
    for (const reply of replies) expect(reply).toEqual(ended);
    expect((await auditOf(sessionId)).filter((action) => action === 'session.refresh-reused')).toHaveLength(
      1,
    );
  });

  rule('says when the user is gone, and ends the session [S3-41]', async () => {
    const client = hub.client();
    const { refreshToken, sessionId } = await client.logIn(people.restricted.arn);
    await hub.db.read('system', "update distributor set status = 'cancelled' where arn = $1", [
      people.restricted.arn,
    ]);
    expect(await client.request(refreshSession, { refreshToken })).toEqual({ ...ended, isUserDeleted: true });
    expect(await auditOf(sessionId)).toContain('session.user-deleted');
  });

  rule('stores no token a reader of the table could use', async () => {
    const { refreshToken, token } = await hub.client().logIn(people.other.arn);
    const rows = await hub.db.read('system', 'select * from refresh_token');
    expect(JSON.stringify(rows)).not.toContain(refreshToken);
    expect(hub.logged()).not.toContain(refreshToken);
    expect(hub.logged()).not.toContain(token);
  });
});

describe('a session that nobody uses', () => {
  const device = (platform: 'web' | 'android') => ({ id: platform, name: platform, platform });

  async function logInFrom(platform: 'web' | 'android'): Promise<string> {
    const client = hub.client();
    const { requestId } = await client.request(sendOtp, { arn: people.ifa.arn });
    const otp = await client.otpOf(people.ifa.arn);
    const code = { requestId, otp, device: device(platform) };
    return loggedIn(await client.request(validateSendOtp, code)).refreshToken;
  }

  // A token's life may pass unseen, then the limit of the platform, and a minute for the request to arrive.
  rule.each([
    ['web', 10 + 15 + 1],
    ['android', 10 + 5 + 1],
  ] as const)('on %s ends after its limit', async (platform, minutes) => {
    const client = hub.client();
    let refreshToken = await logInFrom(platform);
    hub.clock.advance({ minutes });
    const reply = await client.request(refreshSession, { refreshToken });
    expect(reply.token).not.toBeNull();
    refreshToken = reply.refreshToken ?? '';
    hub.clock.advance({ minutes, seconds: 1 });
    expect(await client.request(refreshSession, { refreshToken })).toEqual(ended);
    // It is over for good, not only for this call.
    hub.clock.advance({ seconds: -1 });
    expect(await client.request(refreshSession, { refreshToken })).toEqual(ended);
  });

  rule.each([
    ['web', 12],
    ['android', 720],
    ['ios', 720],
  ] as const)('ends on %s %i hours after its login, however much it is used', async (platform, hours) => {
    const client = hub.client();
    const { arn } = people.ifa;
    const { requestId } = await client.request(sendOtp, { arn });
    const device = { id: `long-${platform}`, name: 'Long', platform };
    const otp = await client.otpOf(arn);
    const login = loggedIn(await client.request(validateSendOtp, { requestId, otp, device }));
    await client.take(login);
    // Used all along: only the time since the login counts. The rows are moved, which saves thousands of refreshes.
    const started = hub.clock.now().subtract({ hours }).add({ seconds: 60 }).toString();
    await hub.db.read('system', 'update session set created_at = $2 where id = $1', [
      login.sessionId,
      started,
    ]);
    const going = await client.request(refreshSession, { refreshToken: login.refreshToken });
    expect(going.token).not.toBeNull();
    client.tokens.hub = going.token;
    await client.request(dashboardShown, {});
    hub.clock.advance({ seconds: 61 });
    // The access token has minutes left; the session has not.
    expect(await client.call(dashboardShown, {})).toMatchObject({ ok: false, status: 401 });
    expect(await client.request(refreshSession, { refreshToken: going.refreshToken ?? '' })).toEqual(ended);
    expect(await auditOf(login.sessionId)).toEqual(['session.login', 'session.lifetime-over']);
  });

  rule('is written down when it ends', async () => {
    const client = hub.client();
    const { refreshToken, sessionId } = await client.logIn(people.ifa.arn);
    hub.clock.advance({ hours: 1 });
    await client.request(refreshSession, { refreshToken });
    expect(await auditOf(sessionId)).toEqual(['session.login', 'session.idle']);
  });
});
