import { expect, type Page } from '@playwright/test';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { footer, loader, noInternet, screen, toast } from './parts.ts';
import { stopClock } from './stopped-clock.ts';

const refused = 'You are Offline!';
const went = 'Your device is offline. Please check internet connection.';

/** Offline, with the clock stopped, and a way to ask for a toast: a link that is refused. */
async function offlineWithALink(page: Page) {
  await page.clock.install();
  await page.goto(`${hubUrl()}/login/`);
  await expect(screen(page, 'login')).toBeVisible();
  const link = await footer(page).getByRole('link', { name: 'Certificate' }).elementHandle();
  await expect(loader(page)).toHaveCount(0);
  await stopClock(page);
  await page.context().setOffline(true);
  await expect(noInternet(page)).toBeVisible();
  return () => link?.dispatchEvent('click');
}

test('a toast is gone after 5000 ms; a message that is on screen is not shown twice, another one is, and the same once it is gone [S4-66] [S9-03]', async ({
  page,
}) => {
  const request = await offlineWithALink(page);
  await expect(toast(page, went)).toBeVisible();
  await page.clock.runFor(1000);
  await request();
  await expect(toast(page, refused)).toHaveCount(1);
  // Another message beside it.
  await expect(toast(page, went)).toHaveCount(1);

  await page.clock.runFor(3000);
  await request();
  await request();
  await expect(toast(page, refused)).toHaveCount(1);
  await page.clock.runFor(999);
  await expect(toast(page, went)).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast(page, went)).toHaveCount(0);
  // Had the later ones been shown, or had they prolonged the first, it would not be gone 5000 ms after the first.
  await page.clock.runFor(999);
  await expect(toast(page, refused)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(toast(page, refused)).toHaveCount(0);

  await request();
  await expect(toast(page, refused)).toHaveCount(1);
});
