import { listSessions, removeDeviceKey } from '@hub/contract/calls/session/session-devices';
import { expect, type Page } from '@playwright/test';
import type { NativeHandle, NativeOptions } from '../native/bridge.ts';
import { expectAccessible } from '../setup/axe.ts';
import { elsewhere, type HubClient } from '../setup/hub-client.ts';
import { type Anyone, everyone } from '../setup/people.ts';
import { appUrl, codeFor, hubUrl, requestCode } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { inTurn } from '../setup/turn.ts';
import { openApp, system } from '../shell/native-app.ts';
import { screen, showMenu, toast } from '../shell/parts.ts';

const PIN = '481516';
const otp = '/login/login-via-otp';

/** A phone of its own: the server keeps one key for each phone of an ARN. */
async function newPhone(page: Page, options: Partial<NativeOptions> = {}): Promise<NativeHandle> {
  return openApp(page, { path: otp, deviceId: crypto.randomUUID(), ...options });
}

async function logInByCode(
  page: Page,
  person: Anyone,
  enter?: (code: string) => Promise<void>,
): Promise<void> {
  const { arn } = everyone[person];
  await inTurn(`${new URL(hubUrl()).port}-${arn}`, async () => {
    const field = await requestCode(page, arn);
    const code = await codeFor(arn);
    await (enter ? enter(code) : field.fill(code));
    await expect(page).toHaveURL(/\/distributor\/|\/set-login-type$/);
  });
}

/** The app is closed and opened again: the run's own storage is gone with it. */
async function restart(page: Page): Promise<Page> {
  const context = page.context();
  await page.close();
  const next = await context.newPage();
  await next.goto(appUrl());
  await expect(next).toHaveURL(appUrl() + otp);
  return next;
}

async function setPin(page: Page, pin: string): Promise<void> {
  await page.getByRole('button', { name: 'Set a PIN' }).click();
  await page.getByLabel('Choose a 6-digit PIN').fill(pin);
  await page.getByLabel('Enter it once more').fill(pin);
}

const keysOf = async (client: HubClient) => (await client.call(listSessions, {})).deviceKeys;

test('a PIN set once opens the app after it was closed; wrong ones are counted, a logout takes it back', async ({
  page,
}) => {
  await newPhone(page);
  await logInByCode(page, 'expired');
  await page.getByRole('button', { name: 'Set a PIN' }).click();
  await expectAccessible(page);
  const first = page.getByLabel('Choose a 6-digit PIN');
  await first.fill('123456');
  await expect(page.getByText('This PIN is easy to guess. Choose another one.')).toBeVisible();
  await first.fill(PIN);
  await page.getByLabel('Enter it once more').fill('481517');
  await expect(page.getByText('The two PINs do not match. Choose it again.')).toBeVisible();
  await first.fill(PIN);
  await page.getByLabel('Enter it once more').fill(PIN);
  await expect(toast(page, 'Done. Next time you log in without a code.')).toBeVisible();
  await expect(screen(page, 'dashboard')).toBeVisible();

  const again = await restart(page);
  await expect(again.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Lakshmi Venkatesan');
  const pin = again.getByLabel('Your PIN');
  await expect(pin).toHaveAttribute('type', 'password');
  await pin.fill('999999');
  await expect(again.getByText('That PIN did not work. 4 tries are left')).toBeVisible();
  await expectAccessible(again);
  await expect(pin).toHaveValue('');
  await pin.fill(PIN);
  await expect(screen(again, 'dashboard')).toBeVisible();

  await (await showMenu(again)).getByRole('button', { name: 'Logout' }).click();
  await expect(again).toHaveURL(appUrl() + otp);
  await expect(again.getByRole('textbox', { name: 'ARN' })).toBeVisible();
});

test('a PIN taken back on the server falls back to the code, and the offer is not made twice', async ({
  page,
}) => {
  await newPhone(page);
  await logInByCode(page, 'suspended');
  await setPin(page, PIN);
  await expect(screen(page, 'dashboard')).toBeVisible();
  const other = await elsewhere('suspended');
  // Another project may use the same ARN on a phone of its own meanwhile.
  const own = (await keysOf(other)).filter(
    ({ method, platform }) => method === 'pin' && platform === system(),
  );
  await other.call(removeDeviceKey, { id: own[0]?.id ?? '' });

  const again = await restart(page);
  const pin = again.getByLabel('Your PIN');
  for (let tries = 4; tries > 0; tries -= 1) {
    await pin.fill(PIN);
    await expect(again.getByText('That PIN did not work.')).toContainText(
      tries === 1 ? 'One try is left' : `${tries} tries are left`,
    );
    await expect(pin).toHaveValue('');
  }
  await pin.fill(PIN);
  await expect(again.getByText('This phone can no longer log in without a code.')).toBeVisible();
  await logInByCode(again, 'suspended');
  await expect(screen(again, 'dashboard')).toBeVisible();
});

test('a fingerprint or face opens the app; not recognised, it does not; the code is always there', async ({
  page,
}) => {
  const phone = await newPhone(page, { biometrics: 'recognises' });
  await logInByCode(page, 'suspended');
  phone.setBiometrics('refuses');
  await page.getByRole('button', { name: 'Use fingerprint or face' }).click();
  await expect(page.getByText('The phone did not recognise you. Try again, or set a PIN.')).toBeVisible();
  phone.setBiometrics('recognises');
  expect(phone.hasKey()).toBe(false);
  await page.getByRole('button', { name: 'Use fingerprint or face' }).click();
  await expect(screen(page, 'dashboard')).toBeVisible();
  expect(phone.hasKey()).toBe(true);

  const again = await restart(page);
  const open = again.getByRole('button', { name: 'Log in with fingerprint or face' });
  phone.setBiometrics('refuses');
  await open.click();
  await expect(again.getByText('The phone did not recognise you.')).toBeVisible();
  await again.getByRole('button', { name: 'Use a one-time code instead' }).click();
  await expect(again.getByRole('textbox', { name: 'ARN' })).toBeVisible();
  phone.setBiometrics('recognises');
  await again.reload();
  await open.click();
  await expect(screen(again, 'dashboard')).toBeVisible();

  // Somebody taught the phone another finger: whoever that is, the key is gone.
  phone.dropKey();
  const last = await restart(again);
  await last.getByRole('button', { name: 'Log in with fingerprint or face' }).click();
  await expect(last.getByText('This phone can no longer log in without a code.')).toBeVisible();
});

test('a login in the app, by the code of an SMS that the phone reads, tells the server what it runs on, and asks for no permission', async ({
  page,
}) => {
  const phone = await newPhone(page);
  const saved = page.waitForRequest('**/device/details/save');
  await logInByCode(page, 'expired', async (code) => {
    await expect.poll(() => phone.calls('Shell.awaitCode')).toHaveLength(1);
    await phone.receiveSms(`${code} is the code for your login. It is good for 5 minutes.`);
  });
  const reported = Object.fromEntries(new URLSearchParams((await saved).postData() ?? ''));
  expect(reported).toMatchObject({ pushToken: expect.stringMatching(/^push-token-/) });
  expect(reported.osVersion).toMatch(/^\d/);
  expect(reported.appVersion).toMatch(/^\d/);
  expect(phone.calls('PushNotifications.requestPermissions')).toEqual([]);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(screen(page, 'dashboard')).toBeVisible();
});
