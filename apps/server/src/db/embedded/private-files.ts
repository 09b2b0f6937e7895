import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What lies in the data folder is clients' data: its owner's, and nobody else's. */
export const FOLDER_MODE = 0o700;
export const FILE_MODE = 0o600;
const allBits = 0o777;

/** Makes the folder if it is not there; one that is there is closed to others, whatever the umask was. */
export function privateFolder(dir: string): void {
  mkdirSync(dir, { recursive: true, mode: FOLDER_MODE });
  setMode(dir, FOLDER_MODE);
}

/** Closes a folder and all in it. Itself last, so that one that is closed has been gone through. */
export function closeToOthers(dir: string): void {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) closeToOthers(path);
    else if (entry.isFile()) setMode(path, FILE_MODE);
  }
  setMode(dir, FOLDER_MODE);
}

export function isClosedToOthers(dir: string): boolean {
  return ((statSync(dir, { throwIfNoEntry: false })?.mode ?? 0) & allBits) === FOLDER_MODE;
}

function setMode(path: string, mode: number): void {
  const found = statSync(path);
  if ((found.mode & allBits) === mode) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    // A mounted volume may belong to somebody else; what we make in it is closed all the same.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
