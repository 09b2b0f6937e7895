import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Nameless as soon as it is open: whatever happens to the process, no client data stays behind. */
export async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `hub-export-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}
