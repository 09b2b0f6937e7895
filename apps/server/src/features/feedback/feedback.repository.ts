import type { QueryEvent, QueryFigure, QueryFile } from '@hub/contract/calls/feedback/feedback';
import type { QueryStatus } from '@hub/domain/feedback/query-status';
import type { Tx } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import type { distributorQuery } from '../../db/schema/feedback.ts';

export interface QueryRow extends Readonly<Omit<typeof distributorQuery.$inferSelect, 'words' | 'figures'>> {
  readonly figures: readonly QueryFigure[];
}

const columns = `arn, reference, section, sub_section as "subSection", subject, status, raised_at as "raisedAt",
  changed_at as "changedAt", answer_by as "answerBy", rating, figures`;

interface QueryFilter {
  readonly arn: string;
  readonly status: QueryStatus | null;
  /** In capitals, as `words` has them. */
  readonly words: readonly string[];
}

const matching = `arn = $1 and ($2::text is null or status = $2)
  and not exists (select from unnest($3::text[]) word where strpos(words, word) = 0)`;

export const findQueries = (
  queries: Queries,
  { arn, status, words }: QueryFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<QueryRow[]> =>
  queries.query<QueryRow>(
    `select ${columns} from distributor_query where ${matching}
      order by changed_at desc, reference limit $4 offset $5`,
    [arn, status, words, limit, offset],
  );

export async function countQueries(
  queries: Queries,
  { arn, status, words }: QueryFilter,
): Promise<{ readonly total: number; readonly byStatus: Readonly<Partial<Record<QueryStatus, number>>> }> {
  const rows = await queries.query<{ status: QueryStatus; all: number; matching: number }>(
    `select status, count(*)::int4 as "all", (count(*) filter (where ${matching}))::int4 as matching
       from distributor_query where arn = $1 group by status`,
    [arn, status, words],
  );
  return {
    total: rows.reduce((sum, row) => sum + row.matching, 0),
    byStatus: Object.fromEntries(rows.map((row) => [row.status, row.all])),
  };
}

export async function findQuery(queries: Queries, arn: string, reference: string): Promise<QueryRow | null> {
  const rows = await queries.query<QueryRow>(
    `select ${columns} from distributor_query where arn = $1 and reference = $2`,
    [arn, reference],
  );
  return rows[0] ?? null;
}

/** Nobody else changes it meanwhile. Without an ARN for the desk, which knows the reference alone. */
export async function lockQuery(tx: Tx, reference: string, arn: string | null): Promise<QueryRow | null> {
  const rows = await tx.query<QueryRow>(
    `select ${columns} from distributor_query where reference = $1 and ($2::text is null or arn = $2) for update`,
    [reference, arn],
  );
  return rows[0] ?? null;
}

/** What waits for the desk, the first due first. */
export const findWaiting = (queries: Queries, limit: number): Promise<QueryRow[]> =>
  queries.query<QueryRow>(
    `select ${columns} from distributor_query where status in ('open', 'reopened')
      order by answer_by, raised_at, reference limit $1`,
    [limit],
  );

export const findEvents = (queries: Queries, arn: string, reference: string): Promise<QueryEvent[]> =>
  queries.query<QueryEvent>(
    'select what, at, words, rating from query_event where arn = $1 and reference = $2 order by no',
    [arn, reference],
  );

/** Of several queries, for the desk. */
export const findEventsOf = (
  queries: Queries,
  rows: readonly Pick<QueryRow, 'arn' | 'reference'>[],
): Promise<(QueryEvent & { readonly reference: string })[]> =>
  queries.query(
    `select e.reference, what, at, words, rating
       from unnest($1::text[], $2::text[]) asked(arn, reference)
       join query_event e on e.arn = asked.arn and e.reference = asked.reference
      order by e.reference, no`,
    [rows.map(({ arn }) => arn), rows.map(({ reference }) => reference)],
  );

export const findFiles = (queries: Queries, arn: string, reference: string): Promise<QueryFile[]> =>
  queries.query<QueryFile>(
    'select id, name, bytes from query_file where arn = $1 and reference = $2 order by no',
    [arn, reference],
  );

export interface SavedFile extends QueryFile {
  readonly contentType: string;
}

export async function findFile(
  queries: Queries,
  arn: string,
  reference: string,
  id: string,
): Promise<SavedFile | null> {
  const rows = await queries.query<SavedFile>(
    `select id, name, content_type as "contentType", bytes from query_file
      where arn = $1 and reference = $2 and id = $3`,
    [arn, reference, id],
  );
  return rows[0] ?? null;
}

interface NewQuery extends Omit<QueryRow, 'status' | 'changedAt' | 'rating'> {
  readonly words: string;
  readonly files: readonly SavedFile[];
}

export async function insertQuery(queries: Queries, query: NewQuery): Promise<void> {
  const { arn, reference, section, subSection, subject, raisedAt, answerBy, figures, words, files } = query;
  await queries.query(
    `insert into distributor_query (arn, reference, section, sub_section, subject, status, raised_at, changed_at,
                                    answer_by, figures, words)
     values ($1, $2, $3, $4, $5, 'open', $6, $6, $7, $8, $9)`,
    [arn, reference, section, subSection, subject, raisedAt, answerBy, JSON.stringify(figures), words],
  );
  if (files.length === 0) return;
  await queries.query(
    `insert into query_file (arn, reference, id, no, name, content_type, bytes)
     select $1, $2, file.value ->> 'id', file.no, file.value ->> 'name', file.value ->> 'contentType',
            (file.value ->> 'bytes')::int
       from jsonb_array_elements($3::jsonb) with ordinality file(value, no)`,
    [arn, reference, JSON.stringify(files)],
  );
}

export async function insertEvent(
  queries: Queries,
  { arn, reference }: Pick<QueryRow, 'arn' | 'reference'>,
  { what, at, words, rating }: QueryEvent,
): Promise<void> {
  await queries.query(
    `insert into query_event (arn, reference, no, what, at, words, rating)
     select $1, $2, coalesce(max(no), 0) + 1, $3, $4, $5, $6 from query_event where arn = $1 and reference = $2`,
    [arn, reference, what, at, words, rating],
  );
}

interface QueryChange {
  readonly status: QueryStatus;
  readonly at: string;
  readonly answerBy: string;
  readonly rating: number | null;
  /** What was said with it, in capitals. */
  readonly words: string;
}

export async function updateQuery(
  queries: Queries,
  { arn, reference }: Pick<QueryRow, 'arn' | 'reference'>,
  { status, at, answerBy, rating, words }: QueryChange,
): Promise<void> {
  await queries.query(
    `update distributor_query
        set status = $3, changed_at = $4, answer_by = $5, rating = $6, words = words || ' ' || $7
      where arn = $1 and reference = $2`,
    [arn, reference, status, at, answerBy, rating, words],
  );
}
