import type { Database } from '../db/database.ts';
import { oneStatement, type Queries } from '../db/queries.ts';
import type { JobDefinition } from './jobs.ts';

/** Removes what nobody needs any more, by the machine's clock: a demo's set clock must not empty tables. */
type Sweep = (queries: Queries) => Promise<unknown>;

/** A feature sweeps what it owns before the upkeep, which gives the room back. */
const sweepCron = '7 3 * * *';
const upkeepCron = '17 3 * * *';

export const sweepJob = (db: Database, sweeps: readonly Sweep[]): JobDefinition => ({
  cron: sweepCron,
  async run() {
    for (const sweep of sweeps) await sweep(oneStatement(db, 'system'));
  },
});

/** The tables that belong to no feature. */
export const upkeepJob = (db: Database, sweeps: readonly Sweep[]): JobDefinition => ({
  cron: upkeepCron,
  async run() {
    for (const sweep of sweeps) await sweep(oneStatement(db, 'system'));
    // PGlite has no autovacuum of its own.
    if (db.kind === 'pglite') await db.asOwner((owner) => owner.query('vacuum (analyze)'));
  },
});
