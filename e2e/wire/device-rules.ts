import { texts } from '@hub/contract';
import { expect } from '@playwright/test';
import { openLab } from '../lab/open-lab.ts';
import { appUrl } from '../setup/sign-in.ts';
import { signIn } from '../setup/stored-login.ts';
import { test } from '../setup/test.ts';
import { toast } from '../shell/parts.ts';
import type { Host } from './platform.ts';
import { storedTokens } from './token-rules.ts';

/** What the device keeps (Spec §3, §5 and §7); the same on the web and in the app. */
export function deviceRules({ prepare, storedNames, overwrite, fill }: Host): void {
  test.beforeEach(({ page }) => prepare(page));

  test('keeps the four tokens apart [S3-07]', async ({ page }) => {
    const lab = await openLab(page, { signedIn: true });
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

  test('looks its address up once, and not again while it is stored [S3-44] [S7-33] [S7-34]', async ({
    page,
  }) => {
    const lookups: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/client-ip') lookups.push(request.url());
    });
    await page.goto(appUrl());
    await expect.poll(() => storedNames(page)).toContain('hub.clientIp');
    expect(lookups).toHaveLength(1);
    await page.goto(`${appUrl()}/login/`);
    await expect(page.getByRole('textbox', { name: 'ARN' })).toBeVisible();
    // The report of an error carries the stored address, so it has been read by then.
    const posted = page.waitForRequest((request) => new URL(request.url()).pathname === '/errorlog');
    await page.evaluate(() => void Promise.reject(new Error('Read the address')));
    expect((await posted).postDataJSON()).toMatchObject({ ip: '127.0.0.1' });
    expect(lookups).toHaveLength(1);
  });

  test('asks the outside look-up service that is configured [S7-33]', async ({ page }) => {
    const lookups: string[] = [];
    await page.route('https://ip.example/**', (route) => {
      lookups.push(route.request().url());
      return route.fulfill({
        json: { ip: '198.51.100.9' },
        headers: { 'access-control-allow-origin': '*' },
      });
    });
    await openLab(page, { config: { ipLookupUrl: 'https://ip.example/json' } });
    const address = await page.evaluate(async () => {
      const { clientIp } = window.lab.services;
      await clientIp.ensure();
      await clientIp.ensure();
      return clientIp.read();
    });
    expect(address).toBe('198.51.100.9');
    expect(lookups).toEqual(['https://ip.example/json']);
  });

  test('empties the storage and goes to the ARN login when a stored value cannot be read [S5-33] [S5-34]', async ({
    page,
  }) => {
    await signIn(page, 'ifa');
    await expect
      .poll(() => storedNames(page))
      .toEqual(expect.arrayContaining(['hub.profile', 'hub.plexToken']));
    await overwrite(page, 'left-by-another', 'also on this device');
    await overwrite(page, 'hub.profile', 'v1.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
    await page.reload();
    await expect(page).toHaveURL(`${appUrl()}/login/arn`);
    await expect(page.getByRole('textbox', { name: 'ARN' })).toBeVisible();
    const stored = await storedNames(page);
    const before = [...storedTokens, 'hub.profile', 'hub.sessionKey', 'hub.loggedIn', 'left-by-another'];
    expect(before.filter((name) => stored.includes(name))).toEqual([]);
  });

  test('empties the storage and goes to the ARN login, in words, when a value cannot be written [S5-33] [S5-34]', async ({
    page,
  }) => {
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
    const before = [...storedTokens, 'hub.profile', 'hub.sessionKey', 'hub.loggedIn'];
    expect(before.filter((name) => stored.includes(name))).toEqual([]);
    expect(stored.filter((name) => name.startsWith('filler'))).toEqual([]);
  });
}
