import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readBrandFile } from '../../apps/web/vite/brand-file.ts';
import { brandPlugin } from '../../apps/web/vite/brand-plugin.ts';
import { hashedStyles } from '../../apps/web/vite/hashed-styles.ts';
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

async function build(root: URL, outDir: string): Promise<void> {
  const vite = await load<typeof import('vite')>('vite');
  const { default: react } = await load<typeof import('@vitejs/plugin-react')>('@vitejs/plugin-react');
  await vite.build({
    root: fileURLToPath(root),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), brandPlugin(readBrandFile()), hashedStyles()],
    build: { outDir, emptyOutDir: true, minify: false, assetsInlineLimit: 0, modulePreload: false },
  });
}

/** A page of the tests' own, built as the app is built; once in a run, for all its workers. */
export async function buildPage(name: string, root: URL): Promise<LabFiles> {
  const folder = join(runFolder(), name);
  await inTurn(folder, async () => {
    if (!existsSync(join(folder, 'index.html'))) await build(root, folder);
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

/** The lab's page. */
export function labFiles(): Promise<LabFiles> {
  built ??= buildPage('lab', new URL('./page/', import.meta.url));
  return built;
}
