import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ActFile, ActFolder } from '@hub/contract/acts/act-file';
import { InvalidArgumentError } from 'commander';
import type { LocalFiles } from '../../acts/act-files.ts';

export function fileArgument(text: string): string {
  const path = resolve(text);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isFile() !== true) throw new InvalidArgumentError(`There is no file ${text}.`);
  return path;
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash);
  return hash.digest('hex');
}

/** A file of this machine as an act has it. */
export async function actFileOf(path: string): Promise<{ file: ActFile; localFiles: LocalFiles }> {
  const file = { name: basename(path), sha256: await digestOf(path) };
  return { file, localFiles: new Map([[file.sha256, path]]) };
}

/** Every text of a manifest: the names of its files are among them. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* textsOf(part);
}

const isFileIn = (folder: string, name: string): boolean =>
  join(folder, name).startsWith(join(folder, '/')) &&
  statSync(join(folder, name), { throwIfNoEntry: false })?.isFile() === true;

/** A folder with the manifest and every file that it names. What cannot be read as a manifest, the act refuses. */
export async function actFolderOf(
  folder: string,
  manifest: string,
): Promise<{ folder: ActFolder; localFiles: LocalFiles }> {
  const named = await readFile(join(folder, manifest), 'utf8')
    .then((text) => [manifest, ...textsOf(JSON.parse(text))])
    .catch(() => [] as string[]);
  const localFiles = new Map<string, string>();
  const files: ActFile[] = [];
  for (const name of new Set(named)) {
    if (name === '' || name.length > 200 || !isFileIn(folder, name)) continue;
    const sha256 = await digestOf(join(folder, name));
    localFiles.set(sha256, join(folder, name));
    files.push({ name, sha256 });
  }
  const sha256 = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  localFiles.set(sha256, resolve(folder));
  return { folder: { name: basename(resolve(folder)), sha256, files }, localFiles };
}
