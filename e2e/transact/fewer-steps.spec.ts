import { initiateTexts } from '@hub/contract/orders/form/initiate-texts';
import { orderFormTexts } from '@hub/contract/orders/form/order-form-texts';
import { expect, type Page } from '@playwright/test';
import { colorSchemes, expectAccessible } from '../setup/axe.ts';
import { countSteps } from '../setup/count-steps.ts';
import { elsewhere } from '../setup/hub-client.ts';
import { test } from '../setup/own-server.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import { signIn } from '../setup/stored-login.ts';
import { footer, screen, tabs } from '../shell/parts.ts';
import { type Client, clientsWithUnits, emptyCart } from './orders.ts';

const initiate = '/distributor/transact/select-transaction';
const who = (page: Page) => page.getByRole('combobox', { name: initiateTexts.who });
const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' });
const consent = (page: Page) => page.getByRole('checkbox', { name: / asked for this / });
const tileTop = async (page: Page) =>
  (await page.getByRole('link', { name: /^Lumpsum/ }).boundingBox())?.y ?? Number.NaN;

/** Each test takes another one: nobody is asked whether the same order is meant twice. */
async function clientFor(place: number): Promise<Client> {
  const hub = await elsewhere('ifa');
  await emptyCart(hub);
  const [found] = await clientsWithUnits(hub, place);
  if (!found) throw new Error('no client');
  return found;
}

test('a lumpsum of an existing client is two screens and at most seven clicks to the link', async ({
  page,
}) => {
  const { name, folioNo, scheme } = await clientFor(3);
  await signIn(page, 'ifa', '/distributor/contact-us');
  await page.goto(new URL(initiate, page.url()).href);
  await expect(who(page)).toBeFocused();
  const steps = await countSteps(page);
  const top = await tileTop(page);
  await who(page).fill(name);
  await page.getByRole('option', { name: new RegExp(folioNo) }).click();
  await expect(page.getByRole('region', { name })).toContainText(folioNo);
  expect(await tileTop(page)).toBe(top);
  await page.getByRole('link', { name: /^Lumpsum/ }).click();
  await page.getByRole('button', { name: scheme.name }).click();
  await expect(amount(page)).toBeFocused();
  await amount(page).fill('10000');
  await expect(page.getByText(orderFormTexts.allPassed)).toBeVisible();
  await consent(page).check();
  await page.getByRole('button', { name: /^Send link to / }).click();
  await expect(screen(page, 'transact/thank-you')).toBeVisible();
  const { screens, clicks, inputs } = steps();
  expect(screens).toEqual(['transact/initiate', 'transact/lumpsum', 'transact/thank-you']);
  expect(inputs).toBe(2);
  expect(clicks).toBeLessThanOrEqual(7);
});

test('a lumpsum without a mouse', { tag: '@desktop-only' }, async ({ page }) => {
  const { name, folioNo, scheme } = await clientFor(4);
  await signIn(page, 'ifa', initiate);
  await expect(who(page)).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.getByRole('option', { name: new RegExp(folioNo) })).toBeVisible();
  const steps = await countSteps(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Lumpsum/ })).toBeFocused();
  await page.keyboard.press('1');
  await expect(page.getByRole('combobox', { name: 'Scheme' })).toBeFocused();
  await expect(page.getByRole('button', { name: scheme.name })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(amount(page)).toBeFocused();
  await page.keyboard.type('10000');
  await expect(page.getByText(orderFormTexts.allPassed)).toBeVisible();
  // Enter sends, and leads to what is missing first.
  await page.keyboard.press('Enter');
  await expect(consent(page)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(screen(page, 'transact/thank-you')).toBeVisible();
  expect(steps().keys).toBeLessThanOrEqual(25);
});

test('on a phone the form has the screen: first field in the upper quarter, no steps, no tabs while a field has the keyboard', {
  tag: '@phone-only',
}, async ({ page }) => {
  const { name, folioNo, scheme } = await clientFor(5);
  await signIn(page, 'ifa', initiate);
  // No keyboard comes up over the tiles.
  await expect(who(page)).not.toBeFocused();
  await expect(tabs(page)).toBeVisible();
  const top = await tileTop(page);
  await who(page).tap();
  await expect(tabs(page)).toBeHidden();
  await who(page).fill(name);
  await page.getByRole('option', { name: new RegExp(folioNo) }).tap();
  await expect(page.getByRole('region', { name })).toContainText(folioNo);
  expect(await tileTop(page)).toBe(top);
  await expect(tabs(page)).toBeVisible();
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await expectNoSideways(page);

  await page.getByRole('link', { name: /^Lumpsum/ }).tap();
  await expect(screen(page, 'transact/lumpsum')).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Scheme' });
  const { height } = page.viewportSize() ?? { height: 0 };
  expect((await field.boundingBox())?.y ?? height).toBeLessThan(height / 4);
  await expect(page.getByRole('list', { name: 'Steps' })).toHaveCount(0);
  await page.getByRole('button', { name: scheme.name }).tap();
  await expect(amount(page)).toBeFocused();
  await expect(tabs(page)).toBeHidden();
  await amount(page).fill('10000');
  await expect(page.getByText(orderFormTexts.allPassed)).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);

  // The keyboard goes, the tabs are back.
  await amount(page).blur();
  await expect(tabs(page)).toBeVisible();
  const line = footer(page).locator('summary');
  expect((await line.boundingBox())?.height ?? Number.NaN).toBeLessThan(64);
  await expect(footer(page).getByRole('navigation', { name: 'Quick links' })).toBeHidden();
  await line.tap();
  await expect(footer(page).getByRole('navigation', { name: 'Quick links' })).toBeVisible();
});
