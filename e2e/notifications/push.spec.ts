import { deepLinkTargets, href, resolveDeepLink } from '@hub/contract';
import { type BrowserContext, expect, type Page, type Worker } from '@playwright/test';
import { moveTo } from '../session/parts.ts';
import { brand } from '../setup/brand.ts';
import { someOf } from '../setup/long.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { signIn } from '../setup/stored-login.ts';
import { test } from '../setup/test.ts';
import { expectAccessible } from './parts.ts';

test.use({ serviceWorkers: 'allow' });

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly data: unknown;
}

/** What the tests use of a service worker's own world. */
interface WorkerScope {
  readonly registration: object;
  readonly clients: object;
  shown: Shown[];
  opened?: string;
  dispatchEvent(event: Event): boolean;
}

/** A browser without a screen shows no notifications and lets nobody press one: this is its screen. */
const addScreen = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.shown = [];
    Object.assign(scope.registration, {
      showNotification: async (title: string, options: Omit<Shown, 'title'>) => {
        scope.shown = [...scope.shown.filter(({ tag }) => tag !== options.tag), { title, ...options }];
      },
    });
  });

/** The worker that the app would register when somebody turns pushes on; a browser without a network has no push service. */
async function startWorker(context: BrowserContext, page: Page) {
  const cdp = await context.newCDPSession(page);
  const { promise, resolve } = Promise.withResolvers<string>();
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [first] = registrations;
    if (first !== undefined) resolve(first.registrationId);
  });
  await cdp.send('ServiceWorker.enable');
  const started = context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  const registrationId = await promise;
  const worker = await started;
  await addScreen(worker);
  return {
    worker,
    push: (payload: unknown) =>
      cdp.send('ServiceWorker.deliverPushMessage', {
        origin: hubUrl(),
        registrationId,
        data: typeof payload === 'string' ? payload : JSON.stringify(payload),
      }),
  };
}

const shown = (worker: Worker) =>
  worker.evaluate(() =>
    (globalThis as unknown as WorkerScope).shown.map(({ title, body, tag }) => ({ title, body, tag })),
  );

const press = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    const [notification] = scope.shown;
    const close = () => {
      scope.shown = scope.shown.filter((one) => one !== notification);
    };
    const event = Object.assign(new Event('notificationclick'), {
      notification: { data: notification?.data, close },
      // Only a real press may bring a tab to the front.
      waitUntil: (work: Promise<unknown>) => void work.catch(() => {}),
    });
    scope.dispatchEvent(event);
  });

const notified = { title: 'Orders', body: 'There is an update on one of your orders.', topic: 'orders' };
const anyHref = href as (route: string, values: object, slug: string) => string;
const targets = deepLinkTargets.map((route) =>
  anyHref(route, { id: '12', contentId: 'c9', userId: 'u7' }, brand.slug),
);

/** Forms of one client's folio let the client be chosen first. */
const ofClient = /\/(?:otm|bankmandate-(?:list|form)|contact-details|nominee)$/;

type Started = Awaited<ReturnType<typeof startWorker>>;

async function expectOpened(page: Page, { worker, push }: Started): Promise<void> {
  for (const link of someOf(targets, 6)) {
    await push({ ...notified, smtDeeplink: link });
    await expect
      .poll(() => shown(worker))
      .toEqual([{ title: notified.title, body: notified.body, tag: 'orders' }]);
    await press(worker);
    const [path = ''] = (resolveDeepLink(link, brand.slug) ?? '').split('?');
    await expect
      .poll(() => new URL(page.url()).pathname, link)
      .toBe(ofClient.test(path) ? '/distributor/transact/investor-list' : path);
    await expect.poll(() => shown(worker)).toEqual([]);
  }
}

async function expectNothingOpened(page: Page, { worker, push }: Started): Promise<void> {
  await moveTo(page, '/distributor/notifications');
  await expect(page.locator('main[data-route-id=notifications]')).toBeVisible();
  for (const payload of [
    { ...notified, smtDeeplink: 'https://evil.example/distributor/nav' },
    { ...notified, smtDeeplink: '//evil.example' },
    { ...notified, smtDeeplink: 'javascript:alert(1)' },
    { smtDeeplink: 7, title: {} },
    'no JSON',
  ]) {
    await push(payload);
    await expect.poll(async () => (await shown(worker)).length).toBe(1);
    await press(worker);
    await expect.poll(() => shown(worker)).toEqual([]);
    await expect(page.locator('main[data-route-id]')).toBeVisible();
    expect(page.url().startsWith(`${hubUrl()}/distributor/`), page.url()).toBe(true);
  }
}

async function expectWithoutTab(page: Page, { worker, push }: Started): Promise<void> {
  await push({ ...notified, body: '2 unread notifications.', smtDeeplink: '/distributor/dashboard' });
  await push({ ...notified, body: '3 unread notifications.', smtDeeplink: '/distributor/nav' });
  await expect
    .poll(() => shown(worker))
    .toEqual([{ title: 'Orders', body: '3 unread notifications.', tag: 'orders' }]);
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    Object.assign(scope.clients, {
      matchAll: async () => [],
      openWindow: async (url: string) => {
        scope.opened = url;
      },
    });
  });
  await press(worker);
  const opened = () => worker.evaluate(() => (globalThis as unknown as WorkerScope).opened ?? '');
  await expect.poll(opened).toMatch(/^\/\?smtDeeplink=/);
  await page.goto(`${hubUrl()}${await opened()}`);
  await expect(page).toHaveURL(`${hubUrl()}/distributor/nav`);
}

async function expectSettings(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Notification settings' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Quiet hours' })).toBeChecked();
  await expectAccessible(page);
}

test('the settings stand beside the list; a push is shown by the service worker and opens every screen that a deep link may open, in the open tab or a new one; nothing outside opens', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await signIn(page, 'ifa', '/distributor/notifications');
  await test.step('the settings stand beside the list, and axe finds nothing wrong with them', () =>
    expectSettings(page));
  // Nobody else fills this cart: with orders in it the app asks before one leaves the transaction pages.
  await signIn(page, 'otherIfa', '/distributor/notifications');
  const started = await startWorker(context, page);
  await test.step('a push opens every screen that a deep link may open, in the open tab', () =>
    expectOpened(page, started));
  await test.step('an outside address and a push that cannot be read open nothing but the app', () =>
    expectNothingOpened(page, started));
  await test.step('without a tab it opens the app at the screen, and of one topic only the newest is shown', () =>
    expectWithoutTab(page, started));
});
