import { expect, test } from '@playwright/test';
import { brand } from '../setup/brand.ts';
import { enterLogin, hubUrl } from '../setup/sign-in.ts';
import { leavesOfIfa } from './menu-of-spec.ts';
import { openApp, openAppAs } from './native-app.ts';
import { screen } from './parts.ts';

/** Links to statements lead to the investor's choice first (Spec §2), a rule of its own. */
const plain = leavesOfIfa.filter(({ route }) => !route.startsWith('statements/'));
const host = brand.deepLinkHosts[0];

test("a link to a menu item opens the item's screen in the running app [S2-84]", async ({ page }) => {
  const phone = await openAppAs(page, 'otherIfa');
  for (const { path, route } of plain) {
    await phone.openUrl(`https://${host}${path}`);
    await expect(screen(page, route), path).toBeVisible();
    await expect(page).toHaveURL(`${hubUrl()}${path}`);
  }
  await phone.openUrl(`${brand.slug}://distributor/wishes`);
  await expect(screen(page, 'wishes')).toBeVisible();
});

test('a link that starts the app opens its screen after the login [S2-84]', async ({ page }) => {
  await openApp(page, { launchUrl: `https://${host}/distributor/nav` });
  await enterLogin(page, 'otherIfa');
  await expect(page).toHaveURL(`${hubUrl()}/distributor/nav`);
  await expect(screen(page, 'nav')).toBeVisible();
});

test("opening a push leads to its payload's smtDeeplink [S2-91]", async ({ page }) => {
  const phone = await openAppAs(page, 'otherIfa');
  await expect(screen(page, 'dashboard')).toBeVisible();
  await phone.tapPush({ smtDeeplink: '/distributor/wishes' });
  await expect(page).toHaveURL(`${hubUrl()}/distributor/wishes`);
  await expect(screen(page, 'wishes')).toBeVisible();
  // A push that is only received leads nowhere, and no other field does.
  await phone.receivePush({ smtDeeplink: '/distributor/nav' });
  await phone.tapPush({ path: '/distributor/nav' });
  await phone.tapPush({
    smtDeeplink: '/distributor/opportunity/sip-opportunity/ceased',
    path: '/distributor/nav',
  });
  await expect(page).toHaveURL(`${hubUrl()}/distributor/opportunity/sip-opportunity/ceased`);
  await expect(screen(page, 'opportunity/sip/ceased')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${hubUrl()}/distributor/wishes`);
});

test('a push that starts the app leads there after the login [S2-91]', async ({ page }) => {
  await openApp(page, { launchPush: { smtDeeplink: '/distributor/co-branding' } });
  await enterLogin(page, 'otherIfa');
  await expect(page).toHaveURL(`${hubUrl()}/distributor/co-branding`);
  await expect(screen(page, 'co-branding')).toBeVisible();
});

test("a link's smtDeeplink is what counts, not its own path [S2-91]", async ({ page }) => {
  const phone = await openAppAs(page, 'otherIfa');
  await phone.openUrl(
    `https://${host}/distributor/nav?smtDeeplink=${encodeURIComponent('/distributor/profile')}`,
  );
  await expect(page).toHaveURL(`${hubUrl()}/distributor/profile`);
  await expect(screen(page, 'profile')).toBeVisible();
});
