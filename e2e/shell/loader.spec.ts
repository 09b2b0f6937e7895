import { allCalls } from '@hub/contract/calls/all';
import { expect, type Page } from '@playwright/test';
import type { Outcome } from '../lab/lab-api.ts';
import { openLab } from '../lab/open-lab.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { hold } from './hold.ts';
import { loader } from './parts.ts';
import { stopClock } from './stopped-clock.ts';

const goOn = (page: Page) => page.getByRole('button', { name: /Continue|One moment/ }).click();
const wentOn = (page: Page) => page.getByRole('heading', { name: 'Where shall we send the code?' });
/** Where the form tells that the call has failed. */
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'We could not reach our server' });

/** Nobody's: it gets the same answer as anybody. */
const unknownArn = 'ARN-424242';

async function openLogin(page: Page, { atRest = true } = {}) {
  await page.clock.install();
  await page.goto(`${hubUrl()}/login/`);
  await page.getByRole('textbox', { name: 'ARN' }).fill(unknownArn);
  const prelogin = await hold(page, /\/login\/prelogin$/);
  if (atRest) await expect(loader(page)).toHaveCount(0);
  await stopClock(page);
  return prelogin;
}

test('hides 300 ms after the last call has failed [S4-49]', async ({ page }) => {
  const prelogin = await openLogin(page);
  await goOn(page);
  await expect(loader(page)).toBeVisible();
  await prelogin.break();
  await expect(failure(page)).toBeVisible();
  await page.clock.runFor(299);
  await expect(loader(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(loader(page)).toHaveCount(0);
});

test('hides 300 ms after the last call has ended; a call within the 300 ms keeps it up until 300 ms after that one [S4-48] [S4-49] [S4-50]', async ({
  page,
}) => {
  const prelogin = await openLogin(page);
  await goOn(page);
  await expect(loader(page)).toBeVisible();
  await prelogin.break();
  await expect(failure(page)).toBeVisible();
  await page.clock.runFor(299);
  await goOn(page);
  await expect.poll(prelogin.arrived).toBe(2);
  await page.clock.runFor(10_000);
  await expect(loader(page)).toBeVisible();
  await prelogin.release();
  await expect(wentOn(page)).toBeVisible();
  await page.clock.runFor(299);
  await expect(loader(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(loader(page)).toHaveCount(0);
});

test('shows while the first call is pending, from the start of the app on, and stays up while any of several is [S4-48] [S4-50]', async ({
  page,
}) => {
  const appState = await hold(page, /\/version\/getall$/);
  const prelogin = await openLogin(page, { atRest: false });
  await expect.poll(appState.arrived).toBe(1);
  await expect(loader(page)).toBeVisible();
  await goOn(page);
  await expect.poll(() => [appState.arrived(), prelogin.arrived()]).toEqual([1, 1]);
  await expect(loader(page)).toBeVisible();

  const answered = page.waitForResponse(/\/version\/getall$/);
  await appState.release();
  await (await answered).finished();
  await page.clock.runFor(10_000);
  await expect(loader(page)).toBeVisible();

  await prelogin.release();
  await expect(wentOn(page)).toBeVisible();
  await page.clock.runFor(299);
  await expect(loader(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(loader(page)).toHaveCount(0);
});

/** One call of each service of Spec §7, and one of new plex, as every screen sends them. */
const ofEachService = [
  ...new Map(allCalls.filter(({ quiet }) => !quiet).map((call) => [call.service, call])).values(),
  ...allCalls.filter(({ name }) => name === 'reports.sip'),
];

test('shows for a call of every service, beside another too, until 300 ms after the last [S4-48] [S4-49] [S4-50]', async ({
  page,
}) => {
  await page.clock.install();
  let answer = Promise.withResolvers<void>();
  answer.resolve(); // what the app asks at its start is not held
  const lab = await openLab(page, {
    signedIn: true,
    otherwise: async () => {
      await answer.promise;
      return { status: 500, message: 'Broken' };
    },
    stubs: { 'dashboard.shown': { value: { shown: true } } },
  });
  await expect(loader(page)).toHaveCount(0);
  await stopClock(page);
  expect(new Set(ofEachService.map(({ service }) => service)).size).toBe(9);
  for (const { name, service } of ofEachService) {
    answer = Promise.withResolvers<void>();
    await page.evaluate((called) => {
      const waiting = window.lab.call(called, { id: 'ARN-100001' });
      Object.assign(window, { waiting });
    }, name);
    await expect(loader(page), service).toBeVisible();
    await expect.poll(() => lab.requests.at(-1)?.call.name).toBe(name);
    await lab.call('dashboard.shown');
    await page.clock.runFor(1000);
    await expect(loader(page), service).toBeVisible();
    answer.resolve();
    await page.evaluate(() => (window as unknown as { waiting: Promise<Outcome> }).waiting);
    await page.clock.runFor(299);
    await expect(loader(page), service).toBeVisible();
    await page.clock.runFor(1);
    await expect(loader(page), service).toHaveCount(0);
  }
});
