import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readBrandFile } from '../../apps/web/vite/brand-file.ts';
import { brandPlugin } from '../../apps/web/vite/brand-plugin.ts';
import { runFolder } from '../setup/run-folder.ts';
import { inTurn } from '../setup/turn.ts';

export interface LabFiles {
  readonly html: string;
  /** Every other file by its name. */
  readonly assets: ReadonlyMap<string, Uint8Array>;
}

// Vite and its React plugin are the web app's tools.
const web = createRequire(new URL('../../apps/web/package.json', import.meta.url));
const load = async <T>(name: string): Promise<T> =>
  import(pathToFileURL(web.resolve(name)).href) as Promise<T>;

async function build(outDir: string): Promise<void> {
  const vite = await load<typeof import('vite')>('vite');
  const { default: react } = await load<typeof import('@vitejs/plugin-react')>('@vitejs/plugin-react');
  await vite.build({
    root: fileURLToPath(new URL('./page/', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), brandPlugin(readBrandFile())],
    build: { outDir, emptyOutDir: true, minify: false, assetsInlineLimit: 0, modulePreload: false },
  });
}

async function buildOnce(): Promise<LabFiles> {
  const folder = join(runFolder(), 'lab');
  await inTurn(folder, async () => {
    if (!existsSync(join(folder, 'index.html'))) await build(folder);
  });
  const assets = new Map<string, Uint8Array>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    assets.set(path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path));
  }
  const html = Buffer.from(assets.get('index.html') ?? []).toString();
  assets.delete('index.html');
  return { html, assets };
}

let built: Promise<LabFiles> | null = null;

/** The lab's page, built as the app is built; once in a run, for all its workers. */
export function labFiles(): Promise<LabFiles> {
  built ??= buildOnce();
  return built;
}
