import type { Queries } from '../../db/queries.ts';

/** What somebody asked for and nobody has decided on, once they are gone; how many there were. */
export async function withdrawRequestsOf(queries: Queries, staffId: string, at: string): Promise<number> {
  const rows = await queries.query<{ id: string }>(
    `update act_request set state = 'withdrawn', decided_at = $2 where maker = $1 and state = 'open'
     returning id`,
    [staffId, at],
  );
  return rows.length;
}
