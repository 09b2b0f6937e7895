import { join } from 'node:path';

/** What the workers of this run share on disk; it goes with the run. */
export function runFolder(): string {
  const folder = process.env.HUB_E2E_FOLDER;
  if (!folder) throw new Error('HUB_E2E_FOLDER is not set: the global setup makes the folder');
  return folder;
}

/** The database as it is after the demo's first start: a copy of it opens in a few seconds. */
export const bookFolder = (): string => join(runFolder(), 'book');
