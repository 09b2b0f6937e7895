import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page, type TestInfo } from '@playwright/test';

/** A browser with a profile folder of its own, which outlives it as a device's does. */
export function openDevice(folder: string, { project }: TestInfo): Promise<BrowserContext> {
  const { launchOptions, viewport, userAgent, isMobile, hasTouch, deviceScaleFactor, locale, timezoneId } =
    project.use;
  return chromium.launchPersistentContext(folder, {
    ...launchOptions,
    ...(viewport && { viewport }),
    ...(userAgent && { userAgent }),
    ...(isMobile !== undefined && { isMobile }),
    ...(hasTouch !== undefined && { hasTouch }),
    ...(deviceScaleFactor && { deviceScaleFactor }),
    ...(locale && { locale }),
    ...(timezoneId && { timezoneId }),
    serviceWorkers: 'allow',
  });
}

/** Until the worker has all that it starts the app with: the document is stored last. */
export const waitForShell = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await caches.match('/distributor/no-internet')) !== undefined), {
      timeout: 30_000,
    })
    .toBe(true);

export const savedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** What the app keeps beside its storage, by name. */
export const recordNames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<IDBValidKey[]>((resolve, reject) => {
        const request = indexedDB.open('hub-device');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const keys = request.result.transaction('keys').objectStore('keys').getAllKeys();
          keys.onsuccess = () => resolve(keys.result);
        };
      }),
  );

/** Everything that a script can read of the device's storages, as text; bytes letter by letter. */
export const storedText = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const textOf = (value: unknown): string => {
      if (value instanceof ArrayBuffer) return String.fromCharCode(...new Uint8Array(value));
      if (ArrayBuffer.isView(value)) return textOf(value.buffer);
      if (typeof value === 'object' && value !== null) return Object.values(value).map(textOf).join('\n');
      return String(value);
    };
    const found: string[] = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const values = await done(database.transaction(store).objectStore(store).getAll());
        found.push(...values.map(textOf));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const store = await caches.open(name);
      for (const request of await store.keys())
        found.push((await (await store.match(request))?.text()) ?? '');
    }
    return found.join('\n');
  });

/** The files below a folder that have the text in them, as a browser writes text: one or two bytes a letter. */
export function filesWith(folder: string, text: string): string[] {
  const written = [Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file);
      return written.some((one) => bytes.includes(one));
    });
}
