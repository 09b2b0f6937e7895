import { submitLumpsum } from '@hub/contract/calls/transact/transact';
import { type Browser, expect, type Page } from '@playwright/test';
import { colorSchemes, expectAccessible } from '../setup/axe.ts';
import { countSteps } from '../setup/count-steps.ts';
import { elsewhere } from '../setup/hub-client.ts';
import { expectLaidOut } from '../setup/layout.ts';
import { test } from '../setup/own-server.ts';
import { openAsInvestor } from './investor.ts';
import { type Client, clientsWithUnits, emptyCart, lumpsum } from './orders.ts';
import { newestCode, newestLink } from './outbox.ts';

async function expectGood(page: Page): Promise<void> {
  await expectLaidOut(page);
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

/** Opened in a browser of the investor's own, who has nothing but the link. */
async function sendAndOpen(browser: Browser, client: Client, amount: string): Promise<Page> {
  const hub = await elsewhere('ifa');
  await hub.call(submitLumpsum, { terms: lumpsum(client, amount), consent: true });
  return openAsInvestor(browser, await newestLink());
}

/** Pays in what stands for the app, in another tab; how often it was pressed there. */
async function approveInApp(page: Page): Promise<number> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the demo bank' }).click();
  const app = await opened;
  const steps = await countSteps(app);
  await app.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  const { clicks } = steps();
  await app.close();
  return clicks;
}

test('an investor confirms and pays on two pages, with five presses beside the code at the first time and four after that', {
  tag: '@phone-first',
}, async ({ browser }) => {
  const hub = await elsewhere('ifa');
  await emptyCart(hub);
  const [client] = await clientsWithUnits(hub, 9);
  if (!client) throw new Error('no client');
  const pages = [expect.stringMatching(/^\/confirm\//), expect.stringMatching(/^\/pay\//)];

  await test.step('the way to pay is chosen once', async () => {
    const page = await sendAndOpen(browser, client, '4321');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('please confirm your investment');
    const steps = await countSteps(page);
    await page.getByRole('button', { name: 'Confirm order' }).click();
    const code = page.getByRole('textbox', { name: /^Code sent to/ });
    await expect(code).toBeFocused();
    // What is confirmed is in view while the code is entered.
    const meant = page.getByRole('region', { name: 'With this code' });
    await expect(meant).toContainText('You invest ₹4,321 in ');
    await expect(meant).toBeInViewport({ ratio: 1 });
    await expectGood(page);
    await code.fill(await newestCode());
    await expect(page.getByRole('heading', { name: /please pay ₹4,321$/ })).toBeVisible();
    await expect(page.getByText('Order confirmed')).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Net banking/ })).toBeChecked();
    await expect(page.getByText('Changed your mind?')).toBeVisible();
    await expectGood(page);
    await page.getByRole('radio', { name: /^UPI/ }).check();
    await page.getByRole('button', { name: /^Pay ₹4,321 by UPI/ }).click();
    const inApp = await approveInApp(page);
    const { screens, clicks, inputs } = steps();
    expect(screens).toEqual(pages);
    expect(inputs).toBe(1);
    expect(clicks + inApp).toBeLessThanOrEqual(5);
    await page.context().close();
  });

  await test.step('the next time it is the one that was used last', async () => {
    const page = await sendAndOpen(browser, client, '5432');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('please confirm your investment');
    const steps = await countSteps(page);
    await page.getByRole('button', { name: 'Confirm order' }).click();
    await page.getByRole('textbox', { name: /^Code sent to/ }).fill(await newestCode());
    await page.getByRole('button', { name: /^Pay ₹5,432 by UPI/ }).click();
    const inApp = await approveInApp(page);
    const { screens, clicks } = steps();
    expect(screens).toEqual(pages);
    expect(clicks + inApp).toBeLessThanOrEqual(4);
    await page.context().close();
  });
});
