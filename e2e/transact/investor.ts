import { type Browser, expect, type Page } from '@playwright/test';
import { newestCode } from './outbox.ts';

/** On an open link: presses the answer, reads the code as the investor does, and enters it. The whole code sends it. */
export async function answerLink(
  page: Page,
  answer: 'Confirm order' | 'Confirm all' | 'Decline order',
): Promise<void> {
  if (answer === 'Decline order') {
    await page.getByRole('button', { name: 'Decline', exact: true }).click();
    await page.getByRole('radio', { name: 'I want to wait' }).check();
  } else {
    await page.getByRole('button', { name: answer }).waitFor();
    // Of a folio that is opened: what the investor declares.
    for (const box of await page.getByRole('checkbox').all()) await box.check();
  }
  await page.getByRole('button', { name: answer }).click();
  const code = page.getByRole('textbox', { name: /^Code sent to/ });
  await expect(code).toBeFocused();
  await code.fill(await newestCode());
}

/** At the demo bank, where the pay page leads for net banking, which the order named. */
export async function payAtBank(page: Page, act: 'Approve' | 'Decline'): Promise<void> {
  await expect(page.getByRole('radio', { name: /^Net banking/ })).toBeChecked();
  await page.getByRole('button', { name: /^Go to the bank and pay/ }).click();
  await expect(page).toHaveURL(/\/demo\/bank\//);
  await page.getByRole('button', { name: act }).click();
}

/** The mandate of a SIP, at the demo bank in another tab; the page goes on by itself. */
export async function approveMandate(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Approve the mandate' })).toBeFocused();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Approve at/ }).click();
  const bank = await opened;
  await bank.getByRole('button', { name: 'Approve' }).click();
  await bank.getByRole('link', { name: /^Back to/ }).waitFor();
  await bank.close();
}

/** The link on another device, without a login. */
export async function openAsInvestor(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(link);
  return page;
}
