import type { ByteSource } from '../rows/feed-row.ts';
import { type FileForm, fileForm } from './file-form.ts';

/** Enough to tell a web page behind blank lines and a workbook from a plain zip. */
const HEAD_BYTES = 1024;

/** What a reader gets at once, however much the source hands over: its own memory follows from it. */
const CHUNK_BYTES = 65_536;

interface OpenBytes {
  readonly form: FileForm;
  /** Everything, the bytes already looked at included. Its `return` closes the source, begun or not. */
  readonly chunks: Chunks;
}

export interface Chunks extends AsyncIterable<Buffer> {
  next(): Promise<IteratorResult<Buffer, undefined>>;
  return(): Promise<IteratorResult<Buffer, undefined>>;
}

/**
 * Looks at the first 1,024 bytes, however the source cuts its chunks, and says what the file is. A file we do
 * not read throws a FeedFault, and the source is closed.
 */
export async function openBytes(source: ByteSource): Promise<OpenBytes> {
  const iterator = source[Symbol.asyncIterator]();
  const seen: Buffer[] = [];
  let length = 0;
  let done = false;
  while (length < HEAD_BYTES && !done) {
    const next = await iterator.next();
    if (next.done) done = true;
    else {
      seen.push(asBuffer(next.value));
      length += next.value.length;
    }
  }
  const ended = { done: true, value: undefined } as const;
  const chunks: Chunks = {
    async next() {
      if (seen.length === 0 && !done) {
        const next = await iterator.next();
        if (next.done) done = true;
        else seen.push(asBuffer(next.value));
      }
      const [first] = seen;
      if (first === undefined) return ended;
      if (first.length > CHUNK_BYTES) seen[0] = first.subarray(CHUNK_BYTES);
      else seen.shift();
      return { done: false, value: first.subarray(0, CHUNK_BYTES) };
    },
    async return() {
      if (!done) await iterator.return?.();
      done = true;
      seen.length = 0;
      return ended;
    },
    [Symbol.asyncIterator]: () => chunks,
  };
  try {
    return { form: fileForm(Buffer.concat(seen).subarray(0, HEAD_BYTES)), chunks };
  } catch (fault) {
    await chunks.return();
    throw fault;
  }
}

function asBuffer(chunk: Uint8Array): Buffer {
  return Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
}
