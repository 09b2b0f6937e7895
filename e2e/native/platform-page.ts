import type { BrowserContext, Page } from '@playwright/test';
import type { Platform } from '../../apps/web/src/platform/port.ts';
import { test as base } from '../setup/test.ts';
import { installNativeBridge, type NativeOptions, native } from './bridge.ts';
import { bundlePlatform } from './bundle-platform.ts';

/** The app's platform port, in a page that holds nothing else. */
export const test = base.extend<object, { files: ReadonlyMap<string, string> }>({
  files: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      await use(await bundlePlatform());
    },
    { scope: 'worker' },
  ],
});

export const origin = 'https://app.example';
const html = '<!doctype html><title>Shell</title><script type="module" src="/entry.js"></script>';

export async function serve(context: BrowserContext, files: ReadonlyMap<string, string>): Promise<string[]> {
  const requested: string[] = [];
  await context.route(`${origin}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    requested.push(name);
    const code = files.get(name);
    return code === undefined
      ? route.fulfill({ contentType: 'text/html', body: html })
      : route.fulfill({ contentType: 'text/javascript', body: code });
  });
  return requested;
}

type WithPlatform = { platform: Promise<Platform>; heard: unknown[] };

/** Runs in the page; `heard` collects what a listener was told. */
export const on = <T>(
  page: Page,
  request: (platform: Platform, heard: unknown[]) => T | Promise<T>,
): Promise<T> =>
  page.evaluate(
    `(async () => { window.heard ??= []; return (${request})(await window.platform, window.heard); })()`,
  ) as Promise<T>;
export const heard = (page: Page) => page.evaluate(() => (window as unknown as WithPlatform).heard);

/** What is told from now on; listeners of before keep telling the old list. */
export const hearAgain = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as WithPlatform).heard = [];
  });

/** Each of the two projects is one system. */
export const shell = () => (test.info().project.name === 'ios' ? 'ios' : 'android');

export const open = async (
  page: Page,
  files: ReadonlyMap<string, string>,
  options: Omit<NativeOptions, 'platform'> = {},
) => {
  await installNativeBridge(page.context(), { platform: shell(), ...options });
  await serve(page.context(), files);
  await page.goto(origin);
  return native(page);
};
