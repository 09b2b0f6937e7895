import { rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whoever held a turn this long was killed in it. */
const ABANDONED_MS = 30_000;
const PAUSE_MS = 25;

function take(file: string): boolean {
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch {
    const since = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (since !== undefined && Date.now() - since > ABANDONED_MS) rmSync(file, { force: true });
    return false;
  }
}

/** Runs `work` while no other worker of this run does the same under that name. */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const file = join(tmpdir(), `hub-e2e-${name.replace(/[^\w.-]+/g, '-')}.lock`);
  while (!take(file)) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
