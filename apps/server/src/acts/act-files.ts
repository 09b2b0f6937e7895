import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ActFile } from '@hub/contract/acts/act-file';
import { actTexts } from '@hub/contract/acts/act-texts';
import { Refusal } from '../calls/refusal/refusal.ts';
import type { Files } from '../ports/files/files.ts';

/** Files that came with an act on this machine, by what they contain. A folder has the digest of all of it. */
export type LocalFiles = ReadonlyMap<string, string>;

interface Stored {
  readonly files: Files;
  readonly localFiles?: LocalFiles | undefined;
}

const nameOf = ({ sha256 }: Pick<ActFile, 'sha256'>): string => `acts/${sha256}`;

/** Kept for whoever approves it, or does it again after a crash: on another machine, perhaps. */
export async function keepFile({ files, localFiles }: Stored, file: ActFile): Promise<void> {
  const path = localFiles?.get(file.sha256);
  if (path === undefined || (await files.sizeOf(nameOf(file))) !== null) return;
  await files.putFile(nameOf(file), path, 'application/octet-stream');
}

/** One that the console sent, before its act. */
export const keepBytes = (files: Files, file: ActFile, bytes: Uint8Array): Promise<void> =>
  files.put(nameOf(file), bytes, 'application/octet-stream');

async function fetchTo({ files }: Stored, file: ActFile, path: string): Promise<void> {
  const stored = await files.get(nameOf(file));
  if (stored === null) throw new Refusal('not-found', actTexts.fileGone(file.name));
  await mkdir(dirname(path), { recursive: true });
  await pipeline(stored.body, createWriteStream(path));
}

/** Works with a file on this machine: where it came from, or a copy that goes when the work is done. */
export const withFile = <T>(stored: Stored, file: ActFile, work: (path: string) => Promise<T>): Promise<T> =>
  withFiles(stored, file.sha256, [file], (folder, isOwn) => work(isOwn ? folder : join(folder, file.name)));

/** The same for a folder. `isOwn` says that it is the one the files came from. */
export async function withFiles<T>(
  stored: Stored,
  digest: string,
  all: readonly ActFile[],
  work: (folder: string, isOwn: boolean) => Promise<T>,
): Promise<T> {
  const own = stored.localFiles?.get(digest);
  if (own !== undefined) return work(own, true);
  const folder = await mkdtemp(join(tmpdir(), 'hub-act-'));
  try {
    for (const file of all) await fetchTo(stored, file, safePath(folder, file.name));
    return await work(folder, false);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A name of a manifest stays inside its folder. */
function safePath(folder: string, name: string): string {
  const path = join(folder, name);
  if (!path.startsWith(join(folder, '/'))) throw new Refusal('malformed', actTexts.fileGone(name));
  return path;
}
