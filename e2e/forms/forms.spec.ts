import { expect, type Page } from '@playwright/test';
import { colorSchemes, expectAccessible } from '../setup/axe.ts';
import { watchPolicy } from '../setup/policy.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import { test } from '../setup/test.ts';
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
