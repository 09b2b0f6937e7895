import { expect, type Page } from '@playwright/test';
import { openLab } from '../lab/open-lab.ts';
import { elsewhere } from '../setup/hub-client.ts';
import { enterLogin, hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { header, screen, toast } from '../shell/parts.ts';
import { enterNamed, kill, timedOut } from './parts.ts';

/**
 * Opens another screen, unless the session's end has already led away: who moves on then is asked for the login. Looked
 * at inside of the page, where nothing comes between the look and the move.
 */
const moveInside = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    if (window.location.pathname.startsWith('/distributor/')) window.history.pushState({}, '', to);
  }, path);

test('two tabs stay in step: a login, a session killed on the server, a logout', {
  tag: '@desktop-only',
}, async ({ page, context }) => {
  test.setTimeout(120_000); // two logins and an end of session in two tabs, on a machine that may be busy
  const other = await context.newPage();
  await other.goto(`${hubUrl()}/distributor/nav`);
  await expect(other).toHaveURL(`${hubUrl()}/login/`);
  await page.goto(`${hubUrl()}/login/`);
  const sessionId = await enterNamed(page, 'nonIfa');
  await expect(header(other)).toContainText('Kavita Rao');
  await other.goto(`${hubUrl()}/distributor/nav`);
  await expect(screen(other, 'nav')).toBeVisible();

  await kill(await elsewhere('nonIfa'), sessionId);
  // From before the session ends, however long that takes: the message stays for five seconds only.
  const timeout = 45_000;
  const reported = Promise.all(
    [page, other].map((tab) => expect(toast(tab, timedOut)).toBeVisible({ timeout })),
  );
  // Revocation takes effect within seconds; the first call after it ends the session in both tabs.
  const screens = ['/distributor/profile', '/distributor/notifications'];
  await expect(async () => {
    screens.reverse();
    await moveInside(page, screens[0] ?? '');
    await expect(screen(page, 'landing')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout });
  await expect(screen(other, 'landing')).toBeVisible();
  await reported;

  await page.goto(`${hubUrl()}/login/`);
  await enterLogin(page, 'nonIfa');
  await other.goto(`${hubUrl()}/distributor/nav`);
  await expect(screen(other, 'nav')).toBeVisible();
  await header(page).getByRole('button', { name: 'Logout' }).first().click();
  await expect(screen(page, 'landing')).toBeVisible();
  await expect(screen(other, 'landing')).toBeVisible();
  await expect(header(other)).not.toContainText('Kavita Rao');
});

test('fifty calls in two tabs with an expired token cause one refresh, and all are answered', {
  tag: '@desktop-only',
}, async ({ page, context }) => {
  const expired = { status: 401, message: 'The token has expired' } as const;
  const lab = await openLab(page, {
    signedIn: true,
    stubs: {
      'dashboard.shown': ({ headers }) =>
        headers.authorization === 'Bearer hub-token' ? expired : { value: { shown: true } },
      'session.refresh': {
        value: { token: 'hub-token-2', isUserDeleted: false, refreshToken: 'refresh-token-2' },
      },
    },
  });
  const other = await context.newPage();
  await other.goto(lab.url);
  await other.locator('html[data-lab=ready]').waitFor();
  const requestOften = () =>
    Promise.all(Array.from({ length: 25 }, () => window.lab.call('dashboard.shown')));
  const outcomes = (await Promise.all([page.evaluate(requestOften), other.evaluate(requestOften)])).flat();
  expect(outcomes).toHaveLength(50);
  expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
  expect(lab.requests.filter(({ call }) => call.name === 'session.refresh')).toHaveLength(1);
  const tokenOf = () => window.lab.services.session.token('hubAccessToken');
  await expect.poll(() => other.evaluate(tokenOf)).toBe('hub-token-2');
  expect(await page.evaluate(tokenOf)).toBe('hub-token-2');
});
