import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../notifications/parts.ts';
import { colorSchemes } from '../setup/axe.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';
import { signIn } from '../setup/stored-login.ts';

const isPhone = () => test.info().project.name === 'phone';
const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page): Locator => palette(page).getByRole('combobox');
const options = (page: Page, group?: string): Locator =>
  (group === undefined ? palette(page) : palette(page).getByRole('group', { name: group })).getByRole(
    'option',
  );
const active = (page: Page): Locator => palette(page).getByRole('option', { selected: true });
const door = (page: Page): Locator => page.locator('header').getByRole('button', { name: /^Search / });

/** By its keys, or on a phone, which has none, by its button. */
async function openPalette(page: Page): Promise<void> {
  // Whoever sees the box may press its keys.
  await expect(door(page)).toBeVisible();
  if (isPhone()) await door(page).click();
  else await page.keyboard.press('Control+k');
  // Its code comes with the first time.
  await expect(field(page)).toBeFocused({ timeout: 30_000 });
}

/** Where nothing is typed, with all keys. */
async function expectKeys(page: Page): Promise<void> {
  const search = page.getByRole('textbox', { name: /^Search by name/ });
  await search.press('/');
  await expect(search).toHaveValue('/');
  await expect(palette(page)).toHaveCount(0);
  const link = page.getByRole('table').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');

  const count = await options(page).count();
  expect(count).toBeGreaterThan(10);
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).last()).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  const spoken = await field(page).getAttribute('aria-activedescendant');
  expect(await active(page).getAttribute('id')).toBe(spoken);

  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toHaveCount(0);
  await expect(link).toBeFocused();
}

test('its code comes only when it is asked for; opens with / where nothing is typed, moves with all keys, gives the focus back, and knows what was opened before the start', {
  tag: '@desktop-only',
}, async ({ openAs }) => {
  const page = await openAs('ifa', '/distributor/nav');
  const loaded = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => /\/palette-/.test(name)).length,
    );
  await expect(door(page)).toBeVisible();
  expect(await loaded()).toBe(0);
  await openPalette(page);
  expect(await loaded()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await test.step('opens with /, moves with all keys, and gives the focus back', () => expectKeys(page));

  await openPalette(page);
  // A page that was opened stands first next time, also after a new start.
  await field(page).fill('swp report');
  await field(page).press('Enter');
  await expect(page.locator('main[data-route-id="reports/swp"]')).toBeVisible();
  await page.reload();
  await expect(page.locator('main[data-route-id="reports/swp"]')).toBeVisible();
  await openPalette(page);
  await expect(options(page, 'Recent').first()).toHaveText('SWP report');
});

test('logs out; axe finds nothing in light and dark, empty and full', async ({ page }) => {
  await signIn(page, 'otherIfa', '/distributor/contact-us');
  await openPalette(page);
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    await field(page).fill('');
    await expectAccessible(page);
    await field(page).fill('an');
    await expect(options(page, 'Clients').first()).toBeVisible();
    await expectAccessible(page);
  }
  await field(page).fill('log out');
  await expect(active(page)).toHaveText('Logout');
  await field(page).press('Enter');
  await expect(page).toHaveURL(`${hubUrl()}/`);
  await expect(door(page)).toHaveCount(0);
});
