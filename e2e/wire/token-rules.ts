import { encodeReply, importKey } from '@hub/contract';
import { refreshSession } from '@hub/contract/calls/session/session-tokens';
import { expect, type Page } from '@playwright/test';
import type { Stub } from '../lab/backend.ts';
import { type OpenedLab, openLab } from '../lab/open-lab.ts';
import type { StubReply } from '../lab/stub-reply.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import type { Host } from './platform.ts';

export const timedOut = 'Your session timed out. Please login again to continue';
/** What is told as an error; forms have alerts of their own. */
export const errorToast = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('alert');

export const storedTokens = ['hub.plexToken', 'hub.hubAccessToken', 'hub.hubRefreshToken', 'hub.crmToken'];

const renewed: StubReply = {
  value: { token: 'hub-token-2', isUserDeleted: false, refreshToken: 'refresh-token-2' },
};
const refused: StubReply = { status: 401, message: 'The token has expired' };

const broken: StubReply = { status: 500, message: 'Broken' };

const failures = [
  ['a broken server', broken],
  ['a refusal', { status: 401, message: 'Not yours' }],
  ['no answer', 'no-answer'],
  ["status 'Failed' with 200", { text: '{"status":"Failed","error":"No"}' }],
] as const satisfies readonly (readonly [string, StubReply])[];

/** Refuses the first token in the given way and takes any other. */
const refusing =
  (reply: StubReply): Stub =>
  ({ headers }) =>
    headers.authorization === 'Bearer hub-token' ? reply : { value: { shown: true } };

const tokensOf = (page: Page) =>
  page.evaluate(() => {
    const { session } = window.lab.services;
    return (['plexToken', 'hubAccessToken', 'hubRefreshToken', 'crmToken'] as const).map(session.token);
  });
const profileOf = (page: Page) =>
  page.evaluate(() => window.lab.services.session.getSnapshot().profile?.arnNo ?? null);

/**
 * Starts the app again before a server that refuses the session's token everywhere, where a new one is asked for in
 * vain, and waits until a refused call has done so. The page is left first: its own calls would end the session before
 * the app is started, and a stranger is led to the login.
 */
export async function restartWithoutTokens(
  page: Page,
  refresh: { token: null; isUserDeleted: boolean } | 500,
): Promise<void> {
  const { wireKey } = await fetch(`${hubUrl()}/app-config.json`).then((reply) => reply.json());
  const key = await importKey(wireKey.id, wireKey.key);
  const url = page.url();
  await page.goto('about:blank');
  await page
    .context()
    .route(/\/(api\/DashboardShown|notifications\/|ARN_RMMapping\/|Login\/Authenticate)/, (route) =>
      route.fulfill({ status: 401, json: { status: 'Failed', error: 'The token has expired' } }),
    );
  await page.context().route('**/login/generateRefreshToken', async (route) => {
    if (refresh === 500) return route.fulfill({ status: 500, json: { status: 'Failed', error: 'Broken' } });
    const { contentType, body } = await encodeReply(refreshSession, { ...refresh, refreshToken: null }, key);
    return route.fulfill({ contentType, body });
  });
  const requested = page.waitForResponse('**/login/generateRefreshToken');
  await page.goto(url);
  await requested;
}

/** Spec §4 and §8, tokens: what the client does when one is refused; the same on the web and in the app. */
export function tokenRules({ prepare, storedNames }: Host, endsAt: 'landing' | 'login/otp'): void {
  test.beforeEach(({ page }) => prepare(page));

  async function endsAfterTwo(page: Page, lab: OpenedLab): Promise<void> {
    lab.stub('session.refresh', broken);
    expect(await lab.call('dashboard.shown')).toMatchObject({ ok: false, status: 401 });
    expect(await profileOf(page)).toBe('ARN-100001');
    expect(await lab.wentTo()).toEqual([]);
    await expect(errorToast(page)).toHaveCount(0);

    expect(await lab.call('dashboard.shown')).toMatchObject({ ok: false, status: 401, message: timedOut });
    expect(await profileOf(page)).toBe(null);
    expect(await tokensOf(page)).toEqual([null, null, null, null]);
    expect(await lab.wentTo()).toEqual([endsAt]);
    await expect(errorToast(page)).toHaveText(timedOut);
    const stored = await storedNames(page);
    expect([...storedTokens, 'hub.profile'].filter((name) => stored.includes(name))).toEqual([]);
  }

  test('removes a refused token, refreshes it and sends the request again, after a 401 and after status 0 [S4-37] [S4-38]', async ({
    page,
  }) => {
    const lab = await openLab(page);
    for (const [what, reply] of [
      ['a 401', refused],
      ['status 0', 'no-answer'],
    ] as const) {
      await test.step(`after ${what}`, async () => {
        // The first token again, as after a login.
        await lab.signIn();
        const before = lab.requests.length;
        const made = () => lab.requests.slice(before);
        const release = Promise.withResolvers<StubReply>();
        lab.stub('dashboard.shown', refusing(reply));
        lab.stub('session.refresh', () => release.promise);
        const outcome = lab.call('dashboard.shown');
        await expect.poll(() => made().map(({ call }) => call.name)).toContain('session.refresh');
        expect(await tokensOf(page)).toEqual([null, null, 'refresh-token', null]);
        expect(await storedNames(page)).not.toContain('hub.hubAccessToken');
        release.resolve(renewed);
        expect(await outcome).toEqual({ ok: true, value: { shown: true } });
        expect(made().map(({ call, headers }) => [call.name, headers.authorization])).toEqual([
          ['dashboard.shown', 'Bearer hub-token'],
          ['session.refresh', undefined],
          ['dashboard.shown', 'Bearer hub-token-2'],
        ]);
        expect(await tokensOf(page)).toEqual([null, 'hub-token-2', 'refresh-token-2', null]);
      });
    }
  });

  test('clears the session after two token failures, not after one; whatever the token endpoint fails with counts as one, and a refresh that succeeds forgets it [S4-39] [S4-42] [S8-07]', async ({
    page,
  }) => {
    const lab = await openLab(page, { signedIn: true, stubs: { 'dashboard.shown': refused } });
    await test.step('after two failures, not after one', () => endsAfterTwo(page, lab));

    // A new login starts from no failure.
    for (const [what, reply] of failures) {
      await test.step(`${what} from the token endpoint is one token failure`, async () => {
        await lab.signIn();
        const before = lab.requests.length;
        lab.stub('session.refresh', reply);
        await lab.call('dashboard.shown');
        expect(await profileOf(page)).toBe('ARN-100001');
        // One failure so far: a second from any token endpoint ends the session, as two would not before it.
        await lab.call('dashboard.shown');
        expect(await profileOf(page)).toBe(null);
        const refreshes = lab.requests.slice(before).filter(({ call }) => call.name === 'session.refresh');
        expect(refreshes).toHaveLength(2);
      });
    }

    await test.step('forgets a token failure once a refresh succeeds', async () => {
      await lab.signIn();
      lab.stub('dashboard.shown', refusing(refused));
      for (const refresh of [broken, renewed, broken]) {
        lab.stub('session.refresh', refresh);
        await lab.call('dashboard.shown');
        lab.stub('dashboard.shown', refused);
      }
      expect(await profileOf(page)).toBe('ARN-100001');
      await lab.call('dashboard.shown');
      expect(await profileOf(page)).toBe(null);
    });
  });
}
