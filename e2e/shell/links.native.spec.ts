import { expect } from '@playwright/test';
import { brand } from '../setup/brand.ts';
import { appUrl, enterLogin } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { linksOfMenu } from './menu-of-spec.ts';
import { openApp, openAppAs } from './native-app.ts';
import { pathOf, screen } from './parts.ts';

const host = brand.deepLinkHosts[0];

test("a link to any menu item opens the item's screen in the running app [S2-84]", async ({ page }) => {
  const phone = await openAppAs(page, 'otherIfa');
  for (const { link, path, route } of linksOfMenu) {
    await phone.openUrl(`https://${host}${link}`);
    await expect(screen(page, route), path).toBeVisible();
    await expect(page).toHaveURL(`${appUrl()}${path}`);
  }
  // Every other page behind the login too, with what its query says.
  for (const [link, route] of [
    ['/distributor/goal-planner', 'goal-planner'],
    ['/distributor/sip-report?sort=name', 'reports/sip'],
    ['/distributor/brokerage-report-payout/rate-card', 'brokerage/rate-card'],
  ] as const) {
    await phone.openUrl(`https://${host}${link}`);
    await expect(screen(page, route), link).toBeVisible();
    await expect(page).toHaveURL(`${appUrl()}${link}`);
  }
  await phone.openUrl(`${brand.slug}://distributor/wishes`);
  await expect(screen(page, 'wishes')).toBeVisible();
});

test('a link that starts the app opens its screen after the login [S2-84]', async ({ page }) => {
  await openApp(page, { launchUrl: `https://${host}/distributor/nav` });
  await enterLogin(page, 'otherIfa');
  await expect(page).toHaveURL(`${appUrl()}/distributor/nav`);
  await expect(screen(page, 'nav')).toBeVisible();
});

test('the campaign of a link that starts the app is kept, wherever it stands, and the link too when an old login is over [S2-84] [S2-91] [S3-42]', async ({
  page,
  context,
}) => {
  const carried = encodeURIComponent('/distributor/nav?utm_medium=carried');
  const launchUrl = `https://${host}/?smtDeeplink=${carried}&utm_source=newsletter&utm_medium=mail`;
  await openAppAs(page, 'otherIfa', { launchUrl });
  // Closed and opened by the link: what is stored of the old login goes first (Spec §4).
  await page.close();
  const started = await context.newPage();
  await started.goto(appUrl());
  await expect(started).toHaveURL(`${appUrl()}/login/login-via-otp`);
  const saved = started.waitForRequest((request) => pathOf(request).endsWith('/loginDetails/api/save'));
  await enterLogin(started, 'otherIfa');
  const sent = new URLSearchParams((await saved).postData() ?? '');
  expect(JSON.parse(sent.get('campaign') ?? 'null')).toEqual({
    utm_source: 'newsletter',
    utm_medium: 'carried',
  });
  await expect(started).toHaveURL(`${appUrl()}/distributor/nav?utm_medium=carried`);
  await expect(screen(started, 'nav')).toBeVisible();
});

test('the campaign of a link to no screen of its own is kept [S3-42]', async ({ page }) => {
  const phone = await openApp(page, { launchUrl: `${brand.slug}://?utm_source=newsletter` });
  await expect.poll(() => [...phone.preferences().keys()]).toContain('hub.campaign');
});

test("opening a push leads to its payload's smtDeeplink [S2-91]", async ({ page }) => {
  const phone = await openAppAs(page, 'otherIfa');
  await expect(screen(page, 'dashboard')).toBeVisible();
  await phone.tapPush({ smtDeeplink: '/distributor/wishes' });
  await expect(page).toHaveURL(`${appUrl()}/distributor/wishes`);
  await expect(screen(page, 'wishes')).toBeVisible();
  // A push that is only received leads nowhere, and no other field does.
  await phone.receivePush({ smtDeeplink: '/distributor/nav' });
  await phone.tapPush({ path: '/distributor/nav' });
  await phone.tapPush({
    smtDeeplink: '/distributor/opportunity/sip-opportunity/ceased',
    path: '/distributor/nav',
  });
  await expect(page).toHaveURL(`${appUrl()}/distributor/opportunity/sip-opportunity/ceased`);
  await expect(screen(page, 'opportunity/sip/ceased')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${appUrl()}/distributor/wishes`);
});

test('a push that starts the app leads there after the login [S2-91]', async ({ page }) => {
  await openApp(page, { launchPush: { smtDeeplink: '/distributor/co-branding' } });
  await enterLogin(page, 'otherIfa');
  await expect(page).toHaveURL(`${appUrl()}/distributor/co-branding`);
  await expect(screen(page, 'co-branding')).toBeVisible();
});

test("a link's smtDeeplink is what counts, not its own path [S2-91]", async ({ page }) => {
  const phone = await openAppAs(page, 'otherIfa');
  await phone.openUrl(
    `https://${host}/distributor/nav?smtDeeplink=${encodeURIComponent('/distributor/profile')}`,
  );
  await expect(page).toHaveURL(`${appUrl()}/distributor/profile`);
  await expect(screen(page, 'profile')).toBeVisible();
});
