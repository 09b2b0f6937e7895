import { Worker } from 'node:worker_threads';
import { turnstile } from '../pictures/turnstile.ts';
import type { CleanedPdf } from './clean-pdf-messages.ts';

const MOST_MEGABYTES = 256;
const LONGEST_MS = 20_000;

/** A thread takes its memory; those who wait hold no more than the file that they sent. */
const turn = turnstile(2);
const free: Worker[] = [];

function start(): Worker {
  const worker = new Worker(new URL('./clean-pdf-worker.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  // Alone it keeps no process alive.
  worker.unref();
  worker.once('exit', () => {
    const at = free.indexOf(worker);
    if (at >= 0) free.splice(at, 1);
  });
  return worker;
}

/** The pages of a PDF in a new one, made by another thread; a document that breaks it is none that can be read. */
export function cleanPdfInThread(body: Uint8Array): Promise<Uint8Array | 'locked' | 'unreadable'> {
  return turn(async () => {
    const worker = free.pop() ?? start();
    const { promise, resolve } = Promise.withResolvers<CleanedPdf | null>();
    const broken = (): void => resolve(null);
    const timer = setTimeout(broken, LONGEST_MS);
    worker.once('message', resolve).once('error', broken).once('exit', broken);
    worker.postMessage(body);
    const cleaned = await promise;
    clearTimeout(timer);
    worker.off('message', resolve).off('exit', broken);
    if (cleaned === null) {
      await worker.terminate();
      return 'unreadable';
    }
    worker.off('error', broken);
    free.push(worker);
    return cleaned.clean ?? cleaned.fault;
  });
}
