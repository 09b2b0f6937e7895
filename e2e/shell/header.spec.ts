import { expect, type Page } from '@playwright/test';
import { photo } from '../profile/pictures.ts';
import { moveTo } from '../session/parts.ts';
import { brand } from '../setup/brand.ts';
import { people } from '../setup/people.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';
import { signIn } from '../setup/stored-login.ts';
import { header, narrow, screen, wide } from './parts.ts';

const picture = (page: Page) => header(page).locator('img').last();
const expectDrawn = (page: Page) =>
  expect.poll(() => picture(page).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

test('greets by name and drawing, leads to the profile and by its logo to the dashboard [S2-54] [S2-56] [S2-57]', async ({
  openAs,
}) => {
  const page = await openAs('ifa', '/distributor/nav');
  for (const person of ['ifa', 'nonIfa'] as const) {
    await test.step(`greets ${person} by the profile's name, with a drawing where it has no picture`, async () => {
      const theirs = person === 'ifa' ? page : await openAs(person, '/distributor/nav');
      await expect(header(theirs).getByText(`Welcome back ${people[person].name}`)).toBeVisible();
      await expect(picture(theirs)).toBeVisible();
      await expect(picture(theirs)).toHaveAttribute('src', /^(data:|\/assets\/)/);
      await expectDrawn(theirs);
    });
  }
  await test.step('the whole name is read, beside search and cut-off', async () => {
    const missing = await header(page)
      .getByText(`Welcome back ${people.ifa.name}`)
      .evaluate((greeting) => {
        const text = document.createRange();
        text.selectNodeContents(greeting);
        return text.getBoundingClientRect().right - greeting.getBoundingClientRect().right;
      });
    expect(missing).toBeLessThanOrEqual(0);
  });
  await test.step('picture and greeting open the profile', async () => {
    await header(page).getByText('Welcome back').click();
    await expect(page).toHaveURL(`${hubUrl()}/distributor/profile`);
    await expect(screen(page, 'profile')).toBeVisible();
    await page.goBack();
    await expect(screen(page, 'nav')).toBeVisible();
    await header(page).locator('img').last().click();
    await expect(page).toHaveURL(`${hubUrl()}/distributor/profile`);
    await expect(screen(page, 'profile')).toBeVisible();
  });
  await test.step('the logo leads to the dashboard when logged in', async () => {
    await header(page).getByRole('link', { name: brand.productName }).click();
    await expect(page).toHaveURL(`${hubUrl()}/distributor/dashboard`);
    await expect(screen(page, 'dashboard')).toBeVisible();
  });
});

test("shows the profile's own picture as soon as it has one, and after a new start [S2-56]", async ({
  openAs,
}) => {
  const page = await openAs('internal', '/distributor/profile');
  await page.getByRole('button', { name: /(Add a|Change) picture/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photo(page, { width: 300, height: 300 }));
  const saved = page.waitForResponse('**/admin/updateuser1');
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  expect((await saved).status()).toBe(200);
  await expect(dialog).toHaveCount(0);
  await expect(picture(page)).toHaveAttribute('src', /\/pictures\/[0-9a-f]{32}\.webp$/);
  await expectDrawn(page);
  await page.goto(`${hubUrl()}/distributor/notifications`);
  await expect(header(page).getByText(`Welcome back ${people.internal.name}`)).toBeVisible();
  await expect(picture(page)).toHaveAttribute('src', /\/pictures\/[0-9a-f]{32}\.webp$/);
  await expectDrawn(page);
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
  await signIn(page, 'otherIfa', '/distributor/contact-us');
  await expect(header(page).getByRole('link', { name: 'GET EMPANELLED' })).toHaveCount(0);
  await expect(header(page).getByRole('link', { name: 'LOGIN/REGISTER' })).toHaveCount(0);
  await header(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${hubUrl()}/`);
  await page.goto(`${hubUrl()}/distributor/dashboard`);
  await expect(page).toHaveURL(`${hubUrl()}/login/`);
  await expect(header(page).getByRole('link', { name: 'LOGIN/REGISTER' })).toBeVisible();
  await expect(header(page).getByRole('button', { name: 'Logout' })).toHaveCount(0);
});

test('its buttons and logo lead a visitor to the empanelment, the login and the landing page; it is hidden on shared content, shown on the landing page and on login via OTP [S2-55] [S2-60] [S2-61] [S2-62]', async ({
  page,
  openAs,
}) => {
  await page.setViewportSize(wide);
  const screens = [
    ['/view-content/1/2', 'co-branding/view-content', false],
    ['/', 'landing', true],
    ['/view-content/42/7', 'co-branding/view-content', false],
    ['/login/login-via-otp', 'login/otp', true],
  ] as const;
  // However one comes there: from outside, and inside the running app.
  const ways = [(path: string) => page.goto(`${hubUrl()}${path}`), (path: string) => moveTo(page, path)];
  for (const open of ways) {
    for (const [path, route, shown] of screens) {
      await open(path);
      await expect(screen(page, route)).toBeVisible();
      await expect(header(page)).toBeVisible({ visible: shown });
      if (shown) await expect(header(page).getByRole('link', { name: 'LOGIN/REGISTER' })).toBeVisible();
    }
  }
  for (const [name, path, route] of [
    ['GET EMPANELLED', '/empanelment', 'empanelment'],
    ['LOGIN/REGISTER', '/login/', 'login'],
    // The logo.
    [brand.productName, '/', 'landing'],
  ] as const) {
    await test.step(`${name} leads to ${path}`, async () => {
      await header(page)
        .getByRole('link', { name, exact: name !== brand.productName })
        .click();
      await expect(page).toHaveURL(`${hubUrl()}${path}`);
      await expect(screen(page, route)).toBeVisible();
    });
  }
  // And whoever looks at it, on a page of any width.
  const signedIn = await openAs('ifa', '/view-content/1/2');
  for (const size of [wide, narrow]) {
    await signedIn.setViewportSize(size);
    await expect(screen(signedIn, 'co-branding/view-content')).toBeVisible();
    await expect(header(signedIn)).toBeHidden();
  }
});
