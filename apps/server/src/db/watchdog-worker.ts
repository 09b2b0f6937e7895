import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const { beats, seconds, pid } = workerData as { beats: Int32Array; seconds: number; pid: number };
const stderr = 2;
/** Where it waits instead of working, e.g. for a disk that is gone, it gets so many times as long. */
const waitingFactor = 10;

/** Of the whole process, whatever else the machine does. */
const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
};

let lastBeat = Atomics.load(beats, 0);
let cpuAtBeat = cpuSeconds();
let ticks = 0;

setInterval(() => {
  const beat = Atomics.load(beats, 0);
  if (beat !== lastBeat) {
    lastBeat = beat;
    cpuAtBeat = cpuSeconds();
    ticks = 0;
    return;
  }
  ticks += 1;
  if (cpuSeconds() - cpuAtBeat < seconds && ticks < seconds * waitingFactor) return;
  // Past the main thread, which would have to pass on what is logged the usual way.
  writeSync(stderr, `The process hung for ${seconds} seconds and is ended (HUB_WATCHDOG_SECONDS).\n`);
  process.kill(pid, 'SIGKILL');
}, 1000);
