import { migrate } from '../apps/server/src/db/migrate.ts';
import { openDatabase } from '../apps/server/src/db/open/open-database.ts';
import { makePlans } from '../apps/server/src/features/transact/test/many-plans.ts';
import { crashFindings, crashPlans } from '../apps/server/src/features/transact/test/plans-crash.ts';
import { startPostgres } from '../apps/server/test/start-postgres.ts';

/** Issue 15, "Must show" 3. `npm test` has a short form of it (plans-crash.test.ts). */
const plans = Number(process.env.BENCH_INSTALMENTS ?? 100_000);

const postgres = await startPostgres();
try {
  const url = await postgres.createDatabase('bench');
  const db = await openDatabase({ url });
  await migrate(db);
  await makePlans(db, plans);
  const kills = await crashPlans({ url, plans, plansAtOnce: 2000 });
  const findings = await crashFindings(db, plans);
  console.log(`  ${plans.toLocaleString('en-IN')} instalments, killed ${kills} times half way`);
  for (const finding of findings) console.log(`  ${finding}`);
  console.log(findings.length === 0 ? '  none lost, none doubled' : `  ${findings.length} findings`);
  if (findings.length > 0 || kills < 3) process.exitCode = 1;
  await db.close();
} finally {
  await postgres.stop();
}
