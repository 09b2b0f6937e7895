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
import {
  box,
  choose,
  fillAccount,
  fillPan,
  fillScheme,
  goOn,
  newcomers,
  radio,
  send,
} from './first-time-form.ts';
import { answerLink, approveMandate, openAsInvestor } from './investor.ts';
import { type Client, clientsWithUnits, emptyCart } from './orders.ts';
import { newestLink } from './outbox.ts';

const initiate = '/distributor/transact/select-transaction';
const who = (page: Page) => page.getByRole('combobox', { name: initiateTexts.who });
const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' });
const consent = (page: Page) => page.getByRole('checkbox', { name: / asked for this / });
const tileTop = async (page: Page) =>
  (await page.getByRole('link', { name: /^Lumpsum/ }).boundingBox())?.y ?? Number.NaN;

/** What axe finds, and whether anything is wider than the screen. */
async function expectReadable(page: Page): Promise<void> {
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await expectNoSideways(page);
}

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

// On the desktop first-time.spec has them.
const firstTime = [
  {
    kind: 'lumpsum',
    path: 'lumpsum-first-time',
    who: newcomers.divya,
    mobile: '9876512318',
    tag: '@phone-first',
  },
  { kind: 'sip', path: 'sip-first-time', who: newcomers.manoj, mobile: '9876512319', tag: '@phone-first' },
] as const;
for (const { kind, path, who: investor, mobile, tag } of firstTime) {
  test(`a first-time ${kind} is four steps, at most twelve inputs and one link`, { tag }, async ({
    page,
    browser,
  }) => {
    test.slow();
    await signIn(page, 'ifa', `/distributor/transact/${path}`);
    const isAt = (step: number) => expect(page.getByText(`Step ${step} of 4`)).toBeVisible();
    await isAt(1);
    const pan = box(page, /^PAN/);
    const { height, width } = page.viewportSize() ?? { height: 0, width: 0 };
    if (width < 576) expect((await pan.boundingBox())?.y ?? height).toBeLessThan(height / 4);
    const steps = await countSteps(page);
    await fillPan(page, investor);
    await box(page, 'Mobile number').fill(mobile);
    // The order alone is another one in each kind.
    if (kind === 'lumpsum') await expectReadable(page);
    await goOn(page, 'Folio');
    await isAt(2);
    await expect(page.getByText(/^From KYC: /)).toBeVisible();
    await fillAccount(page, `5010001${mobile.slice(-7)}`);
    await page.getByRole('button', { name: 'Add a nominee' }).click();
    await box(page, 'Name of the nominee').fill('Rahul Kurian');
    await choose(page, 'Relation to the first holder', 'Spouse');
    if (kind === 'lumpsum') await expectReadable(page);
    await goOn(page, 'Order');
    await isAt(3);
    await fillScheme(page, '5000');
    if (kind === 'sip') {
      await radio(page, 'The 10th');
      await radio(page, /^Net banking/);
    }
    await expectReadable(page);
    await goOn(page, 'Review');
    await isAt(4);
    await expectReadable(page);
    await send(page);
    const { screens, inputs, clicks } = steps();
    expect(screens).toEqual([`transact/${path}`, 'transact/thank-you']);
    // Those that are typed in; relation and consent are chosen.
    expect(inputs).toBeLessThanOrEqual(8);
    expect(clicks).toBeLessThanOrEqual(kind === 'sip' ? 15 : 13);
    const confirming = await openAsInvestor(browser, await newestLink());
    await expect(confirming.getByRole('region', { name: 'Your new folio' })).toContainText(investor.name);
    await answerLink(confirming, 'Confirm order');
    if (kind === 'sip') {
      await approveMandate(confirming);
      await expect(confirming.getByRole('heading', { name: 'All done' })).toBeVisible();
    } else await expect(confirming.getByRole('heading', { name: /please pay ₹5,000$/ })).toBeVisible();
    await confirming.context().close();
  });
}
