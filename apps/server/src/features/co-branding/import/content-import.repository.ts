import type { ContentType } from '@hub/domain/content/content-rules';
import type { Layout } from '../../../creatives/layout/layout.ts';
import type { Tx } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';
import type { Manifest } from './manifest.ts';

export interface ExistingPiece {
  readonly id: string;
  readonly version: number;
  readonly type: ContentType;
  readonly bucket: string;
  readonly title: string;
  readonly summary: string;
  readonly schemeCode: string | null;
  readonly approvalNo: string;
  readonly validFrom: string;
  readonly validTo: string;
  readonly recalledAt: string | null;
  readonly recallReason: string | null;
  readonly layout: Layout;
}

const columns = `id, version, type, bucket, title, summary, scheme_code as "schemeCode", approval_no as "approvalNo",
  valid_from as "validFrom", valid_to as "validTo", recalled_at as "recalledAt", recall_reason as "recallReason", layout`;

export const findExisting = (queries: Queries, ids: readonly string[]): Promise<ExistingPiece[]> =>
  queries.query<ExistingPiece>(`select ${columns} from content_piece where id = any($1::text[])`, [ids]);

export async function lockPiece(queries: Queries, id: string): Promise<ExistingPiece | null> {
  const rows = await queries.query<ExistingPiece>(
    `select ${columns} from content_piece where id = $1 for update`,
    [id],
  );
  return rows[0] ?? null;
}

export const listExisting = (queries: Queries): Promise<ExistingPiece[]> =>
  queries.query<ExistingPiece>(`select ${columns} from content_piece order by bucket, id`);

/** Of these names, those that there are. */
export async function findNames(
  queries: Queries,
  { buckets, schemes }: { readonly buckets: readonly string[]; readonly schemes: readonly string[] },
): Promise<{ readonly buckets: readonly string[]; readonly schemes: readonly string[] }> {
  const rows = await queries.query<{ kind: 'bucket' | 'scheme'; name: string }>(
    `select 'bucket' as kind, id as name from content_bucket where id = any($1::text[])
     union all select 'scheme', code from fund_scheme where code = any($2::text[])`,
    [buckets, schemes],
  );
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ name }) => name);
  return { buckets: of('bucket'), schemes: of('scheme') };
}

export async function upsertBuckets(tx: Tx, buckets: Manifest['buckets']): Promise<void> {
  await tx.query(
    `insert into content_bucket (id, name, no)
     select * from unnest($1::text[], $2::text[], $3::int4[])
     on conflict (id) do update set name = excluded.name, no = excluded.no`,
    [buckets.map(({ id }) => id), buckets.map(({ name }) => name), buckets.map(({ no }) => no)],
  );
}

export interface PieceToWrite extends Omit<ExistingPiece, 'recalledAt' | 'recallReason'> {
  /** In capitals. */
  readonly words: string;
  /** The version it was when it was looked at; 0 when there was none. */
  readonly wasVersion: number;
}

/** Those that were written: one that somebody else changed meanwhile is not. */
export async function writePieces(tx: Tx, pieces: readonly PieceToWrite[], at: string): Promise<number> {
  const rows = await tx.query(
    `insert into content_piece as p (id, version, type, bucket, title, summary, scheme_code, approval_no, valid_from,
                                     valid_to, layout, words, created_at, updated_at)
     select n.id, n.version, n.type, n.bucket, n.title, n.summary, n."schemeCode", n."approvalNo", n."validFrom",
            n."validTo", n.layout, n.words, $2::timestamptz, $2::timestamptz
       from jsonb_to_recordset($1::jsonb) as n (id text, version int4, type text, bucket text, title text, summary text,
            "schemeCode" text, "approvalNo" text, "validFrom" date, "validTo" date, layout jsonb, words text)
     on conflict (id) do update
        set version = excluded.version, type = excluded.type, bucket = excluded.bucket, title = excluded.title,
            summary = excluded.summary, scheme_code = excluded.scheme_code, approval_no = excluded.approval_no,
            valid_from = excluded.valid_from, valid_to = excluded.valid_to, layout = excluded.layout,
            words = excluded.words, updated_at = excluded.updated_at
      where p.recalled_at is null
        and p.version = (select (o->>'wasVersion')::int4 from jsonb_array_elements($1::jsonb) o where o->>'id' = p.id)
     returning 1 as written`,
    [JSON.stringify(pieces), at],
  );
  return rows.length;
}

/** Those that may be used on that day and were not told of before. From now on they were. */
export const takeUntold = (
  tx: Tx,
  day: string,
  at: string,
): Promise<{ readonly id: string; readonly title: string }[]> =>
  tx.query(
    `with told as (update content_piece set told_at = $2
                    where told_at is null and recalled_at is null and $1 between valid_from and valid_to
                returning id, title)
     select id, title from told order by id`,
    [day, at],
  );

/** False when there is no such piece, or it was recalled before. */
export async function markRecalled(
  queries: Queries,
  { id, reason, at }: { readonly id: string; readonly reason: string; readonly at: string },
): Promise<boolean> {
  const rows = await queries.query(
    `update content_piece set recalled_at = $3, recall_reason = $2, updated_at = $3
      where id = $1 and recalled_at is null returning id`,
    [id, reason, at],
  );
  return rows.length > 0;
}
