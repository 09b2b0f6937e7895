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

const tooMuch: CleanedPdf = { clean: null, fault: 'unreadable' };

async function request(worker: Worker, body: Uint8Array): Promise<CleanedPdf> {
  const { promise, resolve, reject } = Promise.withResolvers<CleanedPdf>();
  const timer = setTimeout(resolve, LONGEST_MS, tooMuch);
  const failed = (error: NodeJS.ErrnoException): void =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(tooMuch) : reject(error);
  const ended = (): void => reject(new Error('The thread that reads PDFs has ended'));
  worker.on('message', resolve).on('error', failed).on('exit', ended);
  worker.postMessage(body);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.off('message', resolve).off('error', failed).off('exit', ended);
  }
}

/** The pages of a PDF in a new one, made by another thread. One that takes too long or too much counts as damaged. */
export function cleanPdfInThread(body: Uint8Array): Promise<Uint8Array | 'locked' | 'unreadable'> {
  return turn(async () => {
    const worker = free.pop() ?? start();
    let cleaned = tooMuch;
    try {
      cleaned = await request(worker, body);
    } finally {
      // In the middle of a document, it is of no use for another.
      if (cleaned === tooMuch) await worker.terminate();
      else free.push(worker);
    }
    return cleaned.clean ?? cleaned.fault;
  });
}
