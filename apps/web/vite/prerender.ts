import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Brand } from '@hub/contract';
import { build, type InlineConfig, type Manifest, type ManifestChunk } from 'vite';
import { type LandingVersion, landingHead, titled } from './landing-head.ts';

/** What `src/app/prerender.tsx` answers: the page in each of its languages. */
interface Prerendered {
  renderLanding(): readonly (LandingVersion & { readonly markup: string })[];
}

const emptyRoot = '<div id="root"></div>';

async function renderedLanding(
  config: InlineConfig,
  scratch: string,
): Promise<ReturnType<Prerendered['renderLanding']>> {
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

/** Every chunk that comes with `chunk`, itself included. */
function withImports(
  manifest: Manifest,
  chunk: ManifestChunk,
  seen = new Set<ManifestChunk>(),
): Set<ManifestChunk> {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const name of chunk.imports ?? []) {
    const imported = manifest[name];
    if (imported) withImports(manifest, imported, seen);
  }
  return seen;
}

/** What the first signed-in screen consists of. */
function homeChunks(manifest: Manifest): Set<ManifestChunk> {
  const home = Object.values(manifest).find(({ name }) => name === 'home');
  if (!home) throw new Error('The first screen is not in the manifest');
  return withImports(manifest, home);
}

/**
 * The landing page's own chunk and the styles of what is written in it: known in advance, so fetched with the
 * document. What it is written with stays out: it is in the document already.
 */
function landingLinks(manifest: Manifest, html: string): string {
  const [landing, written] = ['landing-page', 'written-page'].map((page) => {
    const chunk = manifest[`src/features/landing/${page}.tsx`];
    if (!chunk) throw new Error(`The ${page} is not in the manifest`);
    return [...withImports(manifest, chunk)];
  }) as [ManifestChunk[], ManifestChunk[]];
  const scripts = landing.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  // The rest of what it is written with, the icons, comes with the styles of the first signed-in screen.
  const ofScreens = new Set(homeChunks(manifest));
  const styles = [...landing, ...written.filter((chunk) => !ofScreens.has(chunk))]
    .flatMap(({ css }) => css ?? [])
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  return [...new Set([...styles, ...scripts])].filter((tag) => !html.includes(tag)).join('\n    ');
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
  const chunks = homeChunks(manifest);
  const rupee = Object.values(manifest).find(({ src }) => src?.endsWith('inter-rupee.woff2'));
  if (!rupee) throw new Error('The rupee sign is not in the manifest');
  const files = [...chunks, rupee].flatMap(({ file, css = [] }) => [file, ...css]).map((file) => `/${file}`);
  // What the document itself asks for comes anyway.
  return `<meta name="hub-area" content="${files.filter((file) => !html.includes(file)).join(' ')}">`;
}

/**
 * `app.html` is the bare document of every route. `index.html` is the same with the landing page already in it, and
 * `index.hi.html` with the page in Hindi: a visitor reads before any script has run, and the client keeps it.
 */
export async function prerenderLanding(config: InlineConfig, dist: string, brand: Brand): Promise<void> {
  const index = join(dist, 'index.html');
  const html = await withBeforePaint(await readFile(index, 'utf8'), dist);
  if (!html.includes(emptyRoot)) throw new Error(`index.html has no ${emptyRoot}`);
  const manifest = JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  // Before the script that reads it.
  const bare = html.replace('<script>', (tag) => `${areaFiles(manifest, html)}\n    ${tag}`);
  await writeFile(join(dist, 'app.html'), bare);
  // Inside the project, wherever the build goes: from here it finds its packages.
  const scratch = join(config.root ?? dist, '.cache', `prerender-${process.pid}`);
  const versions = await renderedLanding(config, scratch);
  const origin = `https://${brand.deepLinkHosts[0] ?? 'localhost'}`;
  for (const version of versions) {
    const head = `${landingLinks(manifest, html)}\n    ${landingHead(brand, origin, version, versions)}`;
    const filled = titled(html, version)
      .replace('</head>', () => `  ${head}\n  </head>`)
      .replace(emptyRoot, () => `<div id="root">${version.markup}</div>`);
    await writeFile(version.language === 'en' ? index : join(dist, `index.${version.language}.html`), filled);
  }
}
