import type { ContentType } from '@hub/domain/content/content-rules';
import type { Queries } from '../../../db/queries.ts';

/** What of the distributor stands on a piece, as the profile had it when it was asked for. */
export interface PrintedFields {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly city: string | null;
  /** Names in the files port. */
  readonly logo: string | null;
  readonly picture: string | null;
}

/** A generated piece with what has become of its original since. */
export interface GeneratedRow {
  readonly arn: string;
  readonly id: string;
  readonly contentId: string;
  readonly version: number;
  readonly language: string;
  readonly shown: PrintedFields;
  readonly status: 'queued' | 'making' | 'ready' | 'failed';
  readonly progress: number;
  readonly day: string;
  readonly ticket: string;
  readonly contentType: string | null;
  readonly bytes: number | null;
  /** The size of the picture of it; null where there is none. */
  readonly picture: { readonly width: number; readonly height: number } | null;
  readonly failure: string | null;
  readonly requestedAt: string;
  readonly title: string;
  readonly type: ContentType;
  readonly newest: number;
  readonly validFrom: string;
  readonly validTo: string;
  readonly isRecalled: boolean;
}

const columns = `g.arn, g.id, g.content_id as "contentId", g.version, g.language, g.shown, g.status, g.progress, g.day,
  g.ticket, g.content_type as "contentType", g.bytes, g.picture, g.failure, g.asked_at as "requestedAt", p.title, p.type,
  p.version as newest, p.valid_from as "validFrom", p.valid_to as "validTo",
  p.recalled_at is not null as "isRecalled"`;

const joined = 'generated_content g join content_piece p on p.id = g.content_id';

export async function findGenerated(queries: Queries, arn: string, id: string): Promise<GeneratedRow | null> {
  const rows = await queries.query<GeneratedRow>(
    `select ${columns} from ${joined} where g.arn = $1 and g.id = $2`,
    [arn, id],
  );
  return rows[0] ?? null;
}

/** What a distributor made of a piece, the newest first. */
export const findMadeOf = (
  queries: Queries,
  arn: string,
  contentId: string,
  limit: number,
): Promise<GeneratedRow[]> =>
  queries.query<GeneratedRow>(
    `select ${columns} from ${joined} where g.arn = $1 and g.content_id = $2
      order by g.asked_at desc, g.id limit $3`,
    [arn, contentId, limit],
  );

/** The newest of those that carry this ticket: what was made twice on a day has one link. */
export async function findByTicket(
  queries: Queries,
  arn: string,
  contentId: string,
  ticket: string,
): Promise<GeneratedRow | null> {
  const rows = await queries.query<GeneratedRow>(
    `select ${columns} from ${joined} where g.arn = $1 and g.content_id = $2 and g.ticket = $3
      order by g.status = 'ready' desc, g.asked_at desc, g.id limit 1`,
    [arn, contentId, ticket],
  );
  return rows[0] ?? null;
}

const LOCK_CLASS = 1420;

/** Those of a distributor that are not done yet. Nobody else adds to them until the transaction ends. */
export async function lockWaiting(queries: Queries, arn: string): Promise<number> {
  await queries.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCK_CLASS, arn]);
  const rows = await queries.query<{ count: number }>(
    "select count(*)::int4 as count from generated_content where arn = $1 and status in ('queued', 'making')",
    [arn],
  );
  return rows[0]?.count ?? 0;
}

type NewGenerated = Pick<
  GeneratedRow,
  'arn' | 'id' | 'contentId' | 'version' | 'language' | 'shown' | 'day' | 'ticket' | 'requestedAt'
>;

export async function insertGenerated(queries: Queries, made: NewGenerated): Promise<void> {
  const { arn, id, contentId, version, language, shown, day, ticket, requestedAt } = made;
  await queries.query(
    `insert into generated_content (arn, id, content_id, version, language, shown, status, progress, day, ticket, asked_at)
     values ($1, $2, $3, $4, $5, $6, 'queued', 0, $7, $8, $9)`,
    [arn, id, contentId, version, language, JSON.stringify(shown), day, ticket, requestedAt],
  );
}

/** Answers how many that are over were not looked at yet. */
export async function markSeen(queries: Queries, arn: string, id: string, at: string): Promise<number> {
  const rows = await queries.query<{ unseen: number }>(
    `with seen as (
       update generated_content set seen_at = coalesce(seen_at, $3)
        where arn = $1 and id = $2 and status in ('ready', 'failed') returning id)
     select count(*)::int4 as unseen from generated_content
      where arn = $1 and status in ('ready', 'failed') and seen_at is null and id not in (select id from seen)`,
    [arn, id, at],
  );
  return rows[0]?.unseen ?? 0;
}
