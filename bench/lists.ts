import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { openDatabase } from '../apps/server/src/db/open/open-database.ts';
import { startPostgres } from '../apps/server/test/start-postgres.ts';
import { fillLibrary } from './content-cases.ts';
import { fillBook } from './lists-book.ts';
import type { Requested } from './lists-server.ts';
import { median } from './measure.ts';

/** Issue 5, "Must show" 3. */
const bound = 0.5;
const size = {
  investors: Number(process.env.BENCH_INVESTORS ?? 50_000),
  ledgerRows: Number(process.env.BENCH_ROWS ?? 2_000_000),
};
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const seconds = Number(process.env.BENCH_SECONDS ?? 2);
const connections = 8;
/** Only those cases whose name has this in it. */
const only = process.env.BENCH_CASE ?? '';

interface Side {
  readonly url: string;
  readonly requested: readonly Requested[];
  readonly process: ChildProcess;
}

function startSide(name: 'bare' | 'hub', databaseUrl: string): Promise<Side> {
  const child = fork(join(import.meta.dirname, 'lists-server.ts'), [name], {
    env: { ...process.env, BENCH_DATABASE_URL: databaseUrl },
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The ${name} server ended with ${code}`)));
    child.once('message', (said) =>
      resolve({ process: child, ...(said as Pick<Side, 'url' | 'requested'>) }),
    );
  });
}

async function rate({ url }: Side, { name, method, path, headers, body }: Requested): Promise<number> {
  const result = await autocannon({
    url: url + path,
    method,
    headers: { ...headers },
    ...(body !== undefined && { body }),
    connections,
    duration: seconds,
  });
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
  await fillBook(db, size);
  await fillLibrary(db);
  await db.close();
  // The bare side knows no row security: it connects as one whom it does not bind.
  const bareUrl = new URL(postgres.adminUrl);
  bareUrl.pathname = '/bench';
  const bare = await startSide('bare', bareUrl.href);
  sides.push(bare);
  const hub = await startSide('hub', url);
  sides.push(hub);
  console.log(
    `${size.investors.toLocaleString('en-IN')} investors, ${size.ledgerRows.toLocaleString('en-IN')} ledger rows, one ARN`,
  );
  for (const [at, one] of hub.requested.entries()) {
    const other = bare.requested[at];
    if (other === undefined || !one.name.includes(only)) continue;
    if (one.keys.join() !== other.keys.join()) {
      throw new Error(
        `${one.name}: other rows.\n  hub  ${one.keys.join(' ')}\n  bare ${other.keys.join(' ')}`,
      );
    }
    for (const [side, request] of [
      [bare, other],
      [hub, one],
    ] as const)
      await rate(side, request);
    const ratios: number[] = [];
    const rates = { bare: 0, hub: 0 };
    for (let round = 0; round < rounds; round++) {
      // Alternating who goes first: neither side always meets the warmer machine.
      const hubFirst = round % 2 === 1;
      if (hubFirst) rates.hub = await rate(hub, one);
      rates.bare = await rate(bare, other);
      if (!hubFirst) rates.hub = await rate(hub, one);
      ratios.push(rates.hub / rates.bare);
    }
    const ratio = median(ratios);
    const holds = ratio >= bound;
    console.log(
      `  ${one.name.padEnd(36)} ratio ${ratio.toFixed(2)}  (bare ${rates.bare.toFixed(0)}/s, hub ${rates.hub.toFixed(0)}/s)${holds ? '' : '  <-- below its bound'}`,
    );
    if (!holds) process.exitCode = 1;
  }
  console.log(`each must be at least ${bound.toFixed(2)}`);
} finally {
  for (const { process: child } of sides) {
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill();
    await ended;
  }
  await postgres.stop();
}
