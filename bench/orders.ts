import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { readConfig } from '../apps/server/src/config/read-config.ts';
import { ensureAppState } from '../apps/server/src/db/app-state.ts';
import type { Database } from '../apps/server/src/db/database.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { openDatabase } from '../apps/server/src/db/open/open-database.ts';
import { makeManyFolios } from '../apps/server/src/features/transact/test/many-folios.ts';
import { systemClock } from '../apps/server/src/ports/clock/system-clock.ts';
import { startPostgres } from '../apps/server/test/start-postgres.ts';
import { median } from './measure.ts';
import { foliosEach, logInAll, orderRequest } from './orders-requests.ts';
import { openClients, type RawRequest } from './raw-http.ts';
import { openTpcB } from './tpc-b.ts';

/** Issue 14, "Must show" 6. */
const bound = 0.2;
const clientCount = 10;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const ordersPerRound = Number(process.env.BENCH_ORDERS ?? 1500);
const seconds = Number(process.env.BENCH_SECONDS ?? 4);

function startServer(databaseUrl: string): Promise<{ url: string; child: ChildProcess }> {
  const child = fork(join(import.meta.dirname, 'orders-server.ts'), {
    env: { ...process.env, BENCH_DATABASE_URL: databaseUrl, BENCH_POOL_SIZE: String(clientCount) },
    execArgv: process.env.BENCH_SERVER_ARGS?.split(' ') ?? [],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
    child.once('message', (said) => resolve({ url: (said as { url: string }).url, child }));
  });
}

/** What the full path leaves of each order: itself, two events, an audit note, an SMS and a mail, its key and reply. */
async function countWritten(db: Database): Promise<number> {
  const [row] = await db.read<Record<string, number>>(
    'system',
    `select (select count(*)::int from orders) as orders, (select count(*)::int / 2 from order_event) as events,
            (select count(*)::int from audit_log where action = 'transact.sent') as notes,
            (select count(*)::int / 2 from outbox_message where purpose = 'order-link') as messages,
            (select count(*)::int from idempotency_key where reply is not null) as replies`,
  );
  const counts = new Set(Object.values(row ?? {}));
  if (counts.size !== 1)
    throw new Error(`Not every order has all that belongs to it: ${JSON.stringify(row)}`);
  return [...counts][0] ?? 0;
}

const postgres = await startPostgres();
let server: ChildProcess | undefined;
try {
  const url = await postgres.createDatabase('bench');
  const db = await openDatabase({ url });
  await migrate(db);
  const config = readConfig({ DATABASE_URL: url });
  await ensureAppState(db, config.brand.versions);
  await makeManyFolios(db, systemClock.today(), { distributors: clientCount, foliosEach });
  await db.asOwner(({ script }) => script('vacuum analyze'));
  const sessions = await logInAll(config, db, clientCount);
  const tpcB = await openTpcB(await postgres.createDatabase('pgbench'), clientCount);
  const started = await startServer(url);
  server = started.child;
  const clients = await openClients(started.url, clientCount);

  let next = 0;
  async function place(count: number): Promise<number> {
    const requests: RawRequest[][] = await Promise.all(
      sessions.map(async (session) => {
        const own: RawRequest[] = [];
        for (let n = 0; n < count / clientCount; n++) own.push(await orderRequest(config, session, next++));
        return own;
      }),
    );
    const running = performance.now();
    await Promise.all(
      requests.map(async (own, at) => {
        for (const request of own) await clients.post(at, request);
      }),
    );
    return (count * 1000) / (performance.now() - running);
  }

  // By count and not by time: a busy machine would leave the larger program half compiled.
  await place(3000);
  await tpcB.rate(2);
  const results: { readonly hub: number; readonly base: number }[] = [];
  for (let round = 1; round <= rounds; round++) {
    // Alternating who goes first: neither side always meets the warmer machine.
    const isHubFirst = round % 2 === 0;
    const first = await (isHubFirst ? place(ordersPerRound) : tpcB.rate(seconds));
    const second = await (isHubFirst ? tpcB.rate(seconds) : place(ordersPerRound));
    const measured = isHubFirst ? { hub: first, base: second } : { hub: second, base: first };
    results.push(measured);
    console.log(
      `round ${round}: pgbench's transaction ${measured.base.toFixed(0)}/s, orders ${measured.hub.toFixed(0)}/s, ratio ${(measured.hub / measured.base).toFixed(3)}`,
    );
  }
  const placed = 3000 + rounds * ordersPerRound;
  const written = await countWritten(db);
  if (written !== placed) throw new Error(`${placed} orders were sent, ${written} are there`);
  const ratio = median(results.map(({ hub, base }) => hub / base));
  const each = (name: 'hub' | 'base') => median(results.map((result) => result[name])).toFixed(0);
  console.log(
    `median: pgbench's transaction, driven from Node by ${clientCount} clients, ${each('base')}/s; orders sent by ${clientCount} clients ${each('hub')}/s`,
  );
  console.log(`ratio ${ratio.toFixed(3)} (must be at least ${bound.toFixed(2)})`);
  if (!(ratio >= bound)) process.exitCode = 1;
  clients.close();
  await tpcB.close();
  await db.close();
} finally {
  if (server !== undefined && server.exitCode === null) {
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server.disconnect();
    await ended;
  }
  await postgres.stop();
}
