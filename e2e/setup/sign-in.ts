import { expect, type Locator, type Page, test } from '@playwright/test';
import { codeFor, hubUrl } from './hub.ts';
import { type Anyone, everyone } from './people.ts';
import { inTurn } from './turn.ts';

// Apart, so that tests without a browser can use them too.
export { codeFor, hubUrl };

/** The project of the test that runs; benches and pictures open pages without one. */
function projectName(): string {
  try {
    return test.info().project.name;
  } catch {
    return 'none';
  }
}

/** Where the app is open: in a native shell on an origin of its own, on the web that of the hub. */
export const appUrl = (): string =>
  /^(?:android|ios)$/.test(projectName()) ? 'https://localhost' : hubUrl();

/** Through the first two steps of an open login page; answers the field for the code. */
export async function requestCode(page: Page, arn: string): Promise<Locator> {
  // All tests are one device, as the simulated phone is: else each login would tell the ARN of a new one.
  await page.evaluate(() => 'Capacitor' in window || localStorage.setItem('hub.deviceId', 'device-0001'));
  await page.getByRole('textbox', { name: 'ARN' }).fill(arn);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Send the code' }).click();
  const code = page.getByLabel('6-digit code');
  await expect(code).toBeVisible();
  return code;
}

/** From a login page that is open: asks for a code, reads it as a person would, and enters it. */
export async function enterLogin(page: Page, person: Anyone): Promise<void> {
  const { arn } = everyone[person];
  // A login uses up all codes of its ARN, and the outbox tells codes apart by ARN only.
  await inTurn(`${new URL(hubUrl()).port}-${arn}`, async () => {
    const code = await requestCode(page, arn);
    await code.fill(await codeFor(arn));
    // In the app the first login of an ARN is followed by an offer, which is passed here.
    await expect(page).toHaveURL(/\/distributor\/|\/set-login-type$/);
  });
  if (page.url().endsWith('/set-login-type')) {
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(page).toHaveURL(/\/distributor\//);
  }
  await expect(page.locator('main[data-route-id]')).toBeVisible();
}
