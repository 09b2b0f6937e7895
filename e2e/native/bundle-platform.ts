import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const web = createRequire(new URL('../../apps/web/package.json', import.meta.url));
const source = fileURLToPath(new URL('../../apps/web/src/platform/index.ts', import.meta.url));

interface Chunk {
  readonly type: 'chunk' | 'asset';
  readonly fileName: string;
  readonly code: string;
}

/** The web app's platform port with Capacitor's own plugins, bundled as the app bundles it: file name to code. */
export async function bundlePlatform(): Promise<ReadonlyMap<string, string>> {
  const { build } = (await import(pathToFileURL(web.resolve('vite')).href)) as typeof import('vite');
  const entry = '\0platform-on-window';
  const result = await build({
    root: fileURLToPath(new URL('../../apps/web', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'platform-on-window',
        resolveId: (id) => (id === 'platform-on-window' ? entry : null),
        load: (id) =>
          id === entry
            ? `import { loadPlatform } from ${JSON.stringify(source)}; window.platform = loadPlatform();`
            : null,
      },
    ],
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: 'platform-on-window', output: { entryFileNames: 'entry.js' } },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as unknown as { output: Chunk[] }[];
  const chunks = outputs.flatMap(({ output }) => output).filter(({ type }) => type === 'chunk');
  return new Map(chunks.map(({ fileName, code }) => [fileName, code]));
}
