import { videos } from '@hub/contract/calls/prostart/prostart';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../setup/axe.ts';
import { elsewhere } from '../setup/hub-client.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import { test } from '../setup/signed-in.ts';
import { loader, showMenu } from '../shell/parts.ts';
import { ownVideo, player, secondOf } from './parts.ts';

const path = '/distributor/prostart';
const mainOf = (page: Page) => page.locator('main[data-route-id="prostart"]');

async function fine(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSideways(page);
}

/** The scripts that this page has loaded and that a player is made of. */
async function playerScripts(page: Page): Promise<string[]> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const found: string[] = [];
  for (const url of urls.filter((one) => one.endsWith('.js'))) {
    const text = await (await page.request.get(url)).text();
    if (text.includes('data-media-provider')) found.push(url);
  }
  return found;
}

test('a video is watched, left, and goes on where it was left; the player comes only with it [S1-29] [S7-40]', async ({
  openAs,
}) => {
  const { title } = await ownVideo(0);
  const page = await openAs('nonIfa', '/distributor/contact-us');
  const main = mainOf(page);
  await (await showMenu(page)).getByRole('link', { name: 'Prostart' }).click();
  const newest = main.getByRole('region', { name: 'Newest', exact: true });
  await expect(newest).toBeVisible();
  expect(await playerScripts(page)).toEqual([]);
  await fine(page);

  await newest.getByRole('link', { name: title }).click();
  await expect(player(page)).toBeVisible();
  expect(await playerScripts(page)).not.toEqual([]);
  await expect.poll(() => secondOf(page)).toBeGreaterThan(4);
  await player(page).press('k');
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await fine(page);
  const left = await secondOf(page);

  await main.getByRole('link', { name: 'All videos' }).click();
  const started = main.getByRole('region', { name: 'Continue watching', exact: true });
  await started.getByRole('link', { name: title }).click();
  await expect(main.getByText(/^Continued from \d+:\d\d/)).toBeVisible();
  await expect.poll(() => secondOf(page)).toBeGreaterThanOrEqual(Math.floor(left));
  await main.getByRole('button', { name: 'From the start' }).click();
  await expect.poll(() => secondOf(page)).toBeLessThan(3);
});

test('a like shows no loader while it is on its way [S4-52]; a video gets stars, and others are found by their topic and its parts', async ({
  openAs,
}) => {
  const { id, title, feedback } = await ownVideo(1);
  const page = await openAs('nonIfa', `${path}?video=${id}`);
  const main = mainOf(page);
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(loader(page)).toHaveCount(0);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/video/increaselike/**', async (route) => {
    await released;
    await route.continue();
  });
  const sent = page.waitForRequest('**/video/increaselike/**');
  const button = main.getByRole('button', { name: /^Liked?\s*[\d,]+$/ });
  const was = await button.getAttribute('aria-pressed');
  await button.click();
  await sent;
  await expect(button).toHaveAttribute('aria-pressed', was === 'true' ? 'false' : 'true');
  await expect(loader(page)).toHaveCount(0);
  const answered = page.waitForResponse('**/video/increaselike/**');
  release();
  expect((await answered).ok()).toBe(true);
  await expect(loader(page)).toHaveCount(0);

  if (feedback !== null) await main.getByRole('button', { name: 'Change' }).click();
  await main.getByRole('radio', { name: '4 of 5: Good' }).check({ force: true });
  await main.getByRole('button', { name: 'Send feedback' }).click();
  await expect(main.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  await main.getByRole('link', { name: 'All videos' }).click();
  await main.getByRole('region', { name: 'Topics' }).getByRole('button', { pressed: false }).first().click();
  await expect(main.getByRole('list', { name: 'Videos' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Parts of the topic' })).toBeVisible();
});

test('a word that is only said leads to the place where it is said; what cannot be played says so', {
  tag: '@long',
}, async ({ openAs }) => {
  const client = await elsewhere('nonIfa');
  const { title, summary, transcript } = await ownVideo(1);
  const words = transcript.slice(1).flatMap(({ line }) => line.match(/[a-z]{6,}/g) ?? []);
  const word = words.find((one) => !`${title} ${summary}`.toLowerCase().includes(one)) ?? '';
  const hit = (await client.call(videos, { search: word })).items.find((one) => one.title === title);
  const page = await openAs('nonIfa', path);
  const main = mainOf(page);
  await main.getByRole('textbox', { name: 'Search titles and what is said' }).fill(word);
  const found = main.getByRole('list', { name: 'Videos' });
  const row = found.getByRole('article').filter({ hasText: title });
  await expect(row).toContainText(hit?.saidAt?.line ?? 'nothing was found');
  await fine(page);
  await row.getByRole('link', { name: title }).click();
  await expect(main.getByText(/^Started at \d+:\d\d/)).toBeVisible();
  await expect.poll(() => secondOf(page)).toBeGreaterThanOrEqual(hit?.saidAt?.second ?? 0);

  await page.route('**/media/**', (route) => route.abort());
  await page.reload();
  await expect(main.getByText('The video cannot be played')).toBeVisible();
  await fine(page);
  await page.unroute('**/media/**');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => secondOf(page)).toBeGreaterThanOrEqual(hit?.saidAt?.second ?? 0);
});
