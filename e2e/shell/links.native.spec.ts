import { expect, type Page } from '@playwright/test';
import { type NativeHandle, native } from '../native/bridge.ts';
import { brand } from '../setup/brand.ts';
import { appUrl, enterLogin } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { linksOfMenu } from './menu-of-spec.ts';
import { openApp, openAppAs } from './native-app.ts';
import { pathOf, screen } from './parts.ts';

const host = brand.deepLinkHosts[0];

test("a link to any menu item, or the payload's smtDeeplink of a push or a link, opens that screen in the running app [S2-84] [S2-91]", async ({
  page,
}) => {
  const phone = await openAppAs(page, 'otherIfa');
  await expect(screen(page, 'dashboard')).toBeVisible();

  await test.step("opening a push leads to its payload's smtDeeplink", async () => {
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

  await test.step("a link's smtDeeplink is what counts, not its own path", async () => {
    const inside = encodeURIComponent('/distributor/profile');
    await phone.openUrl(`https://${host}/distributor/nav?smtDeeplink=${inside}`);
    await expect(page).toHaveURL(`${appUrl()}/distributor/profile`);
    await expect(screen(page, 'profile')).toBeVisible();
  });

  await test.step('a link to any menu item', async () => {
    for (const { link, path, route } of linksOfMenu) {
      await phone.openUrl(`https://${host}${link}`);
      await expect(screen(page, route), path).toBeVisible();
      await expect(page).toHaveURL(`${appUrl()}${path}`);
    }
  });

  await test.step('a link to every other page behind the login too, with what its query says', async () => {
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
});

/** The app is closed and started anew: what is stored of the old login goes first (Spec §4). */
async function restart(page: Page, by: Parameters<NativeHandle['launchBy']>[0]): Promise<Page> {
  const context = page.context();
  const phone = native(page);
  await page.close();
  phone.launchBy(by);
  const started = await context.newPage();
  await started.goto(appUrl());
  await expect(started).toHaveURL(`${appUrl()}/login/login-via-otp`);
  return started;
}

test('a link or a push that starts the app opens its screen after the login, also when an old login is over; the campaign of a link is kept, wherever it stands [S2-84] [S2-91] [S3-42]', async ({
  page,
}) => {
  const phone = await openApp(page, { launchUrl: `https://${host}/distributor/nav` });
  await test.step('a link that starts the app', async () => {
    await enterLogin(page, 'otherIfa');
    await expect(page).toHaveURL(`${appUrl()}/distributor/nav`);
    await expect(screen(page, 'nav')).toBeVisible();
  });

  const carried = encodeURIComponent('/distributor/nav?utm_medium=carried');
  const url = `https://${host}/?smtDeeplink=${carried}&utm_source=newsletter&utm_medium=mail`;
  const byLink = await restart(page, { url });
  await test.step('its campaign, and the link too when an old login is over', async () => {
    const saved = byLink.waitForRequest((request) => pathOf(request).endsWith('/loginDetails/api/save'));
    await enterLogin(byLink, 'otherIfa');
    const sent = new URLSearchParams((await saved).postData() ?? '');
    expect(JSON.parse(sent.get('campaign') ?? 'null')).toEqual({
      utm_source: 'newsletter',
      utm_medium: 'carried',
    });
    await expect(byLink).toHaveURL(`${appUrl()}/distributor/nav?utm_medium=carried`);
    await expect(screen(byLink, 'nav')).toBeVisible();
  });

  const byPush = await restart(byLink, { push: { smtDeeplink: '/distributor/co-branding' } });
  await test.step('a push that starts the app', async () => {
    await enterLogin(byPush, 'otherIfa');
    await expect(byPush).toHaveURL(`${appUrl()}/distributor/co-branding`);
    await expect(screen(byPush, 'co-branding')).toBeVisible();
  });

  await restart(byPush, { url: `${brand.slug}://?utm_source=newsletter` });
  await test.step('the campaign of a link to no screen of its own', async () => {
    await expect.poll(() => [...phone.preferences().keys()]).toContain('hub.campaign');
  });
});
