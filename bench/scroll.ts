import { chromium, type Page } from '@playwright/test';
import { serveLists } from '../e2e/lists/serve-lists.ts';
import { signIn } from '../e2e/setup/stored-login.ts';
import { ensureBrowser } from '../scripts/steps/browser.mjs';
import { type Measured, measureFrames } from './scroll/frames.ts';
import { scrollThrough, type Way, ways } from './scroll/scroll-through.ts';

/** Issue 5: 50 frames a second at the worst, with 1,00,000 rows and a processor four times slower. */
const bound = 50;
const slowdown = 4;
const rows = 100_000;
/** The page scrolled beside it: what this machine can do when there is nothing to draw. */
const bare = '<!doctype html><body style="margin:0"><div style="height:5700000px">bare';

const lists = await serveLists(rows);
const executablePath = await ensureBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-background-networking'],
});

/**
 * A list of the product itself instead of the page with 1,00,000 made-up rows: `HUB_URL` of a running demo and
 * `BENCH_SCROLL_PATH`, such as `/distributor/investor/list`.
 */
const path = process.env.BENCH_SCROLL_PATH;
async function openList(page: Page): Promise<void> {
  if (path) await signIn(page, 'ifa');
  await page.goto(path ? `${process.env.HUB_URL}${path}` : lists.url);
  await page.locator('tbody a').first().waitFor();
}

async function run(name: string, open: (page: Page) => Promise<void>): Promise<Record<Way, Measured>> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await open(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.mouse.move(400, 400);
  const measured = {} as Record<Way, Measured>;
  for (const way of Object.keys(ways) as Way[]) {
    await page.evaluate(() => window.scrollTo(0, 0));
    measured[way] = await measureFrames(page, cdp, () => scrollThrough(cdp, way));
    const { drawn, turns } = measured[way];
    console.log(
      `${name.padEnd(5)} ${way.padEnd(8)} drawn ${drawn.average.toFixed(1)}/s, worst second ${drawn.worst}; ` +
        `page ${turns.average.toFixed(1)}/s, worst second ${turns.worst}`,
    );
  }
  await page.close();
  return measured;
}

/** Of the frames on the screen. The page's own turns are printed beside them: while they lag, outlines stand for rows. */
const worstOf = (measured: Record<Way, Measured>): number =>
  Math.min(...Object.values(measured).map(({ drawn }) => drawn.worst));

try {
  const without = worstOf(await run('bare', (page) => page.setContent(bare)));
  const withRows = worstOf(await run('list', openList));
  console.log(`bare page ${(without / bound).toFixed(2)} of ${bound} frames a second at its worst`);
  console.log(`ratio ${(withRows / bound).toFixed(3)} (must be at least 1.00)`);
  if (without < bound) console.log('The machine was busy: not even a bare page kept the pace.');
  if (!(withRows >= bound)) process.exitCode = 1;
} finally {
  await browser.close();
  await lists.close();
}
