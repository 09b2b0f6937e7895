import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../setup/own-server.ts';
import { box, heading, newcomers, start } from './first-time-form.ts';

/* A form of a new investor without a mouse: Tab, letters, arrows, Space and Enter. */

const MOST_TABS = 60;

async function tabTo(page: Page, field: Locator): Promise<void> {
  await expect(field).toBeVisible();
  for (let tab = 0; tab < MOST_TABS; tab += 1) {
    if (await field.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${field}`);
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

async function press(page: Page, name: string | RegExp, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, page.getByRole('button', { name }).first());
  await page.keyboard.press(key);
}

/** Of a list that is searched: typed, then the first that fits. */
async function pick(page: Page, label: string, typed: string, option: RegExp): Promise<void> {
  await type(page, page.getByRole('combobox', { name: label }).first(), typed);
  await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Of a list that is known: opened, its first letters typed. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await press(page, new RegExp(label));
  await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible();
  await page.keyboard.type(option.slice(0, 4));
  await page.keyboard.press('Enter');
}

/** Tab goes to the group, Space takes what it stands on, the arrows move on. */
async function radio(page: Page, name: string | RegExp): Promise<void> {
  const wanted = page.getByRole('radio', { name }).first();
  const group = wanted
    .locator('xpath=ancestor::*[@role="radiogroup" or self::fieldset][1]')
    .getByRole('radio');
  const isInside = () => group.evaluateAll((all) => all.some((one) => one === document.activeElement));
  for (let tab = 0; tab < MOST_TABS && !(await isInside()); tab += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let step = 0; step < (await group.count()) && !(await wanted.isChecked()); step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(wanted).toBeChecked();
}

async function goOn(page: Page, next: string): Promise<void> {
  await press(page, /^Continue$/);
  await expect(heading(page, next)).toBeVisible();
}

test('a zero-balance folio is asked for by the keyboard alone', { tag: ['@desktop-only', '@long'] }, async ({
  page,
}) => {
  test.slow();
  await start(page, 'zero-balance-folio');
  await type(page, box(page, /^PAN/), newcomers.gita.pan);
  await type(page, box(page, /^Date of/), newcomers.gita.born);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('status').filter({ hasText: newcomers.gita.name })).toBeVisible();
  await type(page, box(page, 'Mobile number'), '9876512317');
  await type(page, box(page, /^E-mail/), 'gita@example.in');
  await goOn(page, 'Folio');
  await pick(page, 'Pincode', '682001', /^682001/);
  await type(page, box(page, /^House, street and area/), '12 Marine Drive');
  await pick(page, 'IFSC or branch', 'HDFC0000668', /^HDFC0000668/);
  await type(page, box(page, 'Account number'), '50100011114444');
  await radio(page, 'Current');
  await press(page, 'Check with ₹1');
  await expect(page.getByText('Checked with ₹1')).toBeVisible();
  await press(page, 'Change tax details of Gita Rao');
  await expect(page.getByRole('combobox', { name: 'Country of tax residency' })).toBeVisible();
  await type(page, box(page, 'Place of birth'), 'Kochi');
  await choose(page, 'Gross yearly income', '10 to 25 lakh');
  await choose(page, 'Occupation', 'Service');
  await choose(page, 'Source of wealth', 'Salary');
  await radio(page, /^Related To/);
  await tabTo(page, page.getByRole('checkbox', { name: /does not wish to nominate/ }));
  await page.keyboard.press('Space');
  await goOn(page, 'Review');
  await tabTo(page, page.getByRole('checkbox', { name: /commission I earn/ }));
  await page.keyboard.press('Space');
  await press(page, 'Send to the investor');
  await expect(page.getByText(/^1 order sent/)).toBeVisible();
});
