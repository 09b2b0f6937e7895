import { expect, type Page } from '@playwright/test';
import { expectManager } from '../dashboard/parts.ts';
import { type Anyone, everyone } from '../setup/people.ts';
import { appUrl } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { hold } from '../shell/hold.ts';
import { header, screen, showMenu } from '../shell/parts.ts';
import type { Host } from '../wire/platform.ts';
import { ofSession } from './parts.ts';

/** What one platform does besides, told what was stored before. */
interface AlsoAtLogout {
  readonly proves: string;
  check(page: Page, before: readonly string[]): Promise<void>;
}

/** Spec §4, logout: what goes from the device; the same on the web and in the app. `signIn` opens the app. */
export function logoutRules(
  { storedNames }: Host,
  endsAt: 'landing' | 'login/otp',
  signIn: (page: Page, person: Anyone) => Promise<unknown>,
  also: AlsoAtLogout = { proves: '', check: async () => {} },
): void {
  test('keeps profile and logged-in state over a reload, and no zero-AUM of an ARN that holds something; a logout clears profile, tokens and flag [S3-02] [S4-53] [S4-54] [S4-56]', async ({
    page,
  }) => {
    await signIn(page, 'ifa');
    await expect(page.getByRole('list', { name: 'Asset mix' })).toBeVisible();
    expect(await storedNames(page)).not.toContain('hub.zeroAum');
    // Plex and CRM tokens come with the first tile and the relationship manager.
    await expectManager(page);
    const tokens = ['hub.plexToken', 'hub.crmToken', 'hub.hubAccessToken', 'hub.hubRefreshToken'];
    const saved = ['hub.profile', 'hub.loggedIn', 'hub.sessionKey', ...tokens];
    await expect.poll(() => storedNames(page)).toEqual(expect.arrayContaining(saved));
    await page.reload();
    await expect(header(page).getByText(`Welcome back ${everyone.ifa.name}`)).toBeVisible();
    await expect(screen(page, 'dashboard')).toBeVisible();

    await (await showMenu(page)).getByRole('button', { name: 'Logout' }).click();
    await expect(screen(page, endsAt)).toBeVisible();
    const stored = await storedNames(page);
    expect(ofSession.filter((name) => stored.includes(name))).toEqual([]);
    // The flag is false, not only gone with the profile: the next start asks for the login.
    await page.goto(`${appUrl()}/distributor/dashboard`);
    await expect(page).toHaveURL(/\/login\//);
  });

  test(`keeps the zero-AUM of an ARN that holds nothing, begins with it, and a logout clears it${also.proves} [S4-55]`, async ({
    page,
  }) => {
    await signIn(page, 'employee');
    const firstSteps = page.getByRole('region', { name: 'Your book starts here' });
    await expect(firstSteps).toBeVisible();
    await expect.poll(() => storedNames(page)).toContain('hub.zeroAum');
    // At the next start it is known before the server has said it again.
    const aum = await hold(page, /\/GetAumData$/);
    await page.reload();
    await expect(firstSteps).toBeVisible();
    await expect.poll(aum.arrived).toBe(1);
    await aum.release();
    await expect(firstSteps).toBeVisible();

    const before = await storedNames(page);
    await (await showMenu(page)).getByRole('button', { name: 'Logout' }).click();
    await expect(screen(page, endsAt)).toBeVisible();
    expect(await storedNames(page)).not.toContain('hub.zeroAum');
    await also.check(page, before);
  });
}
