import { join } from 'node:path';
import { type Browser, chromium, expect } from '@playwright/test';
import sharp from 'sharp';
import { hubUrl } from '../setup/sign-in.ts';
import startServer from '../setup/start-server.ts';
import { signIn } from '../setup/stored-login.ts';

const folder = join(import.meta.dirname, '../../apps/web/src/features/landing/pictures');

/** What a picture is taken with, and how wide it is kept: about twice as wide as it is shown. */
const sizes = {
  desktop: { viewport: { width: 1200, height: 750 }, deviceScaleFactor: 1.5, remaining: 1200 },
  phone: { viewport: { width: 390, height: 760 }, deviceScaleFactor: 2, remaining: 600 },
} as const;

/** None of them shows a gain or a return: the public page is about the hub. */
const scenes = {
  start: '/distributor/transact/select-transaction',
  orders: '/distributor/transaction-history',
  opportunities: '/distributor/opportunity',
} as const;

/** A call in the background is nothing to show. */
const withoutLoader = '[data-testid="loader"] { display: none }';

/** All of them, or those named on the command line. */
const requested = process.argv.slice(2);
const wanted = Object.entries(scenes).filter(([name]) => requested.length === 0 || requested.includes(name));

async function take(browser: Browser, size: keyof typeof sizes, colorScheme: 'light' | 'dark') {
  const { remaining, ...device } = sizes[size];
  const context = await browser.newContext({
    ...device,
    colorScheme,
    locale: 'en-IN',
    hasTouch: size === 'phone',
    isMobile: size === 'phone',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await signIn(page, 'ifa');
  for (const [name, path] of wanted) {
    await page.goto(`${hubUrl()}${path}`);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main [role="status"]:has-text("Loading")')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', style: withoutLoader });
    const file = join(folder, `${name}-${size}-${colorScheme}.avif`);
    const { size: bytes } = await sharp(picture)
      .resize(remaining)
      .avif({ quality: 46, effort: 7 })
      .toFile(file);
    console.log(`${file.slice(folder.length + 1)}: ${Math.round(bytes / 1000)} KB`);
  }
  await context.close();
}

// A demo that runs already, or one of its own.
const stop = process.env.HUB_URL ? async () => {} : await startServer();
const executablePath = process.env.HUB_BROWSER;
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}) });
try {
  for (const size of ['desktop', 'phone'] as const) {
    for (const scheme of ['light', 'dark'] as const) await take(browser, size, scheme);
  }
} finally {
  await browser.close();
  await stop();
}
