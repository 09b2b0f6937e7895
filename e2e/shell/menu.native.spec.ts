import { expect, type Page } from '@playwright/test';
import { someOf } from '../setup/long.ts';
import { appUrl } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { leavesOfIfa, topLevelOfIfa } from './menu-of-spec.ts';
import { openAppAs } from './native-app.ts';
import { menu, panel, screen, showMenu, tabs, topLevel } from './parts.ts';
import { tabsOf, tabTargets } from './tabs-of-spec.ts';

async function eachTabLeadsToItsArea(page: Page, kind: 'ifa' | 'nonIfa'): Promise<void> {
  await expect(tabs(page).locator('button, a')).toHaveText(['Menu', ...tabsOf[kind]]);
  for (const name of [...tabsOf[kind]].reverse()) {
    const { path, route } = tabTargets(kind)[name];
    await tabs(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`${appUrl()}${path}`);
    await expect(screen(page, route)).toBeVisible();
  }
}

test('the bottom bar, Menu and then the tabs in order, each to its area, and the side menu that it opens: a turn closes it, each leaf leads to its own screen, Notifications included, Logout last [S2-32] [S2-33] [S2-37] [S2-39] [S2-42] [S2-47] [S2-48] [S2-49]', async ({
  page,
}) => {
  const phone = await openAppAs(page, 'otherIfa');
  await test.step('Menu opens the side menu, which a turn of the phone closes', async () => {
    await expect(panel(page)).not.toBeInViewport();
    await tabs(page).getByRole('button', { name: 'Menu' }).click();
    await expect(panel(page)).toHaveAttribute('data-state', 'expanded');
    await expect(menu(page).getByRole('link', { name: 'Opportunities' })).toBeInViewport();
    await phone.rotate('landscape');
    await expect(panel(page)).toHaveAttribute('data-state', 'minimized');
    await expect(panel(page)).not.toBeInViewport();
    await phone.rotate('portrait');
  });

  await test.step('the whole side menu', async () => {
    await showMenu(page);
    const names = (await topLevel(page)).map((name) => name.replace(/\d+\+?$/, ''));
    expect(names).toEqual([...topLevelOfIfa, 'Logout']);
    await menu(page)
      .getByRole('link', { name: /^Notifications/ })
      .click();
    await expect(page).toHaveURL(`${appUrl()}/distributor/notifications`);
    await expect(screen(page, 'notifications')).toBeVisible();
  });

  await test.step('each leaf leads to its own screen', async () => {
    for (const { name, path, route } of someOf(leavesOfIfa, 5)) {
      const shown = await showMenu(page);
      await shown.getByRole('link', { name: new RegExp(`^${name}`) }).click();
      await expect(page).toHaveURL(`${appUrl()}${path}`);
      await expect(screen(page, route)).toBeVisible();
    }
  });

  await test.step('the bottom bar of an IFA', () => eachTabLeadsToItsArea(page, 'ifa'));

  await test.step('on a tablet a turn brings a minimized panel back', async () => {
    await page.setViewportSize({ width: 1000, height: 1300 });
    await page.reload();
    await page.getByRole('button', { name: 'Minimise menu' }).click();
    await expect(panel(page)).toHaveAttribute('data-state', 'minimized');
    await phone.rotate('landscape');
    await expect(panel(page)).toHaveAttribute('data-state', 'expanded');
  });
});

test('the bottom bar of a non-IFA: Menu, then the tabs in order, each to its area [S2-47] [S2-49]', async ({
  page,
}) => {
  await openAppAs(page, 'nonIfa');
  await eachTabLeadsToItsArea(page, 'nonIfa');
});
