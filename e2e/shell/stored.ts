import type { Page } from '@playwright/test';

interface Stored {
  readonly key: string;
  readonly value: unknown;
}

/** Runs in the page: what the app would have written, in its own form and with the device's own key. */
async function write({ key, value }: Stored): Promise<void> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
  const database = await done(indexedDB.open('hub-device', 1));
  const deviceKey: CryptoKey = await done(database.transaction('keys').objectStore('keys').get('storage'));
  database.close();
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const additionalData = new TextEncoder().encode(`v1.${key}`);
  const text = new TextEncoder().encode(JSON.stringify(value));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, deviceKey, text);
  localStorage.setItem(`hub.${key}`, `v1.${base64(iv)}.${base64(new Uint8Array(sealed))}`);
}

/**
 * Leaves a value on the device for the next start of the app, for what no screen of this build stores yet. Were
 * its form wrong, the app would empty the device and go to the login.
 */
export async function leaveStored(page: Page, key: string, value: unknown): Promise<void> {
  // The device's key is made with the first value the app itself keeps.
  await page.waitForFunction(() => localStorage.getItem('hub.clientIp') !== null);
  await page.evaluate(write, { key, value });
}
