import { sendOtp, validateSendOtp } from '@hub/contract/calls/session/session';
import { refreshSession } from '@hub/contract/calls/session/session-tokens';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import { loggedIn } from '../../../http/test/test-client.ts';
import { moveSessions } from './move-sessions.repository.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
});
afterAll(() => hub.close());

it('whoever is logged in stays so when the demo skips a week; a week without a move ends the session', async () => {
  const client = hub.client();
  const { arn } = people.ifa;
  const { requestId } = await client.request(sendOtp, { arn });
  const device = { id: 'desk', name: 'desk', platform: 'web' as const };
  const login = loggedIn(
    await client.request(validateSendOtp, { requestId, otp: await client.otpOf(arn), device }),
  );

  const week = Temporal.Duration.from({ hours: 168 });
  await hub.db.transaction('system', (tx) => moveSessions(tx, week));
  hub.clock.advance(week);
  const { token, refreshToken } = await client.request(refreshSession, { refreshToken: login.refreshToken });
  expect(token).not.toBeNull();

  hub.clock.advance(week);
  expect(await client.request(refreshSession, { refreshToken: refreshToken ?? '' })).toMatchObject({
    token: null,
  });
});
