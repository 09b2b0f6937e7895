import type { Queries } from '../../../db/queries.ts';

/**
 * Two who take units out of one folio take turns, so that both together never take more than there is. In one order, so
 * that nobody waits in a circle.
 */
export async function lockFolios(queries: Queries, arn: string, folios: readonly string[]): Promise<void> {
  if (folios.length === 0) return;
  await queries.query(
    `select pg_advisory_xact_lock(1414, key)
       from (select distinct hashtext($1 || ' ' || folio) as key from unnest($2::text[]) folio order by 1) keys`,
    [arn, [...new Set(folios)]],
  );
}
