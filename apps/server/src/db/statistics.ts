import type { Database } from './database.ts';
import { oneStatement } from './queries.ts';

/**
 * The planner's statistics of tables that were never looked at or have grown by a fifth since. After many rows at once:
 * until then a plan is made for an empty table, PostgreSQL's own autovacuum comes a minute later, and PGlite has none.
 */
export async function refreshStatistics(db: Database): Promise<void> {
  const grown = await oneStatement(db, 'system').query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0
        and (reltuples < 0 or pg_relation_size(oid) > (relpages * 1.2 + 10) * current_setting('block_size')::int)
      order by relname`,
  );
  if (grown.length === 0) return;
  // Only who owns a table may look at it.
  await db.asOwner((owner) => owner.query(`analyze ${grown.map(({ name }) => name).join(', ')}`));
}
