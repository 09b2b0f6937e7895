import boss from 'pg-boss/package.json' with { type: 'json' };
import type { OwnerSession } from './database.ts';

export const jobSchema = 'pgboss';

/**
 * pg-boss's own tables, made or brought up to date with ours and under the same lock. hub_system may
 * use them, so that a job can be enqueued inside a tenant's transaction; hub_app may not even look.
 */
export async function installJobTables(owner: OwnerSession): Promise<void> {
  const [row] = await owner.query<{ installed: boolean }>('select to_regclass($1) is not null as installed', [
    `${jobSchema}.version`,
  ]);
  if (!row?.installed) {
    // Loaded where there is something to make: an operator's command needs nothing else of it.
    const { getConstructionPlans } = await import('pg-boss');
    await owner.script(getConstructionPlans(jobSchema));
  } else {
    const [current] = await owner.query<{ version: number }>(`select version from ${jobSchema}.version`);
    if (current === undefined || current.version >= boss.pgboss.schema) return;
    const { getMigrationPlans } = await import('pg-boss');
    await owner.script(getMigrationPlans(jobSchema, current.version));
  }
  await owner.script(`
    grant usage on schema ${jobSchema} to hub_system;
    grant select, insert, update, delete on all tables in schema ${jobSchema} to hub_system;
    grant usage on all sequences in schema ${jobSchema} to hub_system;
    grant execute on all functions in schema ${jobSchema} to hub_system;
  `);
}
