import { texts } from '@hub/contract';
import { expect, type Page } from '@playwright/test';
import { openLab } from '../lab/open-lab.ts';
import { appUrl } from '../setup/sign-in.ts';
import { signIn } from '../setup/stored-login.ts';
import { test } from '../setup/test.ts';
import { screen, toast } from '../shell/parts.ts';
import type { Host } from './platform.ts';
import { storedTokens } from './token-rules.ts';

/** What the device keeps (Spec §3, §5 and §7); the same on the web and in the app. */
export function deviceRules({ prepare, storedNames, overwrite, fill }: Host): void {
  test.beforeEach(({ page }) => prepare(page));

  test('keeps the four tokens apart, and asks the outside look-up service that is configured for its address [S3-07] [S7-33]', async ({
    page,
  }) => {
    const lookups: string[] = [];
    await page.route('https://ip.example/**', (route) => {
      lookups.push(route.request().url());
      return route.fulfill({
        json: { ip: '198.51.100.9' },
        headers: { 'access-control-allow-origin': '*' },
      });
    });
    const lab = await openLab(page, { signedIn: true, config: { ipLookupUrl: 'https://ip.example/json' } });

    await test.step('asks the outside look-up service', async () => {
      const address = await page.evaluate(async () => {
        const { clientIp } = window.lab.services;
        await clientIp.ensure();
        await clientIp.ensure();
        return clientIp.read();
      });
      expect(address).toBe('198.51.100.9');
      expect(lookups).toEqual(['https://ip.example/json']);
    });

    await test.step('keeps the four tokens apart', async () => {
      await lab.callEach([
        { name: 'session.getRelationshipManager', input: { id: 'ARN-100001' } },
        { name: 'dashboard.aum' },
      ]);
      expect(await storedNames(page)).toEqual(expect.arrayContaining(storedTokens));
      await page.reload();
      await page.locator('html[data-lab=ready]').waitFor();
      const tokens = await page.evaluate(() => {
        const { session } = window.lab.services;
        return (['plexToken', 'hubAccessToken', 'hubRefreshToken', 'crmToken'] as const).map(session.token);
      });
      expect(tokens).toEqual(['plex-token', 'hub-token', 'refresh-token', 'crm-token']);
    });
  });

  const ofLogin = [...storedTokens, 'hub.profile', 'hub.sessionKey', 'hub.loggedIn'];

  /** The next start of the app asks nobody for its address. */
  async function knowsAddress(page: Page): Promise<void> {
    await page.reload();
    await expect(screen(page, 'dashboard')).toBeVisible();
    // The report of an error carries the stored address, so it has been read by then.
    const posted = page.waitForRequest((request) => new URL(request.url()).pathname === '/errorlog');
    await page.evaluate(() => void Promise.reject(new Error('Read the address')));
    expect((await posted).postDataJSON()).toMatchObject({ ip: '127.0.0.1' });
  }

  test('looks its address up once, and not again while it is stored; empties the storage and goes to the ARN login when a stored value cannot be read, and, in words, when one cannot be written [S3-44] [S5-33] [S5-34] [S7-33] [S7-34]', async ({
    page,
  }) => {
    const lookups: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/client-ip') lookups.push(request.url());
    });
    await signIn(page, 'ifa');

    await test.step('looks its address up once', async () => {
      await expect.poll(() => storedNames(page)).toContain('hub.clientIp');
      expect(lookups).toHaveLength(1);
      await knowsAddress(page);
      expect(lookups).toHaveLength(1);
    });

    await test.step('a stored value that cannot be read', async () => {
      await expect
        .poll(() => storedNames(page))
        .toEqual(expect.arrayContaining(['hub.profile', 'hub.plexToken']));
      await overwrite(page, 'left-by-another', 'also on this device');
      await overwrite(page, 'hub.profile', 'v1.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
      await page.reload();
      await expect(page).toHaveURL(`${appUrl()}/login/arn`);
      await expect(page.getByRole('textbox', { name: 'ARN' })).toBeVisible();
      const stored = await storedNames(page);
      expect([...ofLogin, 'left-by-another'].filter((name) => stored.includes(name))).toEqual([]);
    });

    await test.step('a value that cannot be written', async () => {
      await signIn(page, 'otherIfa');
      await expect
        .poll(() => storedNames(page))
        .toEqual(expect.arrayContaining(['hub.profile', 'hub.clientIp']));
      // While the app is not running, which may store something at any time.
      await page.goto(`${appUrl()}/app-config.json`);
      await fill(page);
      // The address of a campaign is one more thing to keep.
      await page.goto(`${appUrl()}/distributor/nav?utm_source=newsletter`);
      await expect(page).toHaveURL(`${appUrl()}/login/arn`);
      await expect(toast(page, texts.session.deviceCleared)).toBeVisible();
      const stored = await storedNames(page);
      expect(ofLogin.filter((name) => stored.includes(name))).toEqual([]);
      expect(stored.filter((name) => name.startsWith('filler'))).toEqual([]);
    });
  });
}
