import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readBrandFile } from '../../apps/web/vite/brand-file.ts';
import { brandPlugin } from '../../apps/web/vite/brand-plugin.ts';

export interface LabFiles {
  readonly html: string;
  /** Every other file by its name. */
  readonly assets: ReadonlyMap<string, string | Uint8Array>;
}

type Output =
  | { readonly type: 'chunk'; readonly fileName: string; readonly code: string }
  | { readonly type: 'asset'; readonly fileName: string; readonly source: string | Uint8Array };

// Vite and its React plugin are the web app's tools.
const web = createRequire(new URL('../../apps/web/package.json', import.meta.url));
const load = async <T>(name: string): Promise<T> =>
  import(pathToFileURL(web.resolve(name)).href) as Promise<T>;

async function build(): Promise<LabFiles> {
  const vite = await load<typeof import('vite')>('vite');
  const { default: react } = await load<typeof import('@vitejs/plugin-react')>('@vitejs/plugin-react');
  const result = await vite.build({
    root: fileURLToPath(new URL('./page/', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), brandPlugin(readBrandFile())],
    build: { write: false, minify: false, assetsInlineLimit: 0, modulePreload: false },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as unknown as { output: Output[] }[];
  const files = new Map(
    outputs
      .flatMap(({ output }) => output)
      .map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
  const html = String(files.get('index.html'));
  files.delete('index.html');
  return { html, assets: files };
}

let built: Promise<LabFiles> | null = null;

/** The lab's page, built as the app is built; once in each worker. */
export function labFiles(): Promise<LabFiles> {
  built ??= build();
  return built;
}
