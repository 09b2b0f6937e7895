import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { layoutFaults as faultsInPage } from './page/layout-faults.ts';

const web = createRequire(new URL('../../apps/web/package.json', import.meta.url));
const file = fileURLToPath(new URL('./page/layout-faults.ts', import.meta.url));

let script: string | undefined;

/** The check without its types, which the page calls by name. */
async function checkScript(): Promise<string> {
  const { transformWithOxc } = (await import(
    pathToFileURL(web.resolve('vite')).href
  )) as typeof import('vite');
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  return `(() => {\n${code.replace(/^export /gm, '')}\nwindow.layoutFaults = layoutFaults;\n})()`;
}

/** What is wrong with how the page is laid out as it stands, in words. It stays in the page until the next one is loaded. */
export async function layoutFaults(page: Page): Promise<string[]> {
  script ??= await checkScript();
  if (!(await page.evaluate(() => 'layoutFaults' in window))) await page.evaluate(script);
  return page.evaluate(async (screen) => {
    // What is measured before it is laid out has its size a frame later.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return (window as unknown as { layoutFaults: typeof faultsInPage }).layoutFaults(screen);
  }, page.viewportSize()?.width ?? 0);
}

/** As the page stands once it stands still: a list measures its rows, and a strip whether it has arrows. */
export async function settledFaults(page: Page): Promise<string[]> {
  let faults: string[] = [];
  const read = async () => {
    faults = await layoutFaults(page);
    return faults.length;
  };
  const isRight = expect.poll(read, { intervals: [250, 500, 1000], timeout: 10_000 }).toBe(0);
  await isRight.catch(() => {});
  return faults;
}

export async function expectLaidOut(page: Page): Promise<void> {
  expect(await settledFaults(page)).toEqual([]);
}
