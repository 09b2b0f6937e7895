import { expect, type Page } from '@playwright/test';
import { colorSchemes, expectAccessible } from '../setup/axe.ts';
import { watchPolicy } from '../setup/policy.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import { test } from '../setup/test.ts';
import { atStep, fillIn, pressButton } from './parts.ts';
import { type FormsServer, serveForms } from './serve-forms.ts';

let forms: FormsServer;
let refused: readonly string[];
test.beforeEach(async ({ page }) => {
  forms = await serveForms();
  refused = await watchPolicy(page);
});
test.afterEach(async () => {
  await forms.close();
  expect(refused, 'what the content policy refused').toEqual([]);
});

test('a first SIP in nine steps, by keyboard only', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${forms.url}/sip`);
  await fillIn(page);
  await expect(page.getByText('Step 10 of 10')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Scheme' })).toContainText('Aranya Flexi Cap Fund');
  await pressButton(page, 'Send to the investor');
  await expect(page.getByRole('heading', { name: 'The SIP is sent to the investor' })).toBeVisible();
  expect(forms.orders).toHaveLength(1);
  expect(forms.orders[0]?.key).toBeTruthy();
  expect(forms.orders[0]?.body).toMatchObject({ pan: 'BBBPK1234C', amount: '5000', start: '2027-01-05' });
});

test('axe finds nothing at any step, nor in its errors, in light and dark', async ({ page }) => {
  test.slow();
  await page.goto(`${forms.url}/sip`);
  const look = async () => {
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await expectNoSideways(page);
  };
  await atStep(page, 'Investor');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Check 1 field')).toBeVisible();
  await expect(page.getByLabel('PAN', { exact: true })).toBeFocused();
  await fillIn(page, { each: look });
  await look();
});

test('back without loss, a reload in the middle, and a refusal at its field', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto(`${forms.url}/sip`);
  await fillIn(page, { pan: 'AAAPK1234C', until: 'Bank account' });
  // The KYC of this PAN is on record.
  await expect(page.getByText('Step 3 of 9')).toBeVisible();
  const drafts = () => page.evaluate(() => localStorage.getItem('hub.drafts'));
  const before = await drafts();
  await page.getByLabel('IFSC', { exact: true }).fill('HDFC0001660');
  await expect.poll(drafts, 'the draft is written').not.toBe(before);
  await page.goBack();
  await atStep(page, 'Holders');
  await expect(page.getByRole('radio', { name: /Joint/ })).toBeChecked();
  await page.goForward();
  await atStep(page, 'Bank account');
  await expect(page.getByLabel('IFSC', { exact: true })).toHaveValue('HDFC0001660');
  await page.reload();
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible();
  await atStep(page, 'Bank account');
  await expect(page.getByLabel('IFSC', { exact: true })).toHaveValue('HDFC0001660');

  // A step ahead of what is answered.
  await page.goto(`${forms.url}/sip?step=consent`);
  await atStep(page, 'Bank account');
  await page.getByLabel('IFSC', { exact: true }).clear();
  await fillIn(page, { from: 'Bank account' });
  forms.refusal = { amount: 'Enter an amount of at least ₹10,000', 'order.euin': 'The EUIN is not valid' };
  await page.getByRole('button', { name: 'Send to the investor' }).click();
  await atStep(page, 'Amount and date');
  await expect(page.getByLabel('Amount', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveAccessibleDescription(/at least ₹10,000/);
  await expect(page.getByRole('alert').first()).toContainText('The EUIN is not valid');
  forms.refusal = null;
  await page.getByLabel('Amount', { exact: true }).fill('12000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await atStep(page, 'Review');
  await page.getByRole('button', { name: 'Send to the investor' }).dblclick();
  await expect(page.getByRole('heading', { name: 'The SIP is sent to the investor' })).toBeVisible();
  expect(forms.orders).toHaveLength(2);
  expect(forms.orders[1]?.key).not.toBe(forms.orders[0]?.key);
  await page.goto(`${forms.url}/sip`);
  await atStep(page, 'Investor');
  await expect(page.getByLabel('PAN', { exact: true })).toHaveValue('');
});

/** Check box, toggle, segmented and search by keyboard. */
async function useSwitches(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select this row' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Select this row' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Cannot be selected' })).toBeDisabled();
  await page.getByRole('switch', { name: 'Logins from a new device by SMS' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch', { name: 'Logins from a new device by SMS' })).toBeChecked();
  await page.getByRole('radio', { name: 'One month' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'One year' })).toBeChecked();
  const search = page.getByRole('textbox', { name: 'Search by name, PAN or folio' });
  await search.focus();
  await page.keyboard.type('nair');
  await expect(search).toHaveValue('nair');
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
}

/** Menu, popover and dialogs open, close and give the focus back, by keyboard; axe finds nothing in them. */
async function useOverlays(page: Page): Promise<void> {
  const opener = (name: string) => page.getByRole('button', { name, exact: true });

  await opener('Export').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Excel' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('c');
  await expect(page.getByRole('menuitem', { name: 'CSV' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved as CSV')).toBeVisible();
  await expect(opener('Export')).toBeFocused();

  await opener('Columns').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'City' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: 'City' })).toHaveCount(0);
  await expect(opener('Columns')).toBeFocused();

  for (const [name, button] of [
    ['Open a dialog', 'Done'],
    ['Ask a question', 'Keep it'],
  ] as const) {
    await opener(name).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    // Spec §2: dialogs are static.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: button }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener(name)).toBeFocused();
  }
}

/** A search says that it goes on, found nothing or failed, and tries again. */
async function useSearches(page: Page): Promise<void> {
  const type = async (name: string) => {
    await page.getByRole('combobox', { name: `${name}, empty`, exact: true }).focus();
    await page.keyboard.type('flexi');
  };
  await type('Slow scheme');
  await expect(page.getByText(/^Searching/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await type('No such scheme');
  await expect(page.getByText('No schemes match').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await type('Lost scheme');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
}

test('all controls have names and pass axe in every state, in light and dark; switches, overlays and searches are used by keyboard and say how they stand', async ({
  page,
}) => {
  const used: Readonly<Record<string, (on: Page) => Promise<void>>> = {
    switches: useSwitches,
    overlays: useOverlays,
    choices: useSearches,
  };
  for (const group of ['text', 'figures', 'choices', 'given', 'switches', 'overlays']) {
    await test.step(`the controls for ${group}`, async () => {
      await page.goto(`${forms.url}/controls/${group}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const colorScheme of colorSchemes) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
      await expectNoSideways(page);
      await used[group]?.(page);
    });
  }
});
