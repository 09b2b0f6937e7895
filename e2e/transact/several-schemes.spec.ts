import { initiateTexts } from '@hub/contract/orders/form/initiate-texts';
import { orderFormTexts } from '@hub/contract/orders/form/order-form-texts';
import { severalTexts } from '@hub/contract/orders/form/several-texts';
import { expect, type Page } from '@playwright/test';
import { colorSchemes, expectAccessible } from '../setup/axe.ts';
import { countSteps } from '../setup/count-steps.ts';
import { elsewhere } from '../setup/hub-client.ts';
import { test } from '../setup/own-server.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import { signIn } from '../setup/stored-login.ts';
import { screen } from '../shell/parts.ts';
import { clientsWithUnits, emptyCart } from './orders.ts';

const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' });
const scheme = (page: Page) => page.getByRole('combobox', { name: 'Scheme' });
const lines = (page: Page) => page.getByRole('region', { name: severalTexts.title });

/** The next scheme, found by a word of its name. */
async function choose(page: Page, word: string): Promise<void> {
  await expect(scheme(page)).toBeFocused();
  await scheme(page).fill(word);
  await page
    .getByRole('option', { name: new RegExp(word) })
    .first()
    .click();
  await expect(amount(page)).toBeFocused();
}

test('three schemes for one client are two screens and one link', async ({ page }) => {
  const hub = await elsewhere('ifa');
  await emptyCart(hub);
  const [client] = await clientsWithUnits(hub, 6);
  if (!client) throw new Error('no client');
  await signIn(page, 'ifa', '/distributor/contact-us');
  await page.goto(new URL('/distributor/transact/select-transaction', page.url()).href);
  const who = page.getByRole('combobox', { name: initiateTexts.who });
  await expect(who).toBeVisible();
  const steps = await countSteps(page);
  await who.fill(client.name);
  await page.getByRole('option', { name: new RegExp(client.folioNo) }).click();
  await page.getByRole('link', { name: /^Lumpsum/ }).click();
  await page.getByRole('button', { name: client.scheme.name }).click();
  await amount(page).fill('10000');
  await page.getByRole('button', { name: severalTexts.next }).click();
  await choose(page, 'Liquid');
  await amount(page).fill('15000');
  await page.getByRole('button', { name: severalTexts.next }).click();
  await expect(lines(page).getByRole('listitem')).toHaveCount(2);
  await choose(page, 'Short');
  await amount(page).fill('5000');
  await expect(lines(page)).toContainText('₹30,000 in 3 schemes');
  await page.getByRole('checkbox', { name: / asked for these 3 lumpsums/ }).check();
  await expect(page.getByText(orderFormTexts.allPassed)).toBeVisible();
  // As high as the page: where it scrolls, a bar may cover a control by half.
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ ...size, height: 3000 });
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await expectNoSideways(page);
  await page.setViewportSize(size);
  await page.getByRole('button', { name: /^Send link to / }).click();
  await expect(screen(page, 'transact/thank-you')).toBeVisible();
  await expect(page.getByText(/^Reference H/)).toHaveCount(3);
  const { screens, clicks, inputs } = steps();
  expect(screens).toEqual(['transact/initiate', 'transact/lumpsum', 'transact/thank-you']);
  expect(inputs).toBe(6);
  expect(clicks).toBeLessThanOrEqual(9);
});
