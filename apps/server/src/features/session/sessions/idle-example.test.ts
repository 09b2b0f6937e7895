import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sendOtp, validateSendOtp } from '@hub/contract/calls/session/session';
import { refreshSession } from '@hub/contract/calls/session/session-tokens';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../../config/read-config.ts';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import { loggedIn } from '../../../http/test/test-client.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../../../docs/features/session.md'), 'utf8');

/** The rows of the page's example: minute, what the phone does, what it is answered. */
const rows = [...page.matchAll(/^\| (\d+) \| (.+?) \| (.+?) \|$/gm)].map(([, minute, does, answer]) => ({
  minute: Number(minute),
  does: does ?? '',
  answer: answer ?? '',
}));

let hub: TestApp;
beforeAll(async () => {
  const { tokens, idleMinutes } = readConfig({});
  hub = await testApp({ config: { tokens, idleMinutes } });
});
afterAll(() => hub.close());

it('the example of the page is what happens', async () => {
  expect(rows.length).toBeGreaterThan(4);
  const client = hub.client();
  const { arn } = people.ifa;
  let now = 0;
  let current = '';
  let used = '';

  async function answerTo(does: string): Promise<string> {
    if (does === 'log in') {
      const { requestId } = await client.request(sendOtp, { arn });
      const device = { id: 'phone', name: 'phone', platform: 'android' as const };
      const otp = await client.otpOf(arn);
      current = loggedIn(await client.request(validateSendOtp, { requestId, otp, device })).refreshToken;
      return 'token';
    }
    const isAgain = does === 'refresh again with the same';
    const { token, refreshToken } = await client.request(refreshSession, {
      refreshToken: isAgain ? used : current,
    });
    if (token === null) {
      const [ended] = await hub.db.read<{ reason: string }>(
        'system',
        'select revoked_reason as reason from session where arn = $1',
        [arn],
      );
      return `none: ${ended?.reason}`;
    }
    if (isAgain) return refreshToken === current ? 'the same' : 'another';
    [used, current] = [current, refreshToken ?? ''];
    return 'token';
  }

  for (const { minute, does, answer } of rows) {
    hub.clock.advance({ minutes: minute - now });
    now = minute;
    expect([minute, does, await answerTo(does)]).toEqual([minute, does, answer]);
  }
});
