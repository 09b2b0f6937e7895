import { expect, type Locator, type Page } from '@playwright/test';
import { findFolio } from '../investor/open-folio.ts';
import { hubUrl } from '../setup/sign-in.ts';

export interface Started {
  readonly path: string;
  readonly investor: string;
  readonly name: string;
  readonly folioNo: string;
}

/** The address of a lumpsum for a real client of the first distributor, as the client's own page writes it. */
export async function lumpsumOfClient(): Promise<Started> {
  const { investor, name, folioNo } = await findFolio({ requested: {}, from: 1, blocked: false });
  const query = new URLSearchParams({ investor, folio: folioNo });
  return { path: `/distributor/transact/lumpsum?${query}`, investor, name, folioNo };
}

export const question = (page: Page): Locator => page.getByRole('dialog', { name: 'Leave this page?' });

export const logoutQuestion = (page: Page): Locator => page.getByRole('dialog', { name: 'Log out?' });

const amount = (page: Page): Locator => page.getByRole('textbox', { name: 'Amount' });

/** Something is entered, as somebody does who means it. */
export const enterAmount = (page: Page): Promise<void> => amount(page).fill('12345');

/** The transaction's form, with what was chosen and what was entered. */
export async function expectStarted(
  page: Page,
  { path, folioNo }: Started,
  entered = '12,345',
): Promise<void> {
  await expect(page).toHaveURL(hubUrl() + path);
  const main = page.locator('main[data-route-id="transact/lumpsum"]');
  await expect(main.getByText(`folio ${folioNo}`)).toBeVisible();
  await expect(amount(page)).toHaveValue(entered);
}

export const storesTransaction = (page: Page): Promise<boolean> =>
  page.evaluate(() => localStorage.getItem('hub.transaction') !== null);
