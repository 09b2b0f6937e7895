// npm run pictures:mails: a picture of each kind of mail, as wide as a phone and as a window, into docs/pictures.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { sampleMails, writeSample } from '../../apps/server/src/mails/test/sample-mails.ts';
import { withCard, withPictures } from '../../apps/server/src/ports/messenger/with-pictures.ts';

/** Column by column, each picture where there is most room. */
async function sheetOf(pictures: readonly Buffer[], width: number): Promise<Buffer> {
  const heights = Array.from({ length: Math.min(columns, pictures.length) }, () => 0);
  const placed = [];
  for (const input of pictures) {
    const column = heights.indexOf(Math.min(...heights));
    placed.push({ input, left: column * width, top: heights[column] ?? 0 });
    heights[column] = (heights[column] ?? 0) + ((await sharp(input).metadata()).height ?? 0);
  }
  const size = { width: heights.length * width, height: Math.max(...heights) };
  return sharp({ create: { ...size, channels: 3, background: '#eef2f0' } })
    .composite(placed)
    .png({ palette: true })
    .toBuffer();
}

const columns = 4;
const folder = join(import.meta.dirname, '../../docs/pictures');
const widths = { phone: 390, desktop: 720 } as const;

/** All of them, or those named on the command line. */
const requested = process.argv.slice(2);
const executablePath = process.env.HUB_BROWSER;
const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
try {
  for (const [size, width] of Object.entries(widths)) {
    const page = await browser.newPage({ viewport: { width, height: 400 } });
    const pictures: Buffer[] = [];
    for (const [name, mail] of Object.entries(await sampleMails())) {
      if (requested.length > 0 && !requested.includes(name)) continue;
      await page.setContent(withCard(withPictures(await writeSample(mail)), mail.attachment ?? null));
      pictures.push(await page.screenshot({ fullPage: true }));
    }
    const file = join(folder, `mails-${size}.png`);
    await writeFile(file, await sheetOf(pictures, width));
    console.log(file);
  }
} finally {
  await browser.close();
}
