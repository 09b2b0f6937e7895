/**
 * Processor seconds that all tests of a feature may take together, in Vitest and in the browser, on the machine this was
 * set on. A new feature has up to 240: two minutes of two cores. Raise one only for what cannot be proved cheaper.
 */
export const testBudgets = {};

/** What the piece of work below took there, in milliseconds of processor. */
const referenceMs = 440;

function work() {
  const began = process.cpuUsage();
  let sum = 0;
  for (let n = 0; n < 60_000_000; n += 1) sum = (sum * 31 + (n ^ (sum >>> 7))) | 0;
  const { user, system } = process.cpuUsage(began);
  return sum === 1 ? 0 : (user + system) / 1000;
}

/** How much slower this machine is, 1 at least: the best of a few tries, so that what runs beside it counts little. */
export function machineFactor() {
  const best = Math.min(...Array.from({ length: 5 }, work));
  return Math.max(1, best / referenceMs);
}
