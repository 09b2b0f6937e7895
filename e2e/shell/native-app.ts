import type { Page } from '@playwright/test';
import { installNativeBridge, type NativeHandle, type NativeOptions, native } from '../native/bridge.ts';
import { brand } from '../setup/brand.ts';
import type { Anyone } from '../setup/people.ts';
import { appUrl, enterLogin } from '../setup/sign-in.ts';
import { storeLogin } from '../setup/stored-login.ts';
import { test } from '../setup/test.ts';

/** Each of the two native projects is one system. */
export const system = (): 'android' | 'ios' => (test.info().project.name === 'ios' ? 'ios' : 'android');

type Options = Omit<NativeOptions, 'platform'> & { readonly path?: string };

/** Opens the app as inside its shell, nobody logged in, with the newest version installed. */
export async function openApp(page: Page, { path = '/', ...options }: Options = {}): Promise<NativeHandle> {
  const platform = system();
  await installNativeBridge(page.context(), { platform, appVersion: brand.versions[platform], ...options });
  await page.goto(`${appUrl()}${path}`);
  await page.locator('main[data-route-id]').waitFor();
  return native(page);
}

/** The same, logged in. */
export async function openAppAs(
  page: Page,
  person: Anyone,
  { path = '/distributor/dashboard', ...options }: Options = {},
): Promise<NativeHandle> {
  const platform = system();
  await installNativeBridge(page.context(), { platform, appVersion: brand.versions[platform], ...options });
  const phone = native(page);
  const saved = await storeLogin(page, person);
  phone.keep(saved);
  await page.goto(`${appUrl()}${path}`);
  await page.locator('main[data-route-id]').waitFor();
  return phone;
}

/** The same, through the login page. Without a path the login leads where it leads in a fresh app. */
export async function enterAppAs(page: Page, person: Anyone, options: Options = {}): Promise<NativeHandle> {
  const phone = await openApp(page, { path: '/login/login-via-otp', ...options });
  await enterLogin(page, person);
  return phone;
}
