import { type FileHandle, open, unlink } from 'node:fs/promises';
import { temporaryPath } from './temporary-path.ts';

/** A file of the temporary folder, open for reading and writing. */
export type OpenTemporary = () => Promise<FileHandle>;

/** Nameless as soon as it is open: whatever happens to the process, no client data stays behind. */
export const openNameless: OpenTemporary = async () => {
  const path = temporaryPath('file');
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
};
