import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Manifest } from 'vite';
import { readManifest, withImports } from './manifest.ts';

/** What `src/app/prerender.tsx` answers. */
interface Prerendered {
  renderLanding(): string;
}

const emptyRoot = '<div id="root"></div>';

async function landingMarkup(config: InlineConfig, scratch: string): Promise<string> {
  await build({
    ...config,
    logLevel: 'warn',
    build: { ssr: 'src/app/prerender.tsx', outDir: scratch, emptyOutDir: true, minify: false },
  });
  try {
    const entry = (await import(pathToFileURL(join(scratch, 'prerender.js')).href)) as Prerendered;
    return entry.renderLanding();
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** The landing page's own chunk and styles: known in advance, so fetched with the document. */
function landingLinks(manifest: Manifest, html: string): string {
  const landing = manifest['src/features/landing/landing-page.tsx'];
  if (!landing) throw new Error('The landing page is not in the manifest');
  const chunks = [...withImports(manifest, landing)];
  const scripts = chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const styles = chunks
    .flatMap(({ css }) => css ?? [])
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  return [...styles, ...scripts].filter((tag) => !html.includes(tag)).join('\n    ');
}

/** What runs before the first paint stands in the page itself: the paint would wait for a file of its own. */
async function withBeforePaint(html: string, dist: string): Promise<string> {
  const element = '<script src="/before-paint.js"></script>';
  if (!html.includes(element)) throw new Error(`index.html has no ${element}`);
  const file = join(dist, 'before-paint.js');
  const script = await readFile(file, 'utf8');
  await rm(file);
  return html.replace(element, () => `<script>${script}</script>`);
}

/** What a signed-in start loads, as a list that `public/before-paint.js` reads: only it knows who starts. */
function areaFiles(manifest: Manifest, html: string): string {
  const home = Object.values(manifest).find(({ name }) => name === 'home');
  if (!home) throw new Error('The first screen is not in the manifest');
  const chunks = withImports(manifest, home);
  const rupee = Object.values(manifest).find(({ src }) => src?.endsWith('inter-rupee.woff2'));
  if (!rupee) throw new Error('The rupee sign is not in the manifest');
  const files = [...chunks, rupee].flatMap(({ file, css = [] }) => [file, ...css]).map((file) => `/${file}`);
  // What the document itself asks for comes anyway.
  return `<meta name="hub-area" content="${files.filter((file) => !html.includes(file)).join(' ')}">`;
}

/**
 * `app.html` is the bare document of every route. `index.html` is the same with the landing page already in it:
 * a visitor reads before any script has run, and the client replaces it with the same markup.
 */
export async function prerenderLanding(config: InlineConfig, dist: string): Promise<void> {
  const index = join(dist, 'index.html');
  const html = await withBeforePaint(await readFile(index, 'utf8'), dist);
  if (!html.includes(emptyRoot)) throw new Error(`index.html has no ${emptyRoot}`);
  const manifest = await readManifest(dist);
  // Before the script that reads it.
  const bare = html.replace('<script>', (tag) => `${areaFiles(manifest, html)}\n    ${tag}`);
  await writeFile(join(dist, 'app.html'), bare);
  // Inside the project, wherever the build goes: from here it finds its packages.
  const scratch = join(config.root ?? dist, '.cache', `prerender-${process.pid}`);
  const markup = await landingMarkup(config, scratch);
  const filled = html
    .replace('</head>', () => `  ${landingLinks(manifest, html)}\n  </head>`)
    .replace(emptyRoot, () => `<div id="root">${markup}</div>`);
  await writeFile(index, filled);
}
