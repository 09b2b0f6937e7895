import { expect } from '@playwright/test';
import { enterLogin, hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { footer, pathOf, screen } from './parts.ts';

test('campaign parameters outlive the address they came with, and travel with the login [S3-42]', async ({
  page,
}) => {
  await page.goto(`${hubUrl()}/?utm_source=newsletter&utm_medium=mail&utm_campaign=diwali%202026&ref=other`);
  await expect(screen(page, 'landing')).toBeVisible();
  await footer(page).getByRole('link', { name: 'Login' }).click();
  await expect(screen(page, 'login')).toBeVisible();
  expect(page.url()).not.toContain('utm_');
  await page.goto(`${hubUrl()}/login/arn`);
  const saved = page.waitForRequest((request) => pathOf(request).endsWith('/loginDetails/api/save'));
  await enterLogin(page, 'otherIfa');
  const sent = new URLSearchParams((await saved).postData() ?? '');
  expect(JSON.parse(sent.get('campaign') ?? 'null')).toEqual({
    utm_source: 'newsletter',
    utm_medium: 'mail',
    utm_campaign: 'diwali 2026',
  });
});

test('a login without a campaign carries none [S3-42]', async ({ page }) => {
  await page.goto(`${hubUrl()}/login/arn?ref=other`);
  const saved = page.waitForRequest((request) => pathOf(request).endsWith('/loginDetails/api/save'));
  await enterLogin(page, 'otherIfa');
  expect(new URLSearchParams((await saved).postData() ?? '').has('campaign')).toBe(false);
});
