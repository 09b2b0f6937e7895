import { Worker } from 'node:worker_threads';

const beatMs = 1000;

/**
 * Ends this process when it works for so many seconds without a turn of its event loop: PGlite runs on it, and where it
 * spins no signal is heard any more. Counted are seconds of the processor, so that a machine that slept or has others
 * to serve does not count. Returns what stops the watching.
 */
export function startWatchdog(seconds: number): () => Promise<void> {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const beat = setInterval(() => Atomics.add(beats, 0, 1), beatMs);
  beat.unref();
  const worker = new Worker(new URL('./watchdog-worker.ts', import.meta.url), {
    workerData: { beats, seconds, pid: process.pid },
    // Not those of this process, some of which a worker refuses.
    execArgv: [],
  });
  worker.unref();
  return async () => {
    clearInterval(beat);
    await worker.terminate();
  };
}
