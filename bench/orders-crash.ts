import { migrate } from '../apps/server/src/db/migrate.ts';
import { openDatabase } from '../apps/server/src/db/open/open-database.ts';
import { crashFindings } from '../apps/server/src/features/transact/test/crash-findings.ts';
import { runCrashTest } from '../apps/server/src/features/transact/test/crash-test.ts';
import { makeManyFolios } from '../apps/server/src/features/transact/test/many-folios.ts';
import { systemClock } from '../apps/server/src/ports/clock/system-clock.ts';
import { startPostgres } from '../apps/server/test/start-postgres.ts';

/** Issue 14, "Must show" 4: 20 rounds, 200 orders. `npm test` has a short form of it (orders-crash.test.ts). */
const rounds = Number(process.env.BENCH_ROUNDS ?? 20);
const ordersEach = 2;
const clients = 5;
const foliosEach = 10;

const postgres = await startPostgres();
try {
  const url = await postgres.createDatabase('bench');
  const db = await openDatabase({ url });
  await migrate(db);
  await makeManyFolios(db, systemClock.today(), { distributors: clients, foliosEach });
  const run = await runCrashTest({
    db,
    databaseUrl: url,
    rounds,
    ordersEach,
    clients,
    foliosEach,
    onRound: (text) => console.log(text),
  });
  const requested = rounds * ordersEach * clients;
  const findings = await crashFindings(db, run.orders, requested);
  console.log(
    `${requested} orders by ${clients} clients, ${run.kills} kills: ${run.cutOff} requests were cut off and sent again, ` +
      `${run.answeredAgain} of them orders that the killed server had written`,
  );
  for (const finding of findings) console.log(`  ${finding}`);
  console.log(findings.length === 0 ? 'nothing lost, nothing doubled' : `${findings.length} findings`);
  if (findings.length > 0) process.exitCode = 1;
  await db.close();
} finally {
  await postgres.stop();
}
