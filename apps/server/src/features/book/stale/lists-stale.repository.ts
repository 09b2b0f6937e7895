import type { Queries } from '../../../db/queries.ts';

/*
 * Whoever changes what the lists of opportunities and of the tax harvest are made of says so in the same transaction:
 * what was counted of that distributor is then counted anew, by each of its readers.
 */

/** For a step of a larger statement; `rows` have an `arn`. */
export const markStale = (rows: string): string =>
  `insert into opportunity_stale (arn, reader)
   select arn, reader from (select distinct arn from ${rows}) changed, unnest(array['lists', 'harvest']) as reader`;

/** For a step that only one reader has to see; `rows` have an `arn`. */
export const markStaleFor = (reader: 'lists' | 'harvest', rows: string): string =>
  `insert into opportunity_stale (arn, reader) select distinct arn, '${reader}' from ${rows}`;

/** What is counted for this reader still holds: nothing was changed that is seen now. `$1` is the ARN. */
export const isFreshFor = (reader: 'lists' | 'harvest'): string =>
  `not exists (select from opportunity_stale stale where stale.arn = $1 and stale.reader = '${reader}')`;

/** For a step of the statement that counts: what it takes away as seen is what it has seen. */
export const takeStale = (reader: 'lists' | 'harvest'): string =>
  `delete from opportunity_stale where arn = $1 and reader = '${reader}'`;

export async function markListsStale(queries: Queries, arns: Iterable<string>): Promise<void> {
  await queries.query(markStale('unnest($1::text[]) as arn'), [[...arns]]);
}
