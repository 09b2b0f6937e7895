import { existsSync, readFileSync } from 'node:fs';

/** A file of the real data beside the project; null where that folder is absent (it is never copied in). */
export function sharedData(path: string): string | null {
  const file = new URL(`../../../../shared/data/${path}`, import.meta.url);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** For the title of a test that needs such a file. */
export function orSkipped(title: string, data: string | null): string {
  return data === null ? `${title} (skipped: ../shared/data is not here)` : title;
}

/** The first column of a CSV, without its heading. */
export function firstColumn(csv: string): string[] {
  const lines = csv.split(/\r?\n/).filter((line) => line !== '');
  return lines.slice(1).map((line) => line.split(',', 1).join());
}
