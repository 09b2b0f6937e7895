import { expect, type Page } from '@playwright/test';
import { codeFor, hubUrl } from '../setup/hub.ts';
import { inTurn } from '../setup/turn.ts';

/* The form of empanelment as somebody fills it in, step by step. */

export const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
export const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** A PDF of one page, as any viewer opens it. */
export const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
});

/** Enters the newest code of an ARN, as a person reads it. */
export const enterCode = (page: Page, arn: string, act: () => Promise<void>): Promise<void> =>
  inTurn(`${new URL(hubUrl()).port}-${arn}`, async () => {
    await act();
    const code = page.getByLabel('6-digit code');
    await expect(code).toBeVisible();
    await code.fill(await codeFor(arn));
    await expect(code).toHaveCount(0);
  });

/** From the open page: ARN and code. */
export async function openApplication(page: Page, arn: string): Promise<void> {
  await enterCode(page, arn, async () => {
    await box(page, 'ARN').fill(arn);
    await page.getByRole('button', { name: 'Send the code' }).click();
  });
}

export async function goOn(page: Page, next: string): Promise<void> {
  await page.getByRole('button', { name: /^(Save and c|C)ontinue$/ }).click();
  await expect(step(page, next)).toBeVisible();
}

export async function fillDetails(page: Page, pan: string, day: string, born: string): Promise<void> {
  await box(page, 'PAN').fill(pan);
  await box(page, day).fill(born);
  await box(page, day).blur();
}

export async function fillBank(page: Page, account: string): Promise<void> {
  await page.getByRole('combobox', { name: 'IFSC or branch' }).fill('HDFC0000001');
  await page.getByRole('option', { name: /HDFC0000001/ }).click();
  await box(page, 'Account number').fill(account);
}

export async function fillNominee(page: Page, name: string, born: string): Promise<void> {
  await box(page, 'Name of the nominee').fill(name);
  await page.getByRole('button', { name: /Relation to you/ }).click();
  await page.getByRole('option', { name: 'Spouse', exact: true }).click();
  await box(page, 'Date of birth').fill(born);
  await box(page, 'Date of birth').blur();
}

/** Every paper that is shown: a PDF, and of a person a photo. */
export async function uploadAll(page: Page): Promise<void> {
  const rows = page.getByRole('list', { name: 'Documents' }).getByRole('listitem');
  for (const row of await rows.all()) {
    const kind = await row.getAttribute('data-kind');
    const file = kind === 'photo' ? await photo(page) : pdf(`${kind}.pdf`);
    await row.locator('input[type="file"]').first().setInputFiles(file);
    await expect(row.getByRole('status')).toContainText(kind === 'photo' ? 'me.jpg' : file.name);
  }
}

/** A photo larger than may be sent: the page makes a smaller JPEG of it. */
async function photo(page: Page) {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 3000;
    canvas.height = 4000;
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = 'teal';
    context?.fillRect(0, 0, 3000, 4000);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(data, 'base64') };
}

/** All declarations, and the code that signs. */
export async function sign(page: Page, arn: string): Promise<void> {
  for (const one of await page.getByRole('checkbox').all()) await one.check();
  await enterCode(page, arn, () => page.getByRole('button', { name: 'Sign with a code' }).click());
}
