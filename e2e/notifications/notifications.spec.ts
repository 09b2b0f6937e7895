import { expect } from '@playwright/test';
import { test } from '../setup/signed-in.ts';
import { bell, firstTen, more, readToTheEnd, rows, shown } from './parts.ts';

const list = '/distributor/notifications';

test('shows ten rows, ten more each time one scrolls to their end, until all are there [S9-01]', async ({
  openAs,
}) => {
  const page = await openAs('ifa', list);
  await readToTheEnd(page, () => shown(page).scrollIntoViewIfNeeded());
});

test('adds ten rows by its button where there is nothing to scroll, and the focus goes on with them [S9-01]', async ({
  openAs,
}) => {
  const page = await openAs('ifa', '/distributor/contact-us');
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height: 9000 });
  await bell(page).click();
  const all = await firstTen(page);
  await readToTheEnd(page, async (before) => {
    if (before > 10) await expect(rows(page).nth(before - 10)).toBeFocused();
    await expect(more(page)).toHaveText(`Show ${Math.min(10, all - before)} more`);
    await more(page).click();
  });
});
