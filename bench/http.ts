import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { seedDemo } from '../apps/demo/src/people/seed-demo.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { openDatabase } from '../apps/server/src/db/open/open-database.ts';
import { startPostgres } from '../apps/server/test/start-postgres.ts';
import { median } from './measure.ts';

/** Issue 2, "Must show" 6. */
const bound = 0.5;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const connections = 20;

interface Side {
  readonly name: 'bare' | 'hub';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly process: ChildProcess;
}

/** A server of its own process, which says on its first line where and how to ask it. */
function startSide(name: Side['name'], databaseUrl: string): Promise<Side> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'http-server.ts'), name], {
    env: { ...process.env, BENCH_DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The ${name} server ended with ${code}`)));
    child.stdout.once('data', (line) => resolve({ name, process: child, ...JSON.parse(String(line)) }));
  });
}

async function load(
  { name, url, headers }: Side,
  extent: { readonly duration: number } | { readonly amount: number },
): Promise<number> {
  const result = await autocannon({ url, headers: { ...headers }, connections, ...extent });
  const wrong = result.non2xx + result.errors + result.timeouts;
  if (wrong > 0) throw new Error(`${name}: ${wrong} requests were not answered 200`);
  return result.requests.total / result.duration;
}

const postgres = await startPostgres();
const sides: Side[] = [];
try {
  const url = await postgres.createDatabase('bench');
  const db = await openDatabase({ url });
  await migrate(db);
  await seedDemo(db);
  await db.close();
  // The bare side knows no row security: it connects as one whom it does not bind.
  const bareUrl = new URL(postgres.adminUrl);
  bareUrl.pathname = '/bench';
  const bare = await startSide('bare', bareUrl.href);
  sides.push(bare);
  const hub = await startSide('hub', url);
  sides.push(hub);

  // By count and not by time: a busy machine would leave the larger program half compiled.
  for (const side of sides) await load(side, { amount: 20_000 });
  const results: { readonly bare: number; readonly hub: number }[] = [];
  for (let round = 1; round <= rounds; round++) {
    // Alternating who goes first: neither side always meets the warmer machine.
    const order = round % 2 === 0 ? [hub, bare] : [bare, hub];
    const measured = { bare: 0, hub: 0 };
    for (const side of order) measured[side.name] = await load(side, { duration: seconds });
    results.push(measured);
    const ratio = measured.hub / measured.bare;
    console.log(
      `round ${round}: bare ${measured.bare.toFixed(0)}/s, hub ${measured.hub.toFixed(0)}/s, ratio ${ratio.toFixed(3)}`,
    );
  }
  const ratio = median(results.map((result) => result.hub / result.bare));
  const each = (name: Side['name']) => median(results.map((result) => result[name])).toFixed(0);
  console.log(`median: bare ${each('bare')}/s, hub ${each('hub')}/s`);
  console.log(`ratio ${ratio.toFixed(3)} (must be at least ${bound.toFixed(2)})`);
  if (!(ratio >= bound)) process.exitCode = 1;
} finally {
  for (const { process: child } of sides) {
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill();
    await ended;
  }
  await postgres.stop();
}
