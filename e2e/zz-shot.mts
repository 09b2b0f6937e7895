import { chromium } from '@playwright/test';
import { enterLogin } from './setup/sign-in.ts';
import { elsewhere } from './setup/hub-client.ts';
import { opportunityCalls } from '@hub/contract/calls/opportunity';
import { actOnRows } from '@hub/contract/calls/opportunity-acts';
const url = process.env.HUB_URL;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const b = '/distributor/opportunity';
const pages = { hub: b, sip: `${b}/sip-opportunity`, ceased: `${b}/sip-opportunity/ceased`, rejected: `${b}/sip-opportunity/rejected`, dividend: `${b}/cross-sell-opportunity/dividend`, redeem: `${b}/other-opportunity/redeem`, radar: `${b}/lapse-radar`, desk: `${b}/renewal-desk` };
const hub = await elsewhere('ifa');
for (const [size, w, h] of [['desk', 1280, 900], ['phone', 390, 844]] as const)
  for (const scheme of ['dark', 'light'] as const) {
    if (size === 'desk' && scheme === 'light' && !process.env.ALL) {}
    const ctx = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: scheme, locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
    const page = await ctx.newPage();
    await page.goto(`${url}/login/`);
    await enterLogin(page, 'ifa');
    for (const [name, path] of Object.entries(pages)) {
      await page.evaluate((to) => window.history.pushState({}, '', to), path);
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `/tmp/h17-${size}-${scheme}-${name}.png` });
    }
    if (scheme === 'dark') {
      await page.evaluate((to) => window.history.pushState({}, '', to), pages.ceased);
      await page.waitForTimeout(1200);
      const { items } = await hub.call(opportunityCalls.ceased, {});
      await hub.call(actOnRows, { list: 'ceased', keys: [items[0].key], act: 'done' });
      await page.locator('main tr[data-row-key]').first().getByRole('link', { name: /^Start again/ }).click();
      await page.waitForTimeout(1200);
      await page.screenshot({ path: `/tmp/h17-${size}-${scheme}-changed.png` });
      await hub.call(actOnRows, { list: 'ceased', keys: [items[0].key], act: 'reopen' });
      await page.evaluate((to) => window.history.pushState({}, '', to), `${b}/cross-sell-opportunity/equity`);
      await page.waitForTimeout(1200);
      await page.locator('main tr[data-row-key]').first().getByRole('link', { name: /^Add debt/ }).click();
      await page.waitForTimeout(2000);
      await page.screenshot({ path: `/tmp/h17-${size}-${scheme}-form.png` });
    }
    await ctx.close();
  }
await browser.close();
