import { contentNews } from '../../../db/channels.ts';
import type { Queries } from '../../../db/queries.ts';

/** A piece in the hand of this process, until another claims it. */
export interface Claim {
  readonly arn: string;
  readonly id: string;
  readonly claim: string;
}

/**
 * As the system: what waits longest and nobody works on, those first whose distributors have the fewest before it. One
 * that was begun too often is taken too: whoever claims it says that it failed.
 */
export async function claimNext(
  queries: Queries,
  claim: string,
  seconds: number,
): Promise<(Claim & { readonly tries: number }) | null> {
  const rows = await queries.query<Claim & { tries: number }>(
    `update generated_content g
        set status = 'making', claim = $1, claimed_until = now() + make_interval(secs => $2), tries = g.tries + 1
      where (g.arn, g.id) = (
        select w.arn, w.id from generated_content w
         where w.status in ('queued', 'making') and (w.claimed_until is null or w.claimed_until < now())
         order by (select count(*) from generated_content o
                    where o.arn = w.arn and o.status in ('queued', 'making') and (o.asked_at, o.id) < (w.asked_at, w.id)), w.asked_at, w.id
         limit 1 for update skip locked)
      returning g.arn, g.id, g.claim, g.tries`,
    [claim, seconds],
  );
  return rows[0] ?? null;
}

const notifyFollowers = `select pg_notify('${contentNews.channel}', arn || '${contentNews.suffix}') from written`;
const stillMine = `arn = $1 and id = $2 and claim = $3 and status = 'making'`;

/** Keeps the claim too. False when it is another's by now. */
export async function noteProgress(
  queries: Queries,
  { arn, id, claim }: Claim,
  progress: number,
  seconds: number,
): Promise<boolean> {
  const rows = await queries.query(
    `with written as (
       update generated_content
          set progress = greatest(progress, $4), claimed_until = now() + make_interval(secs => $5)
        where ${stillMine} returning arn)
     ${notifyFollowers}`,
    [arn, id, claim, progress, seconds],
  );
  return rows.length === 1;
}

interface MadeFile {
  readonly mediaType: string;
  readonly bytes: number;
  readonly picture: { readonly width: number; readonly height: number } | null;
  readonly at: string;
}

export async function markReady(
  queries: Queries,
  { arn, id, claim }: Claim,
  { mediaType, bytes, picture, at }: MadeFile,
): Promise<boolean> {
  const rows = await queries.query(
    `with written as (
       update generated_content
          set status = 'ready', progress = 100, content_type = $4, bytes = $5, picture = $6, ended_at = $7, claimed_until = null
        where ${stillMine} returning arn)
     ${notifyFollowers}`,
    [arn, id, claim, mediaType, bytes, picture && JSON.stringify(picture), at],
  );
  return rows.length === 1;
}

export async function markFailed(
  queries: Queries,
  { arn, id, claim }: Claim,
  failure: string,
  at: string,
): Promise<void> {
  await queries.query(
    `with written as (
       update generated_content set status = 'failed', failure = $4, ended_at = $5, claimed_until = null
        where ${stillMine} returning arn)
     ${notifyFollowers}`,
    [arn, id, claim, failure, at],
  );
}
