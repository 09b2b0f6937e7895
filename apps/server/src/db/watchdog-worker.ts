import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const { beats, seconds, pid } = workerData as { beats: Int32Array; seconds: number; pid: number };
const stderr = 2;
let last = Atomics.load(beats, 0);
let missed = 0;

setInterval(() => {
  const now = Atomics.load(beats, 0);
  missed = now === last ? missed + 1 : 0;
  last = now;
  if (missed < seconds) return;
  // Past the main thread, which would have to pass on what is logged the usual way.
  writeSync(stderr, `The process did nothing for ${seconds} seconds and is ended (HUB_WATCHDOG_SECONDS).\n`);
  process.kill(pid, 'SIGKILL');
}, 1000);
