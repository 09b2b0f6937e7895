import { open, readFile, writeFile } from 'node:fs/promises';

export interface SourceKind {
  readonly mediaType: string;
  /** Of its name, without the point. */
  readonly ending: string;
}

/** The bytes of a source that may lie in a file. */
export const sourceBytes = async (source: string | Uint8Array): Promise<Uint8Array> =>
  typeof source === 'string' ? readFile(source) : source;

/** The path of a source that may be held; then it is written here. */
export async function sourcePath(source: string | Uint8Array, path: string): Promise<string> {
  if (typeof source === 'string') return source;
  await writeFile(path, source);
  return path;
}

/** The first bytes of a file, which say what it is. */
export async function firstBytes(path: string, count = 16): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
