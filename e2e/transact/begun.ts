import { expect, type Locator, type Page } from '@playwright/test';
import { findFolio } from '../investor/open-folio.ts';
import { hubUrl } from '../setup/sign-in.ts';

export interface Begun {
  readonly path: string;
  readonly investor: string;
  readonly name: string;
  readonly folioNo: string;
}

/** The address of a SIP for a real client of the first distributor, as the client's own page writes it. */
export async function sipOfClient(): Promise<Begun> {
  const { investor, name, folioNo } = await findFolio({ asked: {}, from: 1, blocked: false });
  const query = new URLSearchParams({ investor, folio: folioNo });
  return { path: `/distributor/transact/sip?${query}`, investor, name, folioNo };
}

export const question = (page: Page): Locator => page.getByRole('dialog', { name: 'Leave this page?' });

/** The transaction's screen, with what was chosen on it. */
export async function expectBegun(page: Page, { path, name, folioNo }: Begun): Promise<void> {
  await expect(page).toHaveURL(hubUrl() + path);
  const main = page.locator('main[data-route-id="transact/sip"]');
  await expect(main.locator('dd', { hasText: name })).toBeVisible();
  await expect(main.locator('dd', { hasText: folioNo })).toBeVisible();
}

export const storesTransaction = (page: Page): Promise<boolean> =>
  page.evaluate(() => localStorage.getItem('hub.transaction') !== null);
