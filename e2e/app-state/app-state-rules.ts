import { decodeReply, importKey } from '@hub/contract';
import { allCalls } from '@hub/contract/calls/all';
import { getAppState } from '@hub/contract/calls/app-state/app-state';
import { expect, type Page, type Request, type Route } from '@playwright/test';
import { openLab } from '../lab/open-lab.ts';
import { moveTo } from '../session/parts.ts';
import { appUrl, hubUrl } from '../setup/sign-in.ts';
import { signIn } from '../setup/stored-login.ts';
import { test } from '../setup/test.ts';
import { type AppStateStub, stubAppState } from './stub-app-state.ts';

const underMaintenance = 'We are under maintenance, Please Try Again later.';

/** What is known of the app state counts for ten seconds; after that a navigation asks again. */
const CACHED_FOR_MS = 10_000;

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' }).locator('[data-style]');
export const maintenance = (page: Page) => page.getByRole('heading', { name: 'We are down!' });

async function expectToast(page: Page, style: string, message: string): Promise<void> {
  await expect(toasts(page)).toHaveText([message]);
  await expect(toasts(page)).toHaveAttribute('data-style', style);
}

/** An open app reads the state when its user returns to it. */
const returnToApp = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

/** The app has done what it does at its start: the look-up of its own address is the last of it. */
const addressCached = (page: Page) =>
  page.waitForFunction(() => localStorage.getItem('hub.clientIp') !== null);

/** Logs in: the app starts with a session. */
async function sendsNoBearer(page: Page): Promise<void> {
  const reads: Request[] = [];
  const others: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/version/getall')) reads.push(request);
    else if (request.url().endsWith('/DashboardShown')) others.push(request);
  });
  await signIn(page, 'ifa');
  await expect.poll(() => [reads.length > 0, others.length > 0]).toEqual([true, true]);
  const authorizations = (requests: readonly Request[]) =>
    Promise.all(requests.map(async (request) => (await request.allHeaders()).authorization));
  for (const sent of await authorizations(others)) expect(sent).toMatch(/^Bearer ./);
  for (const sent of await authorizations(reads)) expect(sent).toBeUndefined();
}

async function postsErrors(page: Page): Promise<void> {
  const posted = () => page.waitForRequest((request) => new URL(request.url()).pathname === '/errorlog');
  for (const [type, raise] of [
    [
      'error',
      () =>
        setTimeout(() => {
          throw new Error('The page broke');
        }),
    ],
    ['unhandledrejection', () => void Promise.reject(new Error('The page broke'))],
  ] as const) {
    const [request] = await Promise.all([posted(), page.evaluate(raise)]);
    expect(request.method()).toBe('POST');
    const body = request.postDataJSON();
    expect(Object.keys(body).sort()).toEqual(['appId', 'error_log', 'ip', 'module', 'timestamp', 'type']);
    expect(body).toMatchObject({ type, module: 'login', ip: '127.0.0.1' });
    expect(body.appId).not.toBe('');
    expect(Number.isNaN(Date.parse(body.timestamp))).toBe(false);
    const log = JSON.parse(body.error_log);
    expect(Object.keys(log).sort()).toEqual(['message', 'stack', 'timestamp']);
    expect(log.message).toBe('The page broke');
    expect((await request.response())?.status()).toBe(200);
  }
  // The result is logged, never shown (S8-12).
  await expect(toasts(page)).toHaveCount(0);
}

/** Whether a call that fails with each of these leaves the maintenance screen where it is. */
async function liftsAfterFailure(page: Page, state: AppStateStub): Promise<void> {
  const held: Route[] = [];
  await page.context().route('**/login/prelogin', (route) => void held.push(route));
  for (const [status, lifted] of [
    [401, false],
    [0, false],
    [422, true],
    [500, true],
  ] as const) {
    state.answer({});
    await returnToApp(page);
    await page.getByRole('textbox', { name: 'ARN' }).fill('ARN-100001');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => held.length).toBe(1);
    state.answer({ underMaintenance: true });
    await returnToApp(page);
    await expect(maintenance(page)).toBeVisible();
    const route = held.pop();
    if (status === 0) await route?.abort();
    else await route?.fulfill({ status, json: { status: 'Failed', error: 'Refused' } });
    await expect(page.getByTestId('loader')).toHaveCount(0);
    await expect(maintenance(page), String(status)).toHaveCount(lifted ? 0 : 1);
  }
}

type Navigate = () => Promise<unknown>;

/**
 * The app state as far as every platform shows it; `prepare` makes the page a browser's or a phone's, and `alsoRefused`
 * are the ways to navigate that only a phone has.
 */
export function appStateRules(
  prepare: (page: Page) => Promise<void>,
  alsoRefused: (page: Page) => readonly Navigate[] = () => [],
): void {
  test.beforeEach(({ page }) => prepare(page));

  test('shows the maintenance screen while the flag is set and refuses every navigation, saying why; a failed call other than 401 and 0 lifts it [S4-26] [S4-27] [S8-04] [S8-17]', async ({
    page,
  }) => {
    const state = await stubAppState(page.context(), { underMaintenance: true });
    await page.clock.install();
    await page.goto(`${appUrl()}/login/`);
    const arn = page.getByRole('textbox', { name: 'ARN' });

    await test.step('shows the maintenance screen while the flag is set', async () => {
      await expect(maintenance(page)).toBeVisible();
      await expect(arn).toHaveCount(0);
      state.answer({ underMaintenance: false });
      await returnToApp(page);
      await expect(maintenance(page)).toHaveCount(0);
      await expect(arn).toBeVisible();
      state.answer({ underMaintenance: true });
      await returnToApp(page);
      await expect(maintenance(page)).toBeVisible();
    });

    await test.step('a failed call other than 401 and 0 lifts it', () => liftsAfterFailure(page, state));

    await test.step('refuses every navigation, and says why', async () => {
      state.answer({});
      await returnToApp(page);
      const banner = page.getByRole('banner');
      // So that there is a page of the app to go back to.
      await banner.getByRole('link').first().click();
      await page.getByRole('link', { name: 'Log in with your ARN' }).click();
      await expect(page).toHaveURL(`${appUrl()}/login/`);
      state.answer({ underMaintenance: true });
      await page.clock.fastForward(CACHED_FOR_MS);
      for (const navigate of [
        // Links of the header: on a slow machine the app's own poll brings the screen up before the first of them.
        () => banner.getByRole('link', { name: 'GET EMPANELLED' }).click(),
        () => banner.getByRole('link').first().click(),
        () => page.evaluate(() => history.back()),
        ...alsoRefused(page),
      ]) {
        await navigate();
        await expectToast(page, 'error', underMaintenance);
        await expect(maintenance(page)).toBeVisible();
        await expect(page).toHaveURL(`${appUrl()}/login/`);
        await page.getByRole('button', { name: 'Dismiss' }).click();
        await expect(toasts(page)).toHaveCount(0);
      }
    });
  });

  test("reads versions and maintenance flag in one call at the start, without a Bearer although a session exists, and shows 'Something Went Wrong' when they cannot be fetched; posts an unhandled error to the error endpoint [S7-04] [S7-32] [S7-41] [S8-18]", async ({
    page,
  }) => {
    const { wireKey } = await fetch(`${hubUrl()}/app-config.json`).then((reply) => reply.json());
    const key = await importKey(wireKey.id, wireKey.key);

    await test.step('versions and maintenance flag in one call at the start', async () => {
      const paths: string[] = [];
      page.on('request', (request) => paths.push(new URL(request.url()).pathname));
      const [read] = await Promise.all([
        page.waitForResponse((response) => response.url().endsWith('/version/getall')),
        page.goto(appUrl()),
      ]);
      await addressCached(page);
      expect(paths.filter((path) => path.endsWith('/version/getall'))).toHaveLength(1);
      expect(paths.filter((path) => /version|maintenance|update/i.test(path))).toHaveLength(1);
      const reply = await decodeReply(getAppState, 200, await read.text(), () => key);
      expect(reply).toMatchObject({ ok: true, value: [{ id: 1 }, { id: 2 }, { id: 3 }] });
    });

    await test.step('an unhandled error is posted to the error endpoint', async () => {
      await moveTo(page, '/login/');
      await expect(page.getByRole('textbox', { name: 'ARN' })).toBeVisible();
      await postsErrors(page);
    });

    await test.step("'Something Went Wrong' when the app state cannot be fetched", async () => {
      const state = await stubAppState(page.context());
      for (const failure of [500, 404, 'no-answer'] as const) {
        state.answer(failure);
        await page.goto(appUrl());
        await expectToast(page, 'error', 'Something Went Wrong');
      }
      await page.context().unrouteAll();
    });

    await test.step('no Bearer with the app-state call, although a session exists', () =>
      sendsNoBearer(page));
  });

  test('lifts the maintenance flag at any other status, of any service [S8-04]', async ({ page }) => {
    const records = [{ id: 3, maintainance: true, standardVersion: '1.1' }];
    const lab = await openLab(page, { signedIn: true, stubs: { 'app-state.get': { value: records } } });
    // 503 is the server's own word for maintenance and has tests of its own.
    const statuses = [400, 403, 404, 409, 413, 415, 422, 429, 500, 501, 502, 504];
    const ofEachService = new Map(
      allCalls.filter((call) => call.feature !== 'app-state').map((call) => [call.service, call.name]),
    );
    expect(ofEachService.size).toBe(8);
    for (const name of ofEachService.values()) {
      const due = [...statuses];
      lab.stub(name, () => ({ status: due.shift() ?? 200, message: 'Refused' }));
      const flags = await page.evaluate(
        async ([called, times]) => {
          const { appState } = window.lab.services;
          const seen: [before: boolean, after: boolean][] = [];
          for (let time = 0; time < times; time += 1) {
            await appState.refresh();
            const before = appState.getSnapshot().maintenance;
            await window.lab.call(called, { id: 'ARN-100001' });
            seen.push([before, appState.getSnapshot().maintenance]);
          }
          return seen;
        },
        [name, statuses.length] as const,
      );
      expect(flags, name).toEqual(statuses.map(() => [true, false]));
      expect(due).toEqual([]);
    }
  });
}
