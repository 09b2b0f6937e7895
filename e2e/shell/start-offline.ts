import type { Page } from '@playwright/test';
import { hubUrl } from '../setup/sign-in.ts';

/** Files of the app that a device may have from an earlier visit: the page, its scripts, styles and pictures. */
const isOfApp = (path: string) => !/^\/(?:[^/]+-hub|PlexNewAPI|CrmMapping|client-ip|errorlog)/.test(path);

/**
 * Opens the app on a device whose line is down from the start. What it has `kept` of the app comes from its
 * cache; everything else, every call among it, meets the dead line.
 */
export async function startOffline(page: Page, path: string, saved = isOfApp): Promise<void> {
  const isSaved = (url: URL) => url.origin === new URL(hubUrl()).origin && saved(url.pathname);
  await page.route(isSaved, async (route) => {
    const reply = await fetch(route.request().url());
    // What the browser itself would have unpacked is unpacked already.
    const headers = Object.fromEntries(reply.headers);
    delete headers['content-encoding'];
    delete headers['content-length'];
    await route.fulfill({ status: reply.status, headers, body: Buffer.from(await reply.arrayBuffer()) });
  });
  await page.context().setOffline(true);
  await page.addInitScript(startsWithoutLine);
  await page.goto(`${hubUrl()}${path}`);
  // From here on the browser itself knows it.
  if (await page.evaluate(() => Object.hasOwn(navigator, 'onLine'))) {
    await page.context().setOffline(false);
    await page.context().setOffline(true);
  }
}

/** Chromium 150 forgets in a new document that its line is down, and says so only when it is cut once more. */
function startsWithoutLine(): void {
  const isOver = 'test.line-was-down';
  if (!navigator.onLine || sessionStorage.getItem(isOver) !== null) return;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  const learn = (event: Event) => {
    event.stopImmediatePropagation();
    sessionStorage.setItem(isOver, 'yes');
    Reflect.deleteProperty(navigator, 'onLine');
  };
  addEventListener('offline', learn, { once: true, capture: true });
}

/** All of the app but the code behind the login. */
export const withoutTheArea = (path: string): boolean => isOfApp(path) && !path.includes('/home-');
