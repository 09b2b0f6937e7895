import { expect, type Page } from '@playwright/test';
import { test } from '../setup/signed-in.ts';
import { bell, expectAccessible, firstTen, more, openList, readToTheEnd, rows, shown } from './parts.ts';

const list = '/distributor/notifications';
const isPhone = () => test.info().project.name === 'phone';

test('shows ten rows, ten more each time one scrolls to their end, until all are there [S9-01]', async ({
  openAs,
}) => {
  const page = await openAs('ifa', list);
  await readToTheEnd(page, () => shown(page).scrollIntoViewIfNeeded());
});

test('adds ten rows by its button where there is nothing to scroll, and the focus goes on with them [S9-01]', async ({
  openAs,
}) => {
  const page = await openAs('ifa');
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height: 5000 });
  await bell(page).click();
  const all = await firstTen(page);
  await readToTheEnd(page, async (before) => {
    if (before > 10) await expect(rows(page).nth(before - 10)).toBeFocused();
    await expect(more(page)).toHaveText(`Show ${Math.min(10, all - before)} more`);
    await more(page).click();
  });
});

test('says when each came, in India, newest first', async ({ openAs }) => {
  const page = await openAs('ifa', list);
  await firstTen(page);
  const times = rows(page).locator('time');
  for (const text of await times.allTextContents())
    expect(text).toMatch(/^\d\d-[A-Z][a-z]{2}-\d{4}, \d\d:\d\d IST$/);
  const moments = await times.evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
  expect(moments).toEqual([...moments].sort().reverse());
});

test('has nothing to show to an ARN that was told nothing, and says what will stand there', async ({
  openAs,
}) => {
  const page = await openAs('nonIfa', list);
  await expect(page.getByText('Nothing to read yet')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expectAccessible(page);
});

test('welcomes a first login; read, it leaves no badge behind', async ({ openAs }) => {
  // One of the demo's ARNs for each project, since the mark stays.
  const page = await openAs(isPhone() ? 'internal' : 'otherIfa', '/distributor/profile');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await expect(bell(page)).toContainText('1');
  await bell(page).click();
  const welcome = rows(page).filter({ hasText: 'This was your first login.' });
  await expect(welcome.getByText('Unread:')).toBeAttached();
  await welcome.getByRole('button', { name: /^Mark as read/ }).click();
  await expect(page.getByText('All read')).toBeVisible();
  await expect(welcome.getByText('Unread:')).toHaveCount(0);
  await expect(welcome.getByRole('heading')).toBeFocused();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('All read')).toBeVisible();
});

test('is read by opening what it leads to, or all at once; the list keeps its rows', async ({ openAs }) => {
  test.skip(isPhone(), 'the marks stay on the server: one project makes them');
  const page = await openAs('ifa', list);
  const told = rows(page).filter({ hasText: 'Your brokerage statement is ready' });
  await expect(told.getByText('Unread:')).toBeAttached();
  await told.getByRole('link').click();
  await expect(page.locator('main[data-route-id="brokerage"]')).toBeVisible();
  await page.goBack();
  await expect(told).toBeVisible();
  await expect(told.getByText('Unread:')).toHaveCount(0);
  await expect(bell(page)).toHaveAccessibleName(/^Notifications, \d+ unread$/);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('All read')).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByRole('button', { name: /^Mark as read/ })).toHaveCount(0);
});

/** Breaks the list call where `when` says so, until it is mended. */
async function breakList(page: Page, when: (url: string) => boolean): Promise<() => Promise<void>> {
  const pattern = '**/notifications/getall*';
  await page.route(pattern, (route) =>
    when(route.request().url())
      ? route.fulfill({ status: 500, json: { status: 'Failed', error: 'Something Went Wrong' } })
      : route.continue(),
  );
  return () => page.unroute(pattern);
}

test('says that it could not be loaded, and loads when tried again', async ({ openAs }) => {
  const page = await openAs('employee', '/distributor/nav');
  const mend = await breakList(page, () => true);
  await openList(page);
  const alert = page.getByRole('alert').filter({ hasText: 'Your notifications could not be loaded' });
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  await mend();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(1);
});

test('keeps its rows when the next ones cannot be loaded, and goes on when tried again', async ({
  openAs,
}) => {
  const page = await openAs('ifa', '/distributor/nav');
  const mend = await breakList(page, (url) => url.includes('pageNumber=2'));
  await openList(page);
  await expect(rows(page)).toHaveCount(10);
  await shown(page).scrollIntoViewIfNeeded();
  await expect(page.getByText('The next rows could not be loaded.')).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(20);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the full list, ${colorScheme}`, async ({ openAs }) => {
    const page = await openAs('ifa', list);
    await page.emulateMedia({ colorScheme });
    await firstTen(page);
    await expectAccessible(page);
  });
}

test('is read with one call, which the badge shares', async ({ openAs }) => {
  const page = await openAs('ifa', '/distributor/nav');
  // The badge is read when the page has time.
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/notifications/')) asked.push(request.url());
  });
  await openList(page);
  await firstTen(page);
  await expect(page.getByText(/^(\d+ unread|All read)$/)).toBeVisible();
  expect(asked).toHaveLength(1);
});
