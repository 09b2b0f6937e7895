import { expect } from '@playwright/test';
import { someOf } from '../setup/long.ts';
import { appUrl } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { leavesOfIfa, topLevelOfIfa } from './menu-of-spec.ts';
import { openAppAs } from './native-app.ts';
import { menu, panel, screen, showMenu, tabs, topLevel } from './parts.ts';
import { tabsOf, tabTargets } from './tabs-of-spec.ts';

test('the whole side menu, Notifications included, Logout last [S2-32] [S2-33] [S2-39]', async ({ page }) => {
  await openAppAs(page, 'otherIfa');
  await showMenu(page);
  const names = (await topLevel(page)).map((name) => name.replace(/\d+\+?$/, ''));
  expect(names).toEqual([...topLevelOfIfa, 'Logout']);
  await menu(page)
    .getByRole('link', { name: /^Notifications/ })
    .click();
  await expect(page).toHaveURL(`${appUrl()}/distributor/notifications`);
  await expect(screen(page, 'notifications')).toBeVisible();
});

test('each leaf leads to its own screen [S2-37]', async ({ page }) => {
  await openAppAs(page, 'otherIfa');
  for (const { name, path, route } of someOf(leavesOfIfa, 5)) {
    const shown = await showMenu(page);
    await shown.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect(page).toHaveURL(`${appUrl()}${path}`);
    await expect(screen(page, route)).toBeVisible();
  }
});

for (const person of ['otherIfa', 'nonIfa'] as const) {
  test(`the bottom bar of ${person}: Menu, then the tabs in order, each to its area [S2-47] [S2-49]`, async ({
    page,
  }) => {
    const kind = person === 'nonIfa' ? 'nonIfa' : 'ifa';
    await openAppAs(page, person);
    await expect(tabs(page).locator('button, a')).toHaveText(['Menu', ...tabsOf[kind]]);
    for (const name of [...tabsOf[kind]].reverse()) {
      const { path, route } = tabTargets(kind)[name];
      await tabs(page).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(`${appUrl()}${path}`);
      await expect(screen(page, route)).toBeVisible();
    }
  });
}

test('Menu in the bottom bar opens the side menu, which a turn of the phone closes [S2-42] [S2-48]', async ({
  page,
}) => {
  const phone = await openAppAs(page, 'otherIfa');
  await expect(panel(page)).not.toBeInViewport();
  await tabs(page).getByRole('button', { name: 'Menu' }).click();
  await expect(panel(page)).toHaveAttribute('data-state', 'expanded');
  await expect(menu(page).getByRole('link', { name: 'Opportunities' })).toBeInViewport();
  await phone.rotate('landscape');
  await expect(panel(page)).toHaveAttribute('data-state', 'minimized');
  await expect(panel(page)).not.toBeInViewport();
});

test('on a tablet a turn brings a minimized panel back [S2-42]', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 1300 });
  const tablet = await openAppAs(page, 'otherIfa');
  await page.getByRole('button', { name: 'Minimise menu' }).click();
  await expect(panel(page)).toHaveAttribute('data-state', 'minimized');
  await tablet.rotate('landscape');
  await expect(panel(page)).toHaveAttribute('data-state', 'expanded');
});
