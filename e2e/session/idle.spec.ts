import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../setup/axe.ts';
import { enterLogin, hubUrl } from '../setup/sign-in.ts';
import { signIn, storeLogin } from '../setup/stored-login.ts';
import { test } from '../setup/test.ts';
import { screen, toast } from '../shell/parts.ts';
import { ofSession, timedOut } from './parts.ts';

const warning = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });

test('an idle session warns a minute before it ends, can be kept, and leads back after the next login', {
  tag: '@desktop-only',
}, async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'nonIfa', '/distributor/nav?sort=name');
  await expect(screen(page, 'nav')).toBeVisible();
  await page.clock.fastForward('13:50');
  await expect(warning(page)).toHaveCount(0);
  await page.clock.fastForward('00:15');
  await expect(warning(page)).toContainText(/logged out in 0:[45]\d/);
  await expectAccessible(page);
  const renewed = page.waitForResponse('**/login/generateRefreshToken');
  await warning(page).getByRole('button', { name: 'Stay logged in' }).click();
  expect((await renewed).status()).toBe(200);
  await expect(warning(page)).toHaveCount(0);

  await page.clock.fastForward('14:30');
  await expect(warning(page)).toBeVisible();
  const left = page.waitForRequest('**/login/logout');
  await page.clock.fastForward('00:31');
  await left;
  await expect(toast(page, timedOut)).toBeVisible();
  await expect(page).toHaveURL(`${hubUrl()}/`);
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(ofSession.filter((name) => stored.includes(name))).toEqual([]);

  await page.goto(`${hubUrl()}/login/`);
  await enterLogin(page, 'nonIfa');
  await expect(page).toHaveURL(`${hubUrl()}/distributor/nav?sort=name`);
});

test('a session left alone for too long is over at the next start', { tag: '@desktop-only' }, async ({
  page,
}) => {
  await storeLogin(page, 'nonIfa');
  await page.evaluate(() => localStorage.setItem('hub.activeAt', String(Date.now() - 16 * 60_000)));
  await page.goto(`${hubUrl()}/distributor/nav`);
  await expect(toast(page, timedOut)).toBeVisible();
  await expect(page).toHaveURL(`${hubUrl()}/`);
  // What is no moment at all breaks nothing.
  await page.goto(`${hubUrl()}/login/`);
  await enterLogin(page, 'nonIfa');
  for (const text of ['soon', '-1', '99999999999999', '']) {
    await page.evaluate((value) => localStorage.setItem('hub.activeAt', value), text);
    await page.reload();
    await expect(screen(page, 'nav')).toBeVisible();
  }
});

test('a logout from the warning forgets the place', { tag: ['@desktop-only', '@long'] }, async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'nonIfa', '/distributor/nav');
  await expect(screen(page, 'nav')).toBeVisible();
  await page.clock.fastForward('14:20');
  await warning(page).getByRole('button', { name: 'Log out now' }).click();
  await expect(page).toHaveURL(`${hubUrl()}/`);
  await page.goto(`${hubUrl()}/login/`);
  await enterLogin(page, 'nonIfa');
  await expect(screen(page, 'transact/initiate')).toBeVisible();
});
