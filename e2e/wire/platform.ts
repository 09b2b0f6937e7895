import type { Page } from '@playwright/test';
import { installNativeBridge, native } from '../native/bridge.ts';
import { test } from '../setup/test.ts';

/** How a rule that holds on the web and in the app is proven on either. */
export interface Host {
  /** Before the first page opens. */
  prepare(page: Page): Promise<void>;
  /** The names of what is stored on the device now. */
  storedNames(page: Page): Promise<string[]>;
  /** Puts a text in a stored value's place. */
  overwrite(page: Page, name: string, text: string): Promise<void>;
  /** From now on the device has no room for another value. */
  fill(page: Page): Promise<void>;
}

const write = (page: Page, name: string, text: string) =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [name, text] as const);

/** Until the browser refuses a single character more. */
const fillStorage = () => {
  for (let length = 2 ** 22; length >= 1; length = Math.floor(length / 2)) {
    try {
      for (;;) localStorage.setItem(`filler-${length}-${localStorage.length}`, 'x'.repeat(length));
    } catch {
      // The next smaller one may still fit.
    }
  }
};

export const browserHost: Host = {
  prepare: async () => {},
  storedNames: (page) => page.evaluate(() => Object.keys(localStorage)),
  overwrite: write,
  fill: (page) => page.evaluate(fillStorage),
};

/** Each of the two native projects is one system. */
export const shell = () => (test.info().project.name === 'ios' ? 'ios' : 'android');

/** The phone's preferences and their mirror in the web view. */
export const nativeHost: Host = {
  prepare: (page) => installNativeBridge(page.context(), { platform: shell(), appVersion: '1.1' }),
  async storedNames(page) {
    const mirrored = await page.evaluate(() => Object.keys(localStorage));
    return [...new Set([...native(page).preferences().keys(), ...mirrored])];
  },
  async overwrite(page, name, text) {
    (native(page).preferences() as Map<string, string>).set(name, text);
    await write(page, name, text);
  },
  // The phone's own storage and its mirror in the web view have room apart from each other.
  async fill(page) {
    native(page).fail('Preferences.set');
    await page.evaluate(fillStorage);
  },
};
