import { Worker } from 'node:worker_threads';
import { turnstile } from '../pictures/turnstile.ts';
import { isPackedTooMuch } from './packed-size.ts';
import type { XlsxReply } from './xlsx-reply.ts';

const MOST_MEGABYTES = 1024;
const LONGEST_MS = 120_000;
const turn = turnstile(1);

/**
 * The first sheet of an Excel file, in a thread of its own that ends with it: a lakh of rows takes seconds, and a file
 * that unpacks without end takes the thread's memory and not ours. Null for one that cannot be read.
 */
export const readXlsxInThread = (body: Uint8Array): Promise<readonly (readonly string[])[] | null> =>
  turn(async () => {
    if (isPackedTooMuch(body)) return null;
    const worker = new Worker(new URL('./read-xlsx-worker.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    const { promise, resolve, reject } = Promise.withResolvers<XlsxReply>();
    const timer = setTimeout(resolve, LONGEST_MS, { fault: 'damaged' });
    worker
      .once('message', resolve)
      .once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ fault: 'damaged' }) : reject(error),
      );
    worker.postMessage(body);
    try {
      const reply = await promise;
      return 'rows' in reply ? reply.rows : null;
    } finally {
      clearTimeout(timer);
      await worker.terminate();
    }
  });
