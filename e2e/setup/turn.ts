import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whoever did not say for this long that the work goes on was killed in it. */
const ABANDONED_MS = 30_000;
const PAUSE_MS = 25;

/** 0 for a file that is gone or being written. */
function takenAt(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(Date.now()), { flag: 'wx' });
    return true;
  } catch {
    const since = takenAt(file);
    if (since > 0 && Date.now() - since > ABANDONED_MS) rmSync(file, { force: true });
    return false;
  }
}

/** Runs `work` while no other worker of this run does the same under that name. */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const file = join(tmpdir(), `hub-e2e-${name.replace(/[^\w.-]+/g, '-')}.lock`);
  while (!take(file)) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  const alive = setInterval(() => writeFileSync(file, String(Date.now())), ABANDONED_MS / 6).unref();
  try {
    return await work();
  } finally {
    clearInterval(alive);
    rmSync(file, { force: true });
  }
}
