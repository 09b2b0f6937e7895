/**
 * Processor seconds that all tests of a feature may take together, in Vitest and in the browser, on the machine this was
 * set on. A new feature has up to 240: two minutes of two cores. Raise one only for what cannot be proved cheaper.
 * What a run takes differs by a third, with what runs beside it and with whose test wakes a shared server: a budget is
 * what was measured, and six tenths more.
 */
export const testBudgets = {
  // What all features stand on: http, database, jobs, ports, files and the command line; header, menu, panel and links.
  server: 420,
  shell: 420,
  transact: 560,
  session: 270,
  routes: 170,
  investor: 150,
  statements: 130,
  'app-state': 110,
  wire: 150,
  book: 120,
  dashboard: 110,
  opportunity: 140,
  brokerage: 80,
  'co-branding': 100,
  wishes: 60,
  profile: 80,
  notifications: 60,
  empanelment: 60,
  'arn-register': 60,
  'relationship-managers': 30,
  reference: 60,
  prostart: 40,
  forms: 30,
  lists: 40,
  feedback: 40,
  reports: 30,
  nav: 30,
  native: 30,
  mandates: 40,
  domain: 30,
  ui: 30,
  scripts: 30,
  offline: 30,
  palette: 30,
  changes: 60,
  staff: 60,
  landing: 30,
  'goal-planner': 40,
  contract: 30,
  confirm: 40,
  console: 60,
  app: 30,
  lib: 30,
  certificate: 30,
  web: 30,
  parts: 30,
  mails: 30,
  acts: 60,
};

/** What the piece of work below took there, in milliseconds of processor. */
const referenceMs = 440;

function work() {
  const started = process.cpuUsage();
  let sum = 0;
  for (let n = 0; n < 60_000_000; n += 1) sum = (sum * 31 + (n ^ (sum >>> 7))) | 0;
  const { user, system } = process.cpuUsage(started);
  return sum === 1 ? 0 : (user + system) / 1000;
}

/** How much slower this machine is, 1 at least: the best of a few tries, so that what runs beside it counts little. */
export function machineFactor() {
  const best = Math.min(...Array.from({ length: 5 }, work));
  return Math.max(1, best / referenceMs);
}
