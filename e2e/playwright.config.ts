import { defineConfig, devices } from '@playwright/test';
import { isLong } from './setup/long.ts';

const executablePath = process.env.HUB_BROWSER;
const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    // Chromium as root (containers) has no sandbox; the rest keeps it from calling home.
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Pages of one login share a process, which has compiled the app already: 1.15 s of processor for a page become 0.7.
    '--process-per-site',
  ],
};

const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

/** A shell serves the app from an origin of its own, `https://localhost`, and the hub stands elsewhere. */
const shellOn = (port: string | undefined) => ({
  ...phone,
  ignoreHTTPSErrors: true,
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, `--host-resolver-rules=MAP localhost:443 127.0.0.1:${port}`],
  },
});

/**
 * What is the same at every width runs at one: on the desktop, or on the phone where a test is tagged `@phone-first`.
 * Tests of these files, and those tagged `@widths`, are about what a width changes. The long run has all at both, but
 * for `@desktop-only` and `@phone-only`, which make sense at one; it alone has the journeys tagged `@long`, each step of
 * which is proved below the browser.
 */
const widths = /(?:shell\/sizes|routes\/axe|investor\/density)\.spec\.ts|@widths|@phone-(?:only|first)/;
/**
 * Both shells load one app, and one engine shows it here: the second has what the app or the phone does otherwise there
 * (the bridge, the system and its versions, the store, the way back). The long run has all of both.
 */
const differs = /(?:\/bridge|shell\/(?:device|back)|app-state\/update)\.native\.spec\.ts|@ios/;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './setup/start-browser-run.ts',
  fullyParallel: true,
  workers: 2,
  // A machine under load may miss a wait once; a test that needed its second chance is named in the closing lines.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['dot'], ['json']],
  use: {
    launchOptions,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // What a service worker answers cannot be held or refused by a test; those about the worker allow it.
    serviceWorkers: 'block',
    trace: process.env.HUB_TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: /\.native\.spec\.ts$/,
      grepInvert: isLong ? /@phone-only/ : /@phone-(?:only|first)|@long/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: /\.native\.spec\.ts$/,
      ...(!isLong && { grep: widths }),
      grepInvert: isLong ? /@desktop-only/ : /@desktop-only|@long/,
      use: phone,
    },
    {
      name: 'android',
      testMatch: /\.native\.spec\.ts$/,
      ...(!isLong && { grepInvert: /@long/ }),
      use: shellOn(process.env.HUB_ANDROID_PORT),
    },
    {
      name: 'ios',
      testMatch: /\.native\.spec\.ts$/,
      ...(!isLong && { grep: differs, grepInvert: /@long/ }),
      use: shellOn(process.env.HUB_IOS_PORT),
    },
  ],
});
