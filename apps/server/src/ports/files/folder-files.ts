import { randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { closeToOthers, FILE_MODE, FOLDER_MODE, isClosedToOthers } from '../../db/embedded/private-files.ts';
import { checkFileName } from './file-name.ts';
import type { Files } from './files.ts';

/**
 * Files in a folder: the bytes under `files/`, each one's content type under `types/`. Written beside
 * its place and moved there, so that a reader never meets half a file. Open to their owner only.
 */
export function folderFiles(dir: string): Files {
  // What an earlier version made was open to everybody.
  if (existsSync(dir) && !isClosedToOthers(dir)) closeToOthers(dir);
  const place = (name: string) => join(dir, 'files', ...checkFileName(name).split('/'));
  const typePlace = (name: string) => join(dir, 'types', ...checkFileName(name).split('/'));
  const write = async (path: string, body: Uint8Array | Readable) => {
    await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE });
    const partial = join(dir, `.${randomUUID()}`);
    const file = await open(partial, 'wx', FILE_MODE);
    try {
      await file.writeFile(body);
      await file.sync();
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    } finally {
      await file.close();
    }
    await rename(partial, path);
  };
  return {
    async put(name, body, contentType) {
      await write(typePlace(name), Buffer.from(contentType));
      await write(place(name), body);
    },
    async putFile(name, path, contentType) {
      const target = place(name);
      // Closed by its stream.
      const source = await open(path);
      await write(typePlace(name), Buffer.from(contentType));
      await write(target, source.createReadStream());
    },
    async sizeOf(name) {
      try {
        const found = await stat(place(name));
        return found.isFile() ? found.size : null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async get(name, part) {
      const path = place(name);
      try {
        const found = await stat(path);
        if (!found.isFile()) return null;
        const contentType = await readText(typePlace(name));
        return { contentType, size: found.size, body: createReadStream(path, part) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(name) {
      await rm(place(name), { force: true });
      await rm(typePlace(name), { force: true });
    },
  };
}

async function readText(path: string): Promise<string> {
  const file = await open(path);
  try {
    return await file.readFile('utf8');
  } finally {
    await file.close();
  }
}

function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}
