import type { PrintedDocument } from '../documents/document.ts';
import { openNameless } from '../temporary/nameless-file.ts';
import { createWriters } from './write-in-thread.ts';

/** Of all jobs of this process; its threads begin with the first document. */
const writers = createWriters();

/** The whole document as a PDF, set by another thread: a job of hundreds must not keep calls waiting. */
export async function printDocument(document: PrintedDocument): Promise<Buffer> {
  const file = await openNameless();
  try {
    const { signal } = new AbortController();
    const size = await writers.writeReady({
      file: { kind: 'pdf', document },
      fd: file.fd,
      signal,
      onWritten: () => {},
    });
    const body = Buffer.alloc(size);
    await file.read(body, 0, size, 0);
    return body;
  } finally {
    await file.close();
  }
}
