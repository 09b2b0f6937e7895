import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Database } from '../../../db/database.ts';
import { jobSchema } from '../../../db/job-tables.ts';
import { moveClock } from './crash-investor.ts';
import type { MortalServer } from './mortal-server.ts';

const openStatuses = ['pending', 'confirmed', 'paid', 'submitted'];

const countOpen = async (db: Database): Promise<number> => {
  const orders = await db.read('system', 'select 1 from orders where status = any($1)', [openStatuses]);
  const refunds = await db.read('system', "select 1 from refund where status <> 'refunded'");
  return orders.length + refunds.length;
};

/** Days pass until every order has come to its end. What a lost callback left open is found by the reconciliation. */
export async function finishOrders(server: MortalServer, db: Database, databaseUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: jobSchema,
    migrate: false,
    supervise: false,
    schedule: false,
    max: 1,
  });
  boss.on('error', () => {});
  await boss.start();
  const started = Date.now();
  try {
    for (let days = 0; days < 20 && (await countOpen(db)) > 0; days += 1) {
      if (days > 5) await returnJobs(db, boss, new Date(started));
      await moveClock(server, '1h');
      await boss.send('transact.reconcile', {});
      await waitForJobs(boss);
      await moveClock(server, '1d');
      await waitForJobs(boss);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** What a killed server had in hand is given to another after five minutes: as if they had passed. */
async function returnJobs(db: Database, boss: PgBoss, before: Date): Promise<void> {
  await db.asOwner(({ query }) =>
    query(
      `update ${jobSchema}.job set started_on = started_on - interval '1 hour' where state = 'active' and started_on < $1`,
      [before.toISOString()],
    ),
  );
  await boss.supervise();
  // Nobody looks for a job that is tried again more often than every ten seconds.
  await pause(5000);
}

/** Those that a killed server had in hand stay as they are for minutes; they are not waited for. */
async function waitForJobs(boss: PgBoss): Promise<void> {
  for (let looks = 0; looks < 600; looks += 1) {
    const jobs = (
      await Promise.all(['transact.work', 'transact.reconcile'].map((name) => boss.findJobs(name)))
    ).flat();
    const newest = Math.max(...jobs.map(({ createdOn }) => createdOn.getTime()));
    const last = jobs.filter(({ createdOn }) => createdOn.getTime() === newest);
    if (last.every(({ state }) => state === 'completed')) return;
    await pause(50);
  }
  throw new Error('The jobs did not end');
}
