import { expect, test } from '@playwright/test';
import { openLab } from '../lab/open-lab.ts';
import { elsewhere } from '../setup/hub-client.ts';
import { enterLogin, hubUrl } from '../setup/sign-in.ts';
import { header, screen, toast } from '../shell/parts.ts';
import { enterNamed, kill, moveTo, timedOut } from './parts.ts';

test('two tabs stay in step: a login, a session killed on the server, a logout', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(`${hubUrl()}/distributor/nav`);
  await expect(other).toHaveURL(`${hubUrl()}/login/`);
  await page.goto(`${hubUrl()}/login/`);
  const sessionId = await enterNamed(page, 'nonIfa');
  await expect(header(other)).toContainText('Kavita Rao');
  await other.goto(`${hubUrl()}/distributor/nav`);
  await expect(screen(other, 'nav')).toBeVisible();

  await kill(await elsewhere('nonIfa'), sessionId);
  const told = Promise.all([page, other].map((tab) => expect(toast(tab, timedOut)).toBeVisible()));
  // Revocation takes effect within seconds; the first call after it ends the session in both tabs.
  const screens = ['/distributor/profile', '/distributor/notifications'];
  await expect(async () => {
    // One move at a time: who moves on while the session ends is led to the login instead.
    screens.reverse();
    await moveTo(page, screens[0] ?? '');
    await expect(screen(page, 'landing')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(screen(other, 'landing')).toBeVisible();
  await told;

  await page.goto(`${hubUrl()}/login/`);
  await enterLogin(page, 'nonIfa');
  await other.goto(`${hubUrl()}/distributor/nav`);
  await expect(screen(other, 'nav')).toBeVisible();
  await header(page).getByRole('button', { name: 'Logout' }).first().click();
  await expect(screen(page, 'landing')).toBeVisible();
  await expect(screen(other, 'landing')).toBeVisible();
  await expect(header(other)).not.toContainText('Kavita Rao');
});

test('fifty calls in two tabs with an expired token cause one refresh, and all are answered', async ({
  page,
  context,
}) => {
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
  const askOften = () => Promise.all(Array.from({ length: 25 }, () => window.lab.call('dashboard.shown')));
  const outcomes = (await Promise.all([page.evaluate(askOften), other.evaluate(askOften)])).flat();
  expect(outcomes).toHaveLength(50);
  expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
  expect(lab.requests.filter(({ call }) => call.name === 'session.refresh')).toHaveLength(1);
  const tokenOf = () => window.lab.services.session.token('hubAccessToken');
  await expect.poll(() => other.evaluate(tokenOf)).toBe('hub-token-2');
  expect(await page.evaluate(tokenOf)).toBe('hub-token-2');
});
