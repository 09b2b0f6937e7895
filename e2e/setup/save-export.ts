import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** What the Export menu of a list saves, as bytes. */
export async function saveExport(page: Page, format: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format }).click();
  return readFile(await (await download).path());
}
