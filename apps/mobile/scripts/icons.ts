import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import type { ShellBrand } from '../brand.ts';

interface Icon {
  readonly file: string;
  readonly pixels: number;
  /** How much of the square the mark takes. */
  readonly share: number;
  readonly filled: boolean;
}

const android = 'android/app/src/main/res/mipmap-xxxhdpi';
const icons: readonly Icon[] = [
  // An adaptive icon shows the middle two thirds of its foreground at most.
  { file: `${android}/ic_launcher_foreground.png`, pixels: 432, share: 0.5, filled: false },
  { file: `${android}/ic_launcher.png`, pixels: 192, share: 1, filled: false },
  // Apple wants a full square without transparency and rounds it itself.
  {
    file: 'ios/App/App/Assets.xcassets/AppIcon.appiconset/icon.png',
    pixels: 1024,
    share: 0.8,
    filled: true,
  },
];

/** Draws the icons from the brand's mark with a browser: the one drawing tool this repository has anyway. */
export async function drawIcons({ folder, brand }: { folder: string; brand: ShellBrand }): Promise<void> {
  const mark = Buffer.from(await readFile(brand.mark)).toString('base64');
  const executablePath = process.env.HUB_BROWSER;
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const { file, pixels, share, filled } of icons) {
      const path = join(folder, file);
      await mkdir(dirname(path), { recursive: true });
      const page = await browser.newPage({ viewport: { width: pixels, height: pixels } });
      const background = filled ? brand.brand.colours.primary : 'transparent';
      await page.setContent(
        `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background}">` +
          `<img style="width:${share * 100}%" src="data:image/svg+xml;base64,${mark}">`,
      );
      await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
      await page.screenshot({ path, omitBackground: !filled });
      await page.close();
    }
  } finally {
    await browser.close();
  }
}
