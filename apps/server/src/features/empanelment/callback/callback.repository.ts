import type { CallbackTime, CallbackTopic } from '@hub/domain/empanelment/callback';
import type { Queries } from '../../../db/queries.ts';

interface NewCallback {
  readonly id: string;
  readonly name: string;
  readonly mobile: string;
  readonly city: string;
  readonly claimedArn: string;
  readonly bestTime: CallbackTime;
  readonly about: CallbackTopic;
  readonly at: string;
}

/** False when somebody waits for a call at this number already. */
export async function insertCallback(queries: Queries, requested: NewCallback): Promise<boolean> {
  const { id, name, mobile, city, claimedArn, bestTime, about, at } = requested;
  const rows = await queries.query(
    `insert into callback_request (id, name, mobile, city, claimed_arn, best_time, about, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (mobile) where done_at is null do nothing returning id`,
    [id, name, mobile, city, claimedArn, bestTime, about, at],
  );
  return rows.length === 1;
}

/** Who waits longest first. */
export const findCallbacks = (queries: Queries, limit: number): Promise<NewCallback[]> =>
  queries.query<NewCallback>(
    `select id, name, mobile, city, claimed_arn as "claimedArn", best_time as "bestTime", about, created_at as at
       from callback_request where done_at is null order by created_at, id limit $1`,
    [limit],
  );

export async function lockCallback(
  queries: Queries,
  mobile: string,
): Promise<{ readonly id: string; readonly name: string } | null> {
  const rows = await queries.query<{ id: string; name: string }>(
    'select id, name from callback_request where mobile = $1 and done_at is null for update',
    [mobile],
  );
  return rows[0] ?? null;
}

/** False when nobody waits at this number. */
export async function endCallback(queries: Queries, mobile: string, at: string): Promise<boolean> {
  const rows = await queries.query(
    'update callback_request set done_at = $2 where mobile = $1 and done_at is null returning id',
    [mobile, at],
  );
  return rows.length === 1;
}
