import { expect, type Page } from '@playwright/test';
import { hubUrl } from '../setup/hub.ts';

interface Message {
  readonly purpose: string;
  readonly channel: 'SMS' | 'EMAIL';
  readonly body: string;
}

/** Where the newest message to an investor leads. */
export async function newestApproval(): Promise<string> {
  const messages = (await (await fetch(`${hubUrl()}/demo/outbox.json`)).json()) as Message[];
  const { body = '' } = messages.find(({ purpose }) => purpose === 'mandate-link') ?? {};
  return hubUrl() + (/\/demo\/bank\/mandates\/[\w-]+/.exec(body)?.[0] ?? '');
}

/** Fills in the open form of a mandate and sends it. */
export async function registerMandate(page: Page, limit: string): Promise<void> {
  await page.getByRole('radio', { name: /^Net banking/ }).check({ force: true });
  await page.getByRole('textbox', { name: 'Limit per debit' }).fill(limit);
  await page.getByRole('checkbox', { name: /has asked for this mandate/ }).check();
  await page.getByRole('button', { name: 'Send to the client' }).click();
  await expect(page.getByRole('heading', { name: /^Link sent to/ })).toBeVisible();
}

/** The account's holder says no at the demo bank, with the bank's code AP02. */
export async function rejectAtBank(payer: Page): Promise<void> {
  await payer.goto(await newestApproval());
  await payer.getByText('For testers').click();
  await payer.getByRole('radio', { name: /AP02/ }).check();
  await payer.getByRole('button', { name: 'Decline' }).click();
  await expect(payer.getByRole('heading', { name: 'Mandate rejected' })).toBeVisible();
}

export async function approveAtBank(payer: Page): Promise<void> {
  await payer.goto(await newestApproval());
  await payer.getByRole('button', { name: 'Approve' }).click();
  await expect(payer.getByRole('heading', { name: /With the bank|Mandate active/ })).toBeVisible();
}
