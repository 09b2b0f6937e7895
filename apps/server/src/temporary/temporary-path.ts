import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How everything begins that we put into the system's temporary folder: what is swept is ours. */
export const TEMPORARY_PREFIX = 'hub-temporary-';

export const temporaryPath = (what: string): string =>
  join(tmpdir(), `${TEMPORARY_PREFIX}${what}-${randomUUID()}`);

/** A new folder of our own, for its maker to remove. */
export async function makeTemporaryFolder(what: string): Promise<string> {
  const path = temporaryPath(what);
  await mkdir(path, { mode: 0o700 });
  return path;
}
