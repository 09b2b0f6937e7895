import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_MODE, privateFolder } from './private-files.ts';

/** PGlite must never be opened by two processes: the second would destroy the first one's files. */
export class DataDirInUseError extends Error {
  override name = 'DataDirInUseError';
  readonly pid: number;
  constructor(dataDir: string, pid: number) {
    super(
      `The data folder ${dataDir} is in use by process ${pid}, most likely a running server. ` +
        'Stop it first, or set DATABASE_URL so that several processes can share one PostgreSQL.',
    );
    this.pid = pid;
  }
}

interface Holder {
  readonly pid: number;
  /** Tells a process from a later one with the same number. */
  readonly started: string | null;
}

/** When a process started, as Linux counts it; elsewhere the number alone must do. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: it exists and belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return holder.started === null || holder.started === startOf(holder.pid);
}

function read(file: string): Holder | null {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8'));
    return Number.isInteger(holder.pid) ? holder : null;
  } catch {
    return null;
  }
}

const held = new Set<string>();

/** Takes the folder for this process, also after the last holder was killed. Returns the release. */
export function lockDataDir(dataDir: string): () => void {
  privateFolder(dataDir);
  const file = join(dataDir, 'lock');
  const mine = `${file}.${process.pid}`;
  if (held.has(file)) throw new DataDirInUseError(dataDir, process.pid);
  writeFileSync(mine, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }), {
    mode: FILE_MODE,
  });
  try {
    for (;;) {
      try {
        // A link is made whole or not at all, so nobody ever reads half a lock.
        linkSync(mine, file);
        held.add(file);
        return () => {
          held.delete(file);
          rmSync(file, { force: true });
        };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = read(file);
      if (holder !== null && holder.pid !== process.pid && isAlive(holder)) {
        throw new DataDirInUseError(dataDir, holder.pid);
      }
      const stale = `${file}.stale.${process.pid}`;
      renameSync(file, stale);
      const moved = read(stale);
      if (moved !== null && moved.pid !== holder?.pid) {
        // Somebody else was quicker and this is already their lock: give it back.
        linkSync(stale, file);
      }
      rmSync(stale, { force: true });
    }
  } finally {
    rmSync(mine, { force: true });
  }
}
