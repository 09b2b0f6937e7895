import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Brand } from '@hub/contract';
import type { InlineConfig, Plugin } from 'vite';
import { buildConsole } from './console-build.ts';
import { precompress } from './precompress.ts';
import { prerenderLanding } from './prerender.ts';
import { writeServiceWorker } from './service-worker.ts';

/**
 * What follows the bundle, in this order: the landing page into its document, the service worker, the console, the
 * stamp, the packed copies.
 */
export function afterBuild(config: () => InlineConfig, brand: Brand): Plugin {
  let root = '';
  let dist = '';
  let failed = false;
  return {
    name: 'hub:after-build',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      root = resolved.root;
      dist = resolve(root, resolved.build.outDir);
    },
    buildEnd(error) {
      failed = error !== undefined;
    },
    closeBundle: {
      order: 'post',
      async handler() {
        if (failed) return;
        await prerenderLanding(config(), dist, brand);
        await writeServiceWorker(dist);
        await buildConsole(config(), dist);
        const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
        const stamp = { version, brand: brand.slug, builtAt: new Date().toISOString() };
        await writeFile(join(dist, 'build.json'), `${JSON.stringify(stamp)}\n`);
        await precompress(dist);
      },
    },
  };
}
