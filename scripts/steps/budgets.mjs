// What a visitor downloads before a page is usable, brotli-compressed, against its budget.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from './run.mjs';

const KB = 1000;

export const budgets = [
  {
    page: 'landing page',
    entries: ['index.html', 'src/features/landing/landing-page.tsx', 'src/features/landing/live.tsx'],
    js: 130 * KB,
    css: 15 * KB,
  },
  {
    page: 'signed-in shell',
    entries: ['index.html', 'home', 'src/features/dashboard/'],
    js: 230 * KB,
    css: 40 * KB,
  },
  {
    // All of it, also what comes on demand: an investor has a cheap phone and a slow line.
    page: 'page of an investor',
    entries: ['confirm.html', 'src/confirm/'],
    js: 90 * KB,
    css: 15 * KB,
  },
  {
    // A build of its own: a distributor loads none of it.
    page: 'operations console',
    entries: ['console.html'],
    manifest: 'console-manifest.json',
    js: 200 * KB,
    css: 25 * KB,
  },
  // Forms of new investors, all their steps together: what they add to the shell and the form of any order.
  ...[
    ['first-time form', 'src/features/transact/applications/application-pages.tsx'],
    ['change of contact and nominees', 'src/features/changes/change-pages.tsx'],
    ['transaction without a login', 'src/features/session/transaction-login-page.tsx'],
  ].map(([page, entry]) => ({
    page,
    entries: [entry],
    beyond: ['index.html', 'home', 'src/features/transact/order/order-pages.tsx'],
    js: 60 * KB,
    css: 15 * KB,
  })),
];

/** Every file that loads with the given entries (modules, folders, chunks), following static imports only. */
export function filesOf(manifest, entries) {
  const found = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const css of chunk.css ?? []) found.add(css);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const entry of entries) {
    const keys = Object.keys(manifest).filter(
      (key) =>
        key === entry || manifest[key].name === entry || (entry.endsWith('/') && key.startsWith(entry)),
    );
    if (keys.length === 0) throw new Error(`The build manifest has no entry ${entry}.`);
    for (const key of keys) visit(key);
  }
  return [...found];
}

/** What the entries add to what is there already. */
export function addedFilesOf(manifest, entries, beyond = []) {
  const there = new Set(filesOf(manifest, beyond));
  return filesOf(manifest, entries).filter((file) => !there.has(file));
}

const compressed = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

export function measure(dist, files) {
  const size = { js: 0, css: 0 };
  for (const file of files) {
    const kind = file.endsWith('.css') ? 'css' : file.endsWith('.js') ? 'js' : null;
    if (kind) size[kind] += compressed(readFileSync(join(dist, file)));
  }
  return size;
}

export const budgetChecks = budgets.map((budget) => ({
  name: `budget of the ${budget.page}`,
  run: async () => {
    const dist = join(root, 'apps', 'web', 'dist');
    const name = budget.manifest ?? 'manifest.json';
    const manifest = JSON.parse(readFileSync(join(dist, '.vite', name), 'utf8'));
    const size = measure(dist, addedFilesOf(manifest, budget.entries, budget.beyond));
    const line = `${(size.js / KB).toFixed(1)} of ${budget.js / KB} KB JavaScript, ${(size.css / KB).toFixed(1)} of ${budget.css / KB} KB CSS`;
    console.log(`  ${budget.page}: ${line}`);
    return size.js <= budget.js && size.css <= budget.css ? '' : `over budget: ${line}`;
  },
}));
