import type { Queries } from '../../db/queries.ts';

/*
 * Whoever changes what the lists of opportunities are made of says so in the same transaction: what was counted of that
 * distributor is then counted anew.
 */

/** For a step of a larger statement; `rows` have an `arn`. */
export const markStale = (rows: string): string =>
  `insert into opportunity_stale (arn) select distinct arn from ${rows}`;

export async function markListsStale(queries: Queries, arns: Iterable<string>): Promise<void> {
  await queries.query(markStale('unnest($1::text[]) as changed (arn)'), [[...arns]]);
}
