import { expect } from '@playwright/test';
import { enterLogin, hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';
import { signIn } from '../setup/stored-login.ts';
import { browserHost } from '../wire/platform.ts';
import { backRules } from './back-rules.ts';
import { footer, screen } from './parts.ts';

backRules(browserHost, async (page) => {
  await signIn(page, 'otherIfa');
  return () => page.getByRole('button', { name: 'Back', exact: true }).click();
});

test("back at the dashboard is the browser's: to the landing page's entry, then out, and never round [S4-63]", async ({
  page,
}) => {
  await page.goto(`${hubUrl()}/`);
  await footer(page).getByRole('link', { name: 'Login' }).click();
  await enterLogin(page, 'otherIfa');
  await expect(screen(page, 'dashboard')).toBeVisible();
  const opened: string[] = [];
  page.on('framenavigated', (frame) => opened.push(new URL(frame.url()).pathname));
  // The landing page gives way to the dashboard as long as a profile is stored (Spec §2).
  await page.goBack();
  await expect.poll(() => opened).toContain('/');
  await expect(page).toHaveURL(`${hubUrl()}/distributor/dashboard`);
  await expect(screen(page, 'dashboard')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});
