import { initiateTexts } from '@hub/contract/orders/words/initiate-texts';
import { orderFormTexts } from '@hub/contract/orders/words/order-form-texts';
import { expect, type Page } from '@playwright/test';
import { moveTo } from '../session/parts.ts';
import { colorSchemes, expectAccessible } from '../setup/axe.ts';
import { countSteps } from '../setup/count-steps.ts';
import { elsewhere } from '../setup/hub-client.ts';
import { test } from '../setup/own-server.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import { signIn } from '../setup/stored-login.ts';
import { footer, screen, tabs } from '../shell/parts.ts';
import { chooseEuin } from './form.ts';
import { type Client, clientsWithUnits, emptyCart } from './orders.ts';

const initiate = '/distributor/transact/select-transaction';
const isFocused = (element: Element) => element === document.activeElement;
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

/** Who advised is asked once, and remembered from then on. */
async function rememberAdvisor(page: Page, { id, folioNo, scheme }: Client): Promise<void> {
  const start = new URLSearchParams({ investor: id, folio: folioNo, scheme: scheme.code });
  await signIn(page, 'ifa', `/distributor/transact/lumpsum?${start}`);
  await amount(page).fill('5000');
  await chooseEuin(page);
  await sendOwn(page);
}

const consent = (page: Page) => page.getByRole('checkbox', { name: /asked for this lumpsum/ });

async function sendOwn(page: Page): Promise<void> {
  await consent(page).check();
  await page.getByRole('button', { name: /^Send link to / }).click();
  await expect(screen(page, 'transact/thank-you')).toBeVisible();
}

test('a lumpsum of an existing client is two screens and at most seven clicks, and then the result', async ({
  page,
}) => {
  const { name, folioNo, scheme } = await clientFor(3);
  await rememberAdvisor(page, await clientFor(6));
  await moveTo(page, initiate);
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
  await sendOwn(page);
  expect(steps()).toMatchObject({
    screens: ['transact/initiate', 'transact/lumpsum', 'transact/thank-you'],
    clicks: 5,
    inputs: 2,
  });
});

test('a lumpsum without a mouse takes at most 25 keys after the client’s name', {
  tag: '@desktop-only',
}, async ({ page }) => {
  const { name, folioNo } = await clientFor(4);
  await rememberAdvisor(page, await clientFor(7));
  await moveTo(page, initiate);
  await expect(who(page)).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.getByRole('option', { name: new RegExp(folioNo) })).toBeVisible();
  const steps = await countSteps(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Lumpsum/ })).toBeFocused();
  await page.keyboard.press('1');
  await expect(page.getByRole('combobox', { name: 'Scheme' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(amount(page)).toBeFocused();
  await page.keyboard.type('10000');
  for (let tab = 0; tab < 20 && !(await consent(page).evaluate(isFocused)); tab += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  const send = page.getByRole('button', { name: /^Send link to / });
  for (let tab = 0; tab < 5 && !(await send.evaluate(isFocused)); tab += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(screen(page, 'transact/thank-you')).toBeVisible();
  expect(steps().keys).toBeLessThanOrEqual(25);
  expect(steps().clicks).toBe(0);
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
  await expect(page.getByText(/checks? passed/i)).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);

  const line = footer(page).locator('summary');
  expect((await line.boundingBox())?.height ?? Number.NaN).toBeLessThan(64);
  await expect(footer(page).getByRole('navigation', { name: 'Quick links' })).toBeHidden();
  await line.tap();
  await expect(footer(page).getByRole('navigation', { name: 'Quick links' })).toBeVisible();
});
