import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { launchServer } from './launch-server.ts';
import { bookFolder, runFolder } from './run-folder.ts';
import { test as base } from './test.ts';

/**
 * For tests that move the demo's clock, which is one for all who use a server: each worker has its own server here.
 * Its tests run one after the other, each from the time that the last one left.
 */
export const test = base.extend<object, { readonly ownServer: string }>({
  ownServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const data = mkdtempSync(join(runFolder(), 'own-'));
      cpSync(bookFolder(), data, { recursive: true });
      const server = await launchServer(data);
      const shared = process.env.HUB_URL;
      process.env.HUB_URL = server.url;
      await use(server.url);
      process.env.HUB_URL = shared;
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
});
