import { listInvestors } from '@hub/contract/calls/investor/investor-list';
import { expect, type Page } from '@playwright/test';
import { expectManager } from '../dashboard/parts.ts';
import { moveTo } from '../session/parts.ts';
import { elsewhere } from '../setup/hub-client.ts';
import { test as signedInTest } from '../setup/signed-in.ts';
import { signIn } from '../setup/stored-login.ts';
import { test } from '../setup/test.ts';
import { loader, narrow, screen } from './parts.ts';
import { stopClock } from './stopped-clock.ts';

// A scroll position is a whole number of the screen's own dots.
test.use({ deviceScaleFactor: 1 });

const strip = (page: Page) => page.getByRole('region', { name: 'Filters' });
const arrow = (page: Page, side: 'left' | 'right') =>
  page.getByRole('button', { name: `Scroll ${side}: Filters` });

/** Resolves when the strip itself has been told that it was scrolled. */
const scrollTo = (page: Page, left: number) =>
  strip(page).evaluate(
    (track, to) =>
      new Promise<void>((resolve) => {
        track.addEventListener('scroll', () => resolve(), { once: true });
        track.scrollTo({ left: to, behavior: 'instant' });
      }),
    left,
  );

const lastPosition = (page: Page) => strip(page).evaluate((track) => track.scrollWidth - track.clientWidth);

/** The filters of the schemes on a page too narrow for them, with the clock stopped. */
async function openStrip(page: Page): Promise<number> {
  await page.clock.install();
  await page.setViewportSize(narrow);
  await signIn(page, 'otherIfa', '/distributor/investor/scheme-list');
  await expect(screen(page, 'investor/scheme-list')).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(arrow(page, 'right')).toBeVisible();
  await expect(arrow(page, 'left')).toHaveCount(0);
  await expect(loader(page)).toHaveCount(0);
  await stopClock(page);
  const last = await lastPosition(page);
  expect(last).toBeGreaterThan(100);
  return last;
}

async function expectRenewed(page: Page, last: number): Promise<void> {
  await scrollTo(page, last / 2);
  await page.clock.runFor(199);
  await expect(arrow(page, 'left')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(arrow(page, 'left')).toBeVisible();

  await scrollTo(page, last);
  await page.clock.runFor(150);
  await scrollTo(page, 0);
  await page.clock.runFor(199);
  await expect(arrow(page, 'left')).toBeVisible();
  await page.clock.runFor(1);
  await expect(arrow(page, 'left')).toHaveCount(0);
}

async function expectEnds(page: Page, last: number): Promise<void> {
  for (const [position, left, right] of [
    [20, 0, 1],
    [21, 1, 1],
    [last - 20, 1, 0],
    [last - 21, 1, 1],
    [last, 1, 0],
    [1, 0, 1],
  ] as const) {
    await scrollTo(page, position);
    await page.clock.runFor(200);
    await expect(arrow(page, 'left'), `at ${position} of ${last}`).toHaveCount(left);
    await expect(arrow(page, 'right'), `at ${position} of ${last}`).toHaveCount(right);
  }
}

async function expectRenewedByWidth(page: Page, last: number): Promise<void> {
  await scrollTo(page, last);
  await page.clock.runFor(200);
  await expect(arrow(page, 'right')).toHaveCount(0);
  // The first word of an observer is the size it finds; the second is the change.
  await strip(page).evaluate((track) => {
    const state = window as unknown as { resized: Promise<void> };
    return new Promise<void>((found) => {
      state.resized = new Promise<void>((changed) => {
        const words = [found, changed];
        new ResizeObserver(() => words.shift()?.()).observe(track);
      });
    });
  });
  await page.setViewportSize({ ...narrow, width: narrow.width - 50 });
  await page.evaluate(() => (window as unknown as { resized: Promise<void> }).resized);
  await page.clock.runFor(199);
  await expect(arrow(page, 'right')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(arrow(page, 'right')).toBeVisible();
}

test('the arrows are renewed 200 ms after the last scroll and after the strip has changed its width; each goes within 20 px of its end [S9-12] [S9-13]', async ({
  page,
}) => {
  const last = await openStrip(page);
  await test.step('200 ms after a scroll, counted from the last one', () => expectRenewed(page, last));
  await test.step('within 20 px of its end', () => expectEnds(page, last));
  await test.step('200 ms after the strip has changed its width', () => expectRenewedByWidth(page, last));
});

signedInTest('banners and the tabs of a client have arrows where they are cut off', async ({ openAs }) => {
  const page = await openAs('ifa', '/distributor/dashboard');
  await page.setViewportSize({ width: 320, height: 640 });
  const client = await elsewhere('ifa');
  const { items } = await client.call(listInvestors, { pageNumber: 1 });
  const arrowOf = (side: string, name: string) =>
    page.getByRole('button', { name: `Scroll ${side}: ${name}` });
  const moves = async (name: string) => {
    await arrowOf('right', name).click();
    await expect(arrowOf('left', name)).toBeVisible();
  };
  await expectManager(page);
  await moves('From the fund house');
  await moveTo(page, `/distributor/investor/${items[0]?.id}`);
  const tabs = page.getByRole('main').getByRole('tablist');
  await expect(tabs.getByRole('tab')).toHaveCount(5);
  await moves((await tabs.getAttribute('aria-label')) ?? '');
  await expect(tabs.getByRole('tab').last()).toBeInViewport();
});
