import { parentPort } from 'node:worker_threads';
import { cleanPdf } from '../creatives/pdf/clean-pdf.ts';
import { boundUnpacking } from './bound-unpacking.ts';
import type { CleanedPdf } from './clean-pdf-messages.ts';

/* A thread that reads PDFs of strangers, one at a time: one that takes for ever, or too much, ends alone. */
const port = parentPort;
if (port === null) throw new Error('This file is the program of a worker thread');
const unpacking = boundUnpacking();

async function clean(body: Uint8Array): Promise<CleanedPdf> {
  unpacking.startCount();
  try {
    const made = await cleanPdf(body, { isFilled: true });
    if (made.getPageCount() === 0 || unpacking.isTooMuch()) return { clean: null, fault: 'unreadable' };
    return { clean: await made.save({ useObjectStreams: false }), fault: null };
  } catch {
    return { clean: null, fault: Buffer.from(body).includes('/Encrypt') ? 'locked' : 'unreadable' };
  }
}

port.on('message', (body: Uint8Array) => {
  // An error ends the thread, and whoever waits for it hears of that.
  void clean(body).then((cleaned) => port.postMessage(cleaned));
});
