import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { elsewhere } from './hub-client.ts';
import type { saveLogin } from './page/save-login.ts';
import type { Anyone } from './people.ts';
import { runFolder } from './run-folder.ts';
import { appUrl } from './sign-in.ts';
import { inTurn } from './turn.ts';

const web = createRequire(new URL('../../apps/web/package.json', import.meta.url));

async function bundle(): Promise<string> {
  const { build } = (await import(pathToFileURL(web.resolve('vite')).href)) as typeof import('vite');
  const entry = fileURLToPath(new URL('./page/save-login.ts', import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'saved' } },
  });
  const [output] = (Array.isArray(result) ? result : [result]) as unknown as { output: { code: string }[] }[];
  return output?.output[0]?.code ?? '';
}

let script: string | undefined;

/** Once in a run, for all its workers. */
async function saveLoginScript(): Promise<string> {
  if (!process.env.HUB_E2E_FOLDER) return bundle();
  const file = join(runFolder(), 'save-login.js');
  await inTurn(file, async () => {
    if (!existsSync(file)) writeFileSync(file, await bundle());
  });
  return readFileSync(file, 'utf8');
}

/**
 * Logs in by the wire and keeps the answer where the app keeps it: about a second of processor less than through the
 * login page. Answers what the device keeps; the app is not open yet.
 */
export async function storeLogin(page: Page, person: Anyone): Promise<Readonly<Record<string, string>>> {
  script ??= await saveLoginScript();
  const { login } = await elsewhere(person);
  // Something small of the app's origin.
  await page.goto(`${appUrl()}/favicon.svg`);
  await page.evaluate(script);
  return page.evaluate(
    (result) => (window as unknown as { saved: { saveLogin: typeof saveLogin } }).saved.saveLogin(result),
    login,
  );
}

/** Logs in as one of the demo's users, and opens the screen at `path`. */
export async function signIn(page: Page, person: Anyone, path = '/distributor/dashboard'): Promise<void> {
  await storeLogin(page, person);
  await page.goto(`${appUrl()}${path}`);
  await page.locator('main[data-route-id]').waitFor();
}
