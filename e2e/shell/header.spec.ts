import { expect } from '@playwright/test';
import { brand } from '../setup/brand.ts';
import { people } from '../setup/people.ts';
import { hubUrl, signIn } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';
import { header, screen, wide } from './parts.ts';

test('the logo leads to the dashboard when logged in [S2-54]', async ({ openAs }) => {
  const page = await openAs('ifa', '/distributor/nav');
  await header(page).getByRole('link', { name: brand.productName }).click();
  await expect(page).toHaveURL(`${hubUrl()}/distributor/dashboard`);
  await expect(screen(page, 'dashboard')).toBeVisible();
});

test('the logo leads to the landing page when logged out [S2-55]', async ({ page }) => {
  await page.goto(`${hubUrl()}/login/`);
  await header(page).getByRole('link', { name: brand.productName }).click();
  await expect(page).toHaveURL(`${hubUrl()}/`);
  await expect(screen(page, 'landing')).toBeVisible();
});

for (const person of ['ifa', 'nonIfa'] as const) {
  test(`greets ${people[person].name} by name, with a picture [S2-56]`, async ({ openAs }) => {
    const page = await openAs(person, '/distributor/nav');
    await expect(header(page).getByText(`Welcome back ${people[person].name}`)).toBeVisible();
    const picture = header(page).locator('img').last();
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });
}

test('picture and greeting open the profile [S2-57]', async ({ openAs }) => {
  const page = await openAs('ifa', '/distributor/nav');
  await header(page).getByText('Welcome back').click();
  await expect(page).toHaveURL(`${hubUrl()}/distributor/profile`);
  await expect(screen(page, 'profile')).toBeVisible();
  await page.goBack();
  await expect(screen(page, 'nav')).toBeVisible();
  await header(page).locator('img').last().click();
  await expect(page).toHaveURL(`${hubUrl()}/distributor/profile`);
  await expect(screen(page, 'profile')).toBeVisible();
});

test('picture and greeting do nothing for an employee [S2-58]', async ({ openAs }) => {
  const page = await openAs('employee', '/distributor/nav');
  const before = await page.evaluate(() => history.length);
  await header(page).locator('img').last().click();
  await header(page).getByText('Welcome back').click();
  // A navigation they had begun would be done before this one is.
  await header(page)
    .getByRole('link', { name: /^Notifications/ })
    .click();
  await expect(screen(page, 'notifications')).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await expect(header(page).getByRole('link', { name: 'Welcome back' })).toHaveCount(0);
});

test('logout in the header logs out; the buttons for visitors are not there before [S2-59]', async ({
  page,
}) => {
  await signIn(page, 'otherIfa');
  await expect(header(page).getByRole('link', { name: 'GET EMPANELLED' })).toHaveCount(0);
  await expect(header(page).getByRole('link', { name: 'LOGIN/REGISTER' })).toHaveCount(0);
  await header(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${hubUrl()}/`);
  await page.goto(`${hubUrl()}/distributor/dashboard`);
  await expect(page).toHaveURL(`${hubUrl()}/login/`);
  await expect(header(page).getByRole('link', { name: 'LOGIN/REGISTER' })).toBeVisible();
  await expect(header(page).getByRole('button', { name: 'Logout' })).toHaveCount(0);
});

test('GET EMPANELLED goes to empanelment [S2-60]', async ({ page }) => {
  await page.goto(`${hubUrl()}/login/`);
  await header(page).getByRole('link', { name: 'GET EMPANELLED', exact: true }).click();
  await expect(page).toHaveURL(`${hubUrl()}/empanelment`);
  await expect(screen(page, 'empanelment')).toBeVisible();
});

test('LOGIN/REGISTER goes to the login [S2-61]', async ({ page }) => {
  await page.goto(`${hubUrl()}/empanelment`);
  await header(page).getByRole('link', { name: 'LOGIN/REGISTER', exact: true }).click();
  await expect(page).toHaveURL(`${hubUrl()}/login/`);
  await expect(screen(page, 'login')).toBeVisible();
});

test('is hidden on shared content, shown on the landing page and on login via OTP [S2-62]', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  for (const [path, route, shown] of [
    ['/view-content/1/2', 'co-branding/view-content', false],
    ['/', 'landing', true],
    ['/login/login-via-otp', 'login/otp', true],
  ] as const) {
    await page.goto(`${hubUrl()}${path}`);
    await expect(screen(page, route)).toBeVisible();
    await expect(header(page)).toBeVisible({ visible: shown });
  }
});
