import { defineConfig, devices } from '@playwright/test';

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
  ],
};

const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

/**
 * Of a test that is the same at every width one run suffices: `test(title, { tag: '@desktop-only' }, …)`. Never for one
 * that proves a rule of the spec, which wants both.
 */
const notForPhones = /@desktop-only/;
const notForDesktops = /@phone-only/;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './setup/start-server.ts',
  fullyParallel: true,
  workers: 2,
  // A machine under load may miss a wait once; a test that needed its second chance is named in the closing lines.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
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
      grepInvert: notForDesktops,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    { name: 'phone', testIgnore: /\.native\.spec\.ts$/, grepInvert: notForPhones, use: phone },
    { name: 'android', testMatch: /\.native\.spec\.ts$/, use: phone },
    // The two shells run the same code but for what these files are about: texts, store, versions, headers, push.
    {
      name: 'ios',
      testMatch: /(app-state|update|bridge|device|notifications|start)\.native\.spec\.ts$/,
      use: phone,
    },
  ],
});
