import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, runNode } from './run.mjs';

const sources = [
  'apps/web/src',
  'apps/web/vite',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/confirm.html',
  'apps/web/console.html',
  'apps/web/vite.config.ts',
  'packages/domain/src',
  'packages/contract/src',
  'brands',
  'package-lock.json',
];

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

/** A fingerprint of everything the web build reads; contents, because a fresh clone has fresh times. */
export function fingerprint() {
  const hash = createHash('sha256').update(process.env.HUB_BRAND ?? '');
  for (const source of sources) {
    for (const file of filesBelow(join(root, source))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

export async function ensureWebBuilt() {
  const stamp = join(root, 'apps', 'web', 'dist', '.fingerprint');
  const now = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  console.log('Building the web app …');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { code, output } = await runNode([vite, 'build', 'apps/web'], { quiet: true });
  if (code !== 0) {
    console.error(output);
    throw new Error('The web build failed; see above.');
  }
  writeFileSync(stamp, now);
}
