import { expect, type Page } from '@playwright/test';
import { screen, showMenu } from '../shell/parts.ts';
import { type LotPart, scaled } from './figures.ts';
import type { Client } from './orders.ts';

const kinds = { lumpsum: 'Lumpsum', redeem: 'Redeem', switch: 'Switch' } as const;

/** From the menu to the form of a kind, for a client with one folio. */
export async function openForm(page: Page, kind: keyof typeof kinds, client: Client): Promise<void> {
  await (await showMenu(page)).getByRole('link', { name: 'Initiate Transaction' }).click();
  await page.getByRole('combobox', { name: 'Who?' }).fill(client.name);
  await page
    .getByRole('option', { name: new RegExp(client.folioNo) })
    .first()
    .click();
  await expect(page.getByRole('region', { name: client.name })).toContainText(client.folioNo);
  await page.getByRole('link', { name: new RegExp(`^${kinds[kind]}`) }).click();
  await expect(screen(page, `transact/${kind}`)).toBeVisible();
  await expect(page.getByText(`folio ${client.folioNo}`)).toBeVisible();
}

/** From a form that is filled in to the thank-you page; answers the order's reference. */
export async function sendOrder(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(screen(page, 'transact/cart')).toBeVisible();
  await page.getByRole('link', { name: 'Continue to summary' }).click();
  await page.getByRole('checkbox', { name: /commission I earn/ }).check();
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(/^1 order sent/)).toBeVisible();
  const text = await page.getByText(/^Reference H/).innerText();
  return text.replace('Reference ', '');
}

/** From the cart to the thank-you page, without a payment; answers the orders' references as they were added. */
export async function sendCart(page: Page, count: number): Promise<string[]> {
  await page.getByRole('link', { name: 'Continue to summary' }).click();
  // Without a purchase or a switch nobody earns.
  const commission = page.getByRole('checkbox', { name: /commission I earn/ });
  const send = page.getByRole('button', { name: /^Send links?$/ });
  await expect(send).toBeVisible();
  if (await commission.isVisible()) await commission.check();
  await send.click();
  await expect(page.getByText(count === 1 ? /^1 order sent/ : `${count} orders sent`)).toBeVisible();
  const texts = await page.getByText(/^Reference H/).allInnerTexts();
  return texts.map((text) => text.replace('Reference ', ''));
}

/** Who advised last, or the first one that is valid. */
export async function chooseEuin(page: Page): Promise<void> {
  const remembered = page.getByRole('button', { name: 'Change the EUIN' });
  const list = page.getByRole('button', { name: /Advised by/ });
  await expect(remembered.or(list)).toBeVisible();
  if (await remembered.isVisible()) return;
  await list.click();
  await page.getByRole('option', { disabled: false }).first().click();
}

/** What leaves, lot by lot, as the form shows it. */
export async function lotsOnForm(page: Page): Promise<{ parts: LotPart[]; isEquity: boolean }> {
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  await expect(rows.first()).toBeVisible();
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
  );
  const parts = texts.map(([, units = '', , load = '']) => ({
    units: scaled(units, 3),
    rate: load === 'nil' ? 0n : scaled(load.slice(0, load.indexOf('%')), 4),
  }));
  return { parts, isEquity: (await page.getByText('Securities tax (STT)').count()) > 0 };
}

/** A press on the card or segment: the radio itself is out of sight. */
export const choose = (page: Page, name: string): Promise<void> =>
  page
    .locator('label')
    .filter({
      has: page.getByRole('radio', { name: new RegExp(`^${name.replaceAll(/[^\w ]/g, '.')}(?!\\d)`) }),
    })
    .click();

/** The scheme that is chosen at a label, as lists have it. */
export async function chosenScheme(page: Page, label: 'Scheme' | 'From' | 'To'): Promise<string> {
  const name = page.getByRole('region', { name: label, exact: true }).locator('[title]').first();
  await expect(name).toBeVisible();
  return (await name.getAttribute('title')) ?? '';
}
