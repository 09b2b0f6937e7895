import { lstat, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEMPORARY_PREFIX } from './temporary-path.ts';

/** Longer than anything takes that uses the folder: what another process works on is younger. */
const OLD_MS = 6 * 3600_000;

/** Null when it is gone, another sweeping at the same moment. */
const statOf = (path: string) => lstat(path).catch(() => null);

/**
 * Removes what a process left in the temporary folder that was killed: only what has our name and our owner, and only
 * what is old, because another process may be at work beside this one. How many were removed.
 */
export async function sweepTemporary(nowMs: number, folder = tmpdir()): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names.filter((one) => one.startsWith(TEMPORARY_PREFIX))) {
    const path = join(folder, name);
    const found = await statOf(path);
    if (found === null || nowMs - found.mtimeMs < OLD_MS) continue;
    if (process.getuid !== undefined && found.uid !== process.getuid()) continue;
    // What cannot be removed is in nobody's way; it is tried again at the next start.
    const isGone = await rm(path, { recursive: true, force: true }).then(
      () => true,
      () => false,
    );
    if (isGone) removed += 1;
  }
  return removed;
}
