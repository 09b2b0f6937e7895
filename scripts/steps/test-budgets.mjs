/**
 * Processor seconds that all tests of a feature may take together, in Vitest and in the browser, on the machine this was
 * set on. A new feature has up to 240: two minutes of two cores. Raise one only for what cannot be proved cheaper.
 */
export const testBudgets = {
  // What all features stand on: http, database, jobs, ports, files and the command line; header, menu, panel and links.
  server: 800,
  shell: 700,
  transact: 480,
  session: 350,
  book: 250,
  investor: 240,
  statements: 230,
  routes: 200,
  'app-state': 190,
  opportunity: 180,
  dashboard: 180,
  brokerage: 170,
  wire: 150,
  profile: 140,
  notifications: 120,
  changes: 110,
  'co-branding': 110,
  prostart: 90,
  forms: 80,
  wishes: 75,
  empanelment: 70,
  lists: 60,
  reports: 60,
  feedback: 50,
  nav: 50,
  native: 40,
  mandates: 40,
  domain: 40,
  ui: 40,
  scripts: 40,
  landing: 30,
  offline: 30,
  'goal-planner': 30,
  palette: 30,
  contract: 30,
  confirm: 20,
  app: 20,
  lib: 20,
  certificate: 10,
  web: 10,
  parts: 10,
};

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
