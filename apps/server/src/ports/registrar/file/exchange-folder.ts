import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { FILE_MODE, FOLDER_MODE } from '../../../db/embedded/private-files.ts';

/** Where order files are left for a registrar and its response files are found. */
export interface Exchange {
  /** Whole or not at all; the same name again replaces. */
  write(name: string, text: string): Promise<void>;
  /** Names of response files, oldest name first. */
  list(): Promise<string[]>;
  read(name: string): Promise<string>;
}

/** More is no response file. */
const LARGEST_BYTES = 64 * 1024 * 1024;
const responseName = /^[\w.-]{1,120}$/;

/** A folder with `out` and `in`, which somebody else carries to and from the registrars. */
export function exchangeFolder(dir: string, ending: '.csv' | '.txt' = '.csv'): Exchange {
  return {
    async write(name, text) {
      await mkdir(join(dir, 'out'), { recursive: true, mode: FOLDER_MODE });
      const partial = join(dir, 'out', `.${randomUUID()}`);
      const file = await open(partial, 'wx', FILE_MODE);
      try {
        await file.writeFile(text);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(partial, join(dir, 'out', name));
    },
    async list() {
      await mkdir(join(dir, 'in'), { recursive: true, mode: FOLDER_MODE });
      const entries = await readdir(join(dir, 'in'), { withFileTypes: true });
      return entries
        .filter(
          (entry) =>
            entry.isFile() && responseName.test(entry.name) && entry.name.toLowerCase().endsWith(ending),
        )
        .map(({ name }) => name)
        .sort();
    },
    async read(name) {
      const bytes = await readFile(join(dir, 'in', name));
      if (bytes.length > LARGEST_BYTES) throw new RangeError(`${name} is too large for a response file`);
      return bytes.toString('utf8');
    },
  };
}
