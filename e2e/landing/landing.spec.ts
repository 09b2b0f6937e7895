import { expect } from '@playwright/test';
import { expectAccessible } from '../setup/axe.ts';
import { brand } from '../setup/brand.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';
import { screen } from '../shell/parts.ts';

test('the landing page is readable without a script, in English and in Hindi', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${hubUrl()}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your clients, orders and brokerage in one place',
  );
  await expect(page.getByRole('heading', { name: 'See it before you log in' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText(brand.disclaimer)).toBeVisible();
  await expect(page.locator('[data-live]').first()).toBeHidden();
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(`${hubUrl()}/?lang=hi`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('आपके ग्राहक, ऑर्डर और ब्रोकरेज एक ही जगह');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.getByRole('banner').getByRole('link', { name: 'लॉग इन / रजिस्टर' })).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${hubUrl()}/`);
  await context.close();
});

test('it reads its figures and what is said of it, and its links move inside the app', async ({ page }) => {
  await page.goto(`${hubUrl()}/`);
  // The prerendered elements themselves stay: no picture is fetched twice.
  await expect(page.locator('#landing')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'On the hub today' })).toContainText(/\d0\+/);
  await expect(page.getByRole('heading', { name: 'What distributors say' })).toBeAttached();
  await expectAccessible(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('link', { name: 'Log in with your ARN' }).click();
  await expect(page).toHaveURL(`${hubUrl()}/login/`);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'What you can do' })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

  await test.step('and in Hindi header, footer and document stay in Hindi, until another screen opens', async () => {
    await page.goto(`${hubUrl()}/?lang=hi`);
    await expect(page.getByRole('region').filter({ hasText: /\d0\+/ }).first()).toBeAttached();
    await expect(page).toHaveTitle(/आपके ग्राहक/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    await expect(page.getByRole('contentinfo').getByText('ज़रूरी लिंक')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'लॉग इन / रजिस्टर' }).click();
    await expect(page).toHaveURL(`${hubUrl()}/login/`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  });
});

test('the first address shows a stranger the landing page, and whoever is logged in their dashboard [S2-02] [S2-03]', async ({
  page,
  openAs,
}) => {
  await page.goto(`${hubUrl()}/`);
  await expect(screen(page, 'landing')).toBeVisible();
  // The app itself is there: whatever it would do at its start is done.
  await expect(page.getByRole('region', { name: 'On the hub today' })).toContainText(/\d0\+/);
  await expect(page).toHaveURL(`${hubUrl()}/`);
  const existing = await openAs('ifa', '/');
  await expect(existing).toHaveURL(`${hubUrl()}/distributor/dashboard`);
  await expect(screen(existing, 'dashboard')).toBeVisible();
});
