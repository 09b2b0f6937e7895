// Processor seconds of a process and all it started, from the kernel's own books; a busy machine does not change them.
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, on every machine. */
const PER_SECOND = 100;

/** Parent and ticks of a process: its own, and those of its children that have ended. */
function readStat(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in brackets and may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), ticks };
  } catch {
    return null;
  }
}

/** Of the process and everything below it, seconds since it started; null where the kernel does not tell. */
export function processorSeconds(pid = process.pid) {
  const own = readStat(pid);
  if (!own) return null;
  const stats = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = readStat(name);
    if (stat) stats.set(Number(name), stat);
  }
  const isBelow = (one) => {
    for (let next = one; next; next = stats.get(next)?.parent) if (next === pid) return true;
    return false;
  };
  let ticks = 0;
  for (const [one, stat] of stats) if (isBelow(one)) ticks += stat.ticks;
  return ticks / PER_SECOND;
}
