import { stat } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../setup/axe.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import { test } from '../setup/signed-in.ts';
import { hold } from '../shell/hold.ts';
import { loader, screen, showMenu } from '../shell/parts.ts';
import { logoutQuestion, question } from '../transact/started.ts';
import { firstPage, library, pieceOf } from './pieces.ts';

const main = (page: Page) => page.locator('main');
const titles = (page: Page) => main(page).getByRole('list', { name: 'Content' }).getByRole('heading');

async function fine(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSideways(page);
}

test('the library starts with all types of the first bucket, newest first and no scheme; the piece being shared is part of what is chosen [S3-26] [S3-28]', async ({
  openAs,
}) => {
  test.setTimeout(180_000);
  const { items, buckets } = await firstPage('ifa');
  const page = await openAs('ifa', library);
  await expect(titles(page)).toHaveText(items.map(({ title }) => title));
  await expect(main(page).getByRole('tab', { selected: true })).toContainText(buckets[0]?.name ?? '');
  await expect(main(page).getByRole('button', { name: 'All types', pressed: true })).toBeVisible();
  await expect(main(page).getByLabel('Sort')).toHaveValue('newToOld');
  await expect(main(page).getByRole('button', { name: /^Remove the filter/ })).toHaveCount(0);
  await fine(page);

  const [piece] = items;
  await main(page)
    .getByRole('link', { name: `Share ${piece?.title}`, exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: `Share ${piece?.title}` });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`\\?share=${piece?.id}$`));
  await page.reload();
  await expect(dialog).toBeVisible();
  await fine(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(new RegExp(`${library}$`));
});

test('a piece is chosen, made, downloaded and proves genuine; leaving while it is made asks, and its status raises no loader [S4-18] [S4-19] [S4-20] [S4-51] [S2-06]', async ({
  openAs,
}) => {
  test.setTimeout(180_000);
  const video = await pieceOf('ifa', 'VIDEO');
  const page = await openAs('ifa', `${library}?bucket=${video.bucket}`);
  await main(page).getByRole('button', { name: 'Video', exact: true }).click();
  await main(page).getByRole('link', { name: video.title, exact: true }).click();
  await expect(screen(page, 'co-branding/detail')).toBeVisible();
  await expect(main(page).getByRole('img', { name: `${video.title} with your name` })).toBeVisible();
  await fine(page);

  const status = await hold(page, /\/getstatus\//);
  await main(page).getByRole('button', { name: 'Generate' }).click();
  await expect(screen(page, 'co-branding/progress')).toBeVisible();
  await expect.poll(status.arrived).toBe(1);
  await expect(loader(page)).toHaveCount(0);
  await status.release();
  await expect(main(page).getByRole('progressbar', { name: 'Being made' })).toBeVisible();
  // It asks again, waits, and nothing tells that it does.
  await expect.poll(status.arrived).toBe(2);
  await expect(loader(page)).toHaveCount(0);
  await fine(page);

  const progress = page.url();
  const ways = [
    {
      go: async () => (await showMenu(page)).getByRole('link', { name: 'NAV', exact: true }).click(),
      dialog: question(page),
    },
    {
      go: async () => (await showMenu(page)).getByRole('button', { name: 'Logout' }).click(),
      dialog: logoutQuestion(page),
    },
  ];
  for (const { go, dialog } of ways) {
    await go();
    await expect(dialog).toContainText('still being made');
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(progress);
  }
  await (await showMenu(page)).getByRole('link', { name: 'Transaction History' }).click();
  await expect(screen(page, 'transact/history')).toBeVisible();
  await expect(question(page)).toHaveCount(0);

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(progress);
  const saved = main(page).getByRole('link', { name: 'Download' });
  await expect(saved).toBeVisible({ timeout: 120_000 });
  await fine(page);
  const download = page.waitForEvent('download');
  await saved.click();
  expect((await stat(await (await download).path())).size).toBeGreaterThan(10_000);

  // Whoever is logged in is not led away from it.
  const link = (await main(page).getByRole('link', { name: 'What clients see' }).getAttribute('href')) ?? '';
  const { pathname, search } = new URL(link);
  const { origin } = new URL(progress);
  await page.goto(origin + pathname + search);
  await expect(screen(page, 'co-branding/view-content')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Genuine', exact: true })).toBeVisible();
  await expect(main(page).getByText(video.title)).toBeVisible();
  await expect(page).toHaveURL(origin + pathname + search);
  await fine(page);
  const changed = search.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
  await page.goto(origin + pathname + changed);
  await expect(page.getByRole('heading', { level: 1, name: 'Not genuine' })).toBeVisible();
  await expect(main(page).getByText(video.title)).toHaveCount(0);
});
