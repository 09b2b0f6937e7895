import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

export const readManifest = async (dist: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8'));

/** Every chunk that comes with `chunk`, itself included. */
export function withImports(
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

/** The scripts and styles that come with modules or chunks of these names. */
export function chunkFiles(manifest: Manifest, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const chunk = manifest[name] ?? Object.values(manifest).find((one) => one.name === name);
    if (!chunk) throw new Error(`${name} is not in the manifest`);
    return [...withImports(manifest, chunk)].flatMap(({ file, css = [] }) => [file, ...css]);
  });
}
