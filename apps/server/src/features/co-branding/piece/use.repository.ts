import type { Queries } from '../../../db/queries.ts';

interface Use {
  readonly arn: string;
  readonly contentId: string;
  readonly at: string;
}

interface LoggedUse extends Use {
  readonly id: string;
  readonly version: number;
  readonly what: 'view' | 'download' | 'share';
  readonly channel: string | null;
}

const counters = { view: 'views', download: 'downloads', share: 'shares' } as const;

/** One more, and a line of who took or passed on which version. */
export async function countUse(queries: Queries, use: LoggedUse): Promise<void> {
  const { arn, id, contentId, version, what, channel, at } = use;
  const counter = counters[what];
  await queries.query(
    `with logged as (
       insert into content_log (arn, id, content_id, version, what, channel, at)
       values ($1, $2, $3, $4, $5, $6, $7))
     insert into content_use as u (arn, content_id, ${counter}, used_at) values ($1, $3, 1, $7)
     on conflict (arn, content_id) do update
        set ${counter} = u.${counter} + 1, used_at = greatest(u.used_at, excluded.used_at)`,
    [arn, id, contentId, version, what, channel, at],
  );
}

/** What was asked for counts as used, before anybody looked at it. */
export async function markUsed(queries: Queries, { arn, contentId, at }: Use): Promise<void> {
  await queries.query(
    `insert into content_use as u (arn, content_id, used_at) values ($1, $2, $3)
     on conflict (arn, content_id) do update set used_at = greatest(u.used_at, excluded.used_at)`,
    [arn, contentId, at],
  );
}

/** A stranger looked at the shared page. It is no use of the distributor's, so the order of what was used stays. */
export async function countOpen(queries: Queries, { arn, contentId, at }: Use): Promise<void> {
  await queries.query(
    `insert into content_use as u (arn, content_id, opens, used_at) values ($1, $2, 1, $3)
     on conflict (arn, content_id) do update set opens = u.opens + 1`,
    [arn, contentId, at],
  );
}
