import { expect, test } from '@playwright/test';
import { openLab } from '../lab/open-lab.ts';
import type { Host } from '../wire/platform.ts';
import { ofSession } from './parts.ts';

/** Spec §4, logout: what goes from the device; the same on the web and in the app. */
export function logoutRules({ prepare, storedNames }: Host, endsAt: 'landing' | 'login/otp'): void {
  test.beforeEach(({ page }) => prepare(page));

  test('keeps profile and logged-in state over a reload; a logout clears profile, tokens, zero-AUM and flag [S3-02] [S4-53] [S4-54] [S4-55] [S4-56]', async ({
    page,
  }) => {
    const lab = await openLab(page, {
      signedIn: true,
      stubs: { 'session.logout': { value: { status: 'Success' } } },
    });
    await lab.callEach([
      { name: 'session.getRelationshipManager', input: { id: 'ARN-100001' } },
      { name: 'dashboard.aum' },
    ]);
    await page.evaluate(() => window.lab.services.session.setZeroAum(true));
    await page.reload();
    await page.locator('html[data-lab=ready]').waitFor();
    expect(await storedNames(page)).toEqual(expect.arrayContaining([...ofSession, 'hub.loggedIn']));
    expect(await page.evaluate(() => window.lab.services.session.getSnapshot())).toMatchObject({
      profile: {
        type: 'IFA_USER',
        arnNo: 'ARN-100001',
        name: 'Meera Nair',
        profilePic: null,
        isEmployeeLogin: false,
      },
      loggedIn: true,
      zeroAum: true,
    });

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(() => lab.wentTo()).toEqual([endsAt]);
    expect(await page.evaluate(() => window.lab.services.session.getSnapshot())).toMatchObject({
      profile: null,
      loggedIn: false,
      zeroAum: null,
    });
    const kept = await page.evaluate(async () => ({
      tokens: (['plexToken', 'hubAccessToken', 'hubRefreshToken', 'crmToken'] as const).map(
        window.lab.services.session.token,
      ),
      loggedIn: (await window.lab.services.storage.read('loggedIn')) ?? false,
    }));
    expect(kept).toEqual({ tokens: [null, null, null, null], loggedIn: false });
    const stored = await storedNames(page);
    expect(ofSession.filter((name) => stored.includes(name))).toEqual([]);
  });
}
