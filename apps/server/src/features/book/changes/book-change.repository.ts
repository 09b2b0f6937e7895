import type { Tx } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';
import type { BookChangeKind } from '../../../db/schema/book/book-changes.ts';
import { keyArrays, type PositionKey } from '../ledger/new-entry.ts';

/*
 * Whoever changes the book says so in the same transaction. Who works something out of it has a cursor
 * (`book-cursor.repository.ts`) and finds there what it has not read.
 */

/** For a step of a larger statement; `rows` have an `arn`. */
export const noteChange = (kind: BookChangeKind, rows: string): string =>
  `insert into book_change (arn, kind) select distinct arn, '${kind}' from ${rows}`;

export async function noteChanges(
  queries: Queries,
  kind: BookChangeKind,
  arns: Iterable<string>,
): Promise<void> {
  await queries.query(noteChange(kind, 'unnest($1::text[]) as arn'), [[...arns]]);
}

/** The positions that are staged and were posted to. */
export async function noteEntries(tx: Tx): Promise<void> {
  await tx.query(
    `insert into book_change (arn, kind, folio_nos, scheme_codes, sinces)
     select arn, 'ledger', array_agg(folio_no), array_agg(scheme_code),
            array_agg(nullif(posted_from, '-infinity'))
       from folded where posted_from is not null group by arn`,
  );
}

/** A registrar's balance says something else of what these positions held before all entries. */
export async function noteOpenings(tx: Tx, keys: readonly PositionKey[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.query(
    `insert into book_change (arn, kind, folio_nos, scheme_codes)
     select arn, 'opening', array_agg(folio_no), array_agg(scheme_code)
       from unnest($1::text[], $2::text[], $3::text[]) as k (arn, folio_no, scheme_code) group by arn`,
    keyArrays(keys),
  );
}

/** Prices of all books, from a day on. */
export async function notePrices(tx: Tx, since: string): Promise<void> {
  await tx.query(`insert into book_change (arn, kind, sinces) values ('', 'nav', array[$1::date])`, [since]);
}
