import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Path of a file of the real data beside the project; null where that folder is absent (it is never copied in). */
export function sharedFile(path: string): string | null {
  const file = fileURLToPath(new URL(`../../../../../../../../shared/data/${path}`, import.meta.url));
  return existsSync(file) ? file : null;
}

/** For the title of a test that needs such a file. */
export function orSkipped(title: string, file: string | null): string {
  return file === null ? `${title} (skipped: ../shared/data is not here)` : title;
}
