// What a run has started, and how it is ended with the run.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';

/** Parent and processor ticks of a process: its own, and those of its children that have ended. */
function readStat(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in brackets and may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), isGone: fields[0] === 'Z', ticks };
  } catch {
    return null;
  }
}

/** pid → its parent and ticks, of every process there is. */
function everyProcess() {
  const found = new Map();
  if (existsSync('/proc/self/stat')) {
    for (const name of readdirSync('/proc')) {
      const stat = /^\d+$/.test(name) ? readStat(name) : null;
      if (stat && !stat.isGone) found.set(Number(name), stat);
    }
    return found;
  }
  for (const line of execFileSync('ps', ['-axo', 'pid=,ppid='], { encoding: 'utf8' }).split('\n')) {
    const [pid, parent] = line.trim().split(/\s+/).map(Number);
    if (pid) found.set(pid, { parent, ticks: 0 });
  }
  return found;
}

function below(pid, all) {
  const isBelow = (one) => {
    for (let next = all.get(one)?.parent; next; next = all.get(next)?.parent) if (next === pid) return true;
    return false;
  };
  return [...all.keys()].filter(isBelow);
}

/** Linux counts in hundredths of a second, on every machine. */
const TICKS_PER_SECOND = 100;

/**
 * Processor seconds of a process and all it started, from the kernel's own books: how busy the machine is does not
 * change them much. Null where the kernel does not tell.
 */
export function processorSeconds(pid = process.pid) {
  const own = readStat(pid);
  if (!own) return null;
  const all = everyProcess();
  const ticks = below(pid, all).reduce((sum, one) => sum + all.get(one).ticks, own.ticks);
  return ticks / TICKS_PER_SECOND;
}

export const processesBelow = (pid = process.pid) => below(pid, everyProcess());

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function signal(pids, name) {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended by itself.
    }
  }
}

/** Asks them to end as Ctrl-C does, and after some seconds makes them. */
export async function endProcesses(pids, patience) {
  signal(pids, 'SIGINT');
  const until = Date.now() + patience;
  const left = () => {
    const all = everyProcess();
    return pids.filter((pid) => all.has(pid));
  };
  while (left().length > 0 && Date.now() < until) await pause(100);
  signal(left(), 'SIGKILL');
}

/** Whoever ends this process ends everything below it, also what has lost its parent meanwhile. */
export function endAllWithUs({ patience = 10_000 } = {}) {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(name, async () => {
      await endProcesses(processesBelow(), patience);
      process.exit(128 + constants.signals[name]);
    });
  }
}
