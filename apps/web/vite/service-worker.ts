import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { href } from '@hub/contract';
import { build, type Manifest, type Plugin } from 'vite';
import type { Shell } from '../src/worker/shell.ts';
import { chunkFiles, readManifest } from './manifest.ts';

const source = fileURLToPath(new URL('../src/worker/sw.ts', import.meta.url));

const shellPlugin = (shell: Shell | null): Plugin => ({
  name: 'hub:shell',
  resolveId: (id) => (id === 'virtual:shell' ? '\0virtual:shell' : null),
  load: (id) => (id === '\0virtual:shell' ? `export default ${JSON.stringify(shell)};` : null),
});

/** One file, without imports: not every browser takes a worker that has some. */
async function bundle(shell: Shell | null): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [shellPlugin(shell)],
    build: {
      write: false,
      rolldownOptions: { input: source, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The service worker was not built');
  return chunk.code;
}

/** What stands on the first screens, and what opens the offline copy. */
const first = [
  'index.html',
  'src/features/landing/landing-page.tsx',
  'home',
  'src/features/app-state/offline/load-door.ts',
  'src/features/app-state/offline/offline-door.tsx',
];

function shellOf(manifest: Manifest, page: string): Shell {
  const entry = manifest['index.html']?.file;
  if (entry === undefined) throw new Error('The start of the app is not in the manifest');
  const fonts = Object.values(manifest).filter(({ src }) => /inter-(?:text|rupee)\.woff2$/.test(src ?? ''));
  const files = [...new Set([...chunkFiles(manifest, first), ...fonts.map(({ file }) => file)])].sort();
  const version = createHash('sha256').update(page).update(files.join('\n')).digest('hex').slice(0, 12);
  return {
    version,
    document: href('app-state/no-internet'),
    entry: `/${entry}`,
    files: files.map((file) => `/${file}`),
  };
}

/** Follows the build, whose names it has to know. */
export async function writeServiceWorker(dist: string): Promise<void> {
  const page = await readFile(join(dist, 'app.html'), 'utf8');
  await writeFile(join(dist, 'sw.js'), await bundle(shellOf(await readManifest(dist), page)));
}

/** In development there is nothing to keep: files change under the same names. */
export const devServiceWorker = (): Plugin => ({
  name: 'hub:dev-service-worker',
  configureServer(server) {
    server.middlewares.use('/sw.js', (_, response, next) => {
      bundle(null).then((code) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(code);
      }, next);
    });
  },
});
