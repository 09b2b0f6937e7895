import type { Download } from '@playwright/test';

/** What a file is, by how it begins: `%PDF`, `PK` for a workbook. */
export async function firstBytes(download: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).subarray(0, 4).toString('latin1');
}
