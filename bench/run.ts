import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** name → what it compares. Each is a file of this folder that prints its ratio and fails below its bound. */
const benches: Readonly<Record<string, string>> = {
  http: 'a sealed, authenticated, row-secured call against a bare route with the same SQL statement',
  book: 'importing a million rows against COPY; a dashboard and a NAV day against the size of the book',
  cobrand: 'a 2,000 × 2,000 image with a distributor on it against the bare composite of the same layers',
  exports: 'another call while PDFs are written against the same call alone',
  'fan-out':
    'one event told to 1,00,000 distributors, with its pushes, against a bare INSERT … SELECT; the badge',
  gains: 'capital gains over 1,00,000 sales of ten-year SIPs against a plain loop with decimals in Python',
  lists:
    'every list, search and filter of a large book against a bare route with the best SQL for the same rows',
  orders: "orders sent, each by the full path of a sealed call, against pgbench's transaction",
  instalments:
    'presenting 1,00,000 due instalments and posting what came of them against a bare INSERT … SELECT of ledger rows',
  'instalments-crash':
    'no ratio: the process that runs instalments is killed half way and started again; none lost, none doubled',
  'orders-allot':
    'allotting 1,00,000 orders of one NAV day against a bare INSERT … SELECT of as many ledger rows',
  'orders-crash':
    'no ratio: 200 orders while the server is killed again and again; nothing lost, nothing doubled',
  'one-order':
    'no ratio: all acts on one order at once, 1,000 times on two processes; no 5xx, nothing lost, nothing doubled',
  report:
    'the brokerage report on tables that were never analysed, on the embedded database, against analysed ones',
  scroll: 'scrolling a list of 1,00,000 rows on a slow processor against 50 frames a second and a bare page',
  statements: 'statements of 500 clients in one job against as many PDFs one after another; killed half way',
  trail:
    "a night's accrual of 10,00,000 positions against a bare INSERT … SELECT of as many rows; payouts of ten years",
  session: 'a login storm, OTP sent and checked, 200 distributors at once, against the bare queries it needs',
};

const requested = process.argv.slice(2);
if (requested.includes('--help')) {
  console.log('npm run bench [name …]\n');
  for (const [name, text] of Object.entries(benches)) console.log(`  ${name.padEnd(14)}${text}`);
  process.exit(0);
}
const unknown = requested.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(`No such bench: ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}`);
  process.exit(1);
}
let failed = false;
for (const name of requested.length > 0 ? requested : Object.keys(benches)) {
  console.log(`\n${name}: ${benches[name]}`);
  const run = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`)], { stdio: 'inherit' });
  failed ||= run.status !== 0;
}
process.exit(failed ? 1 : 0);
