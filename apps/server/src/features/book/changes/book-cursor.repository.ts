import type { Tx } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';
import type { BookChangeKind } from '../../../db/schema/book/book-changes.ts';

/*
 * A cursor is a snapshot of PostgreSQL: it names the transactions that were over when its reader looked. A change is
 * unread while its own transaction is none of them, whatever its number: one that began early and ended late is not
 * skipped. A reader without a cursor has read nothing, and reads the whole book.
 */

/** One that works something out of the book, by its name and the changes that matter to it. */
export interface BookReader {
  readonly name: string;
  readonly reads: readonly BookChangeKind[];
}

/** The cursor of a reader that reads all books at once. */
export const ALL_BOOKS = '';

/** Numbers of transactions begin again where a dump is restored: such a cursor says nothing. */
const isOfHere = 'pg_snapshot_xmax(k.seen) <= pg_snapshot_xmax(pg_current_snapshot())';

/** The first condition says nothing new; it is what the index finds by. */
const isUnread = 'c.xid >= pg_snapshot_xmin(k.seen) and not pg_visible_in_snapshot(c.xid, k.seen)';

const matters = ({ reads }: BookReader): string =>
  `c.kind in (${reads.map((kind) => `'${kind}'`).join(', ')})`;

/** For a condition: this reader has read all of a book. `$1` is the ARN. */
export const hasReadAll = (reader: BookReader): string =>
  `exists (
     select from book_cursor k
      where k.arn = $1 and k.reader = '${reader.name}' and ${isOfHere}
        and not exists (select from book_change c where c.arn = k.arn and ${isUnread} and ${matters(reader)}))`;

/** What a reader of all books has not read: `arn`, `kind`, `folio_no`, `scheme_code` and `since`. */
export const unreadOfAll = (reader: BookReader): string =>
  `select c.arn, c.kind, p.folio_no, p.scheme_code, p.since
     from book_cursor k join book_change c on ${isUnread}
     left join lateral unnest(c.folio_nos, c.scheme_codes, c.sinces) as p (folio_no, scheme_code, since) on true
    where k.arn = '${ALL_BOOKS}' and k.reader = '${reader.name}' and ${isOfHere} and ${matters(reader)}`;

/** Any number, the same for every process. */
const LOCK_CLASS = 4300_0003;

/**
 * Before a reader looks. Two that read for the same wait for each other; no change is swept while one reads. Whether it
 * has read before.
 */
export async function lockCursor(tx: Tx, reader: BookReader, arn: string): Promise<boolean> {
  await tx.query('select pg_advisory_xact_lock_shared($1, hashtext($2))', [LOCK_CLASS, arn]);
  const [cursor] = await tx.query<{ hasRead: boolean }>(
    `insert into book_cursor as k (arn, reader) values ($1, $2)
     on conflict (arn, reader) do update set reader = excluded.reader
     returning coalesce(${isOfHere}, false) as "hasRead"`,
    [arn, reader.name],
  );
  return cursor?.hasRead ?? false;
}

/**
 * A step of the statement that reads: what it sees is read. Also of a statement before those that read, which then see
 * more than they say. The transaction writes nothing to the book after it. `arn` is a parameter or a literal.
 */
export const moveCursor = (reader: BookReader, arn: string): string =>
  `update book_cursor set seen = pg_current_snapshot(), moved_at = now()
    where arn = ${arn} and reader = '${reader.name}'`;

/** The reader has read nothing. */
export const forgetCursor = (queries: Queries, reader: BookReader, arn: string): Promise<unknown> =>
  queries.query('delete from book_cursor where arn = $1 and reader = $2', [arn, reader.name]);

/** A cursor that nobody moved for so long goes: its reader reads the whole book when it comes again. */
const VALID_DAYS = 7;

export const dropOldCursors = (system: Queries): Promise<unknown> =>
  system.query(
    `delete from book_cursor k where k.moved_at < now() - interval '${VALID_DAYS} days' or not ${isOfHere}`,
  );

/** Books with changes, in order, after one. */
export async function booksWithChanges(system: Queries, after: string, limit: number): Promise<string[]> {
  const rows = await system.query<{ arn: string }>(
    'select distinct arn from book_change where arn > $1 order by arn limit $2',
    [after, limit],
  );
  return rows.map(({ arn }) => arn);
}

/** Of these books, those that nobody reads now, until the transaction ends. */
export async function lockUnreadBooks(tx: Tx, arns: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ arn: string }>(
    `select arn from unnest($2::text[]) as b (arn) where pg_try_advisory_xact_lock($1, hashtext(arn))`,
    [LOCK_CLASS, arns],
  );
  return rows.map(({ arn }) => arn);
}

/** Removes what every cursor has passed. */
export async function removeRead(tx: Tx, arns: readonly string[]): Promise<void> {
  await tx.query(
    `delete from book_change c
      where c.arn = any($1::text[]) and not exists (
        select from book_cursor k
         where k.arn in (c.arn, '${ALL_BOOKS}') and not pg_visible_in_snapshot(c.xid, k.seen))`,
    [arns],
  );
}
