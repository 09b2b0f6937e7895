import type { Queries } from '../../../db/queries.ts';

interface SeenDevice {
  readonly arn: string;
  readonly sessionId: string;
  readonly id: string;
  readonly name: string;
  readonly platform: string;
  readonly osVersion: string | null;
  readonly appVersion: string | null;
  /** Null leaves what there is; empty takes it away. */
  readonly pushToken: string | null;
  readonly at: string;
}

/**
 * Remembers what the app runs on. Only the device that the session logged in with, where it named one: a known
 * device logs in without a notice, so nobody makes another one known. False when it is another.
 */
export async function rememberDevice(queries: Queries, device: SeenDevice): Promise<boolean> {
  const rows = await queries.query(
    `insert into known_device as known
       (arn, device_id, name, platform, os_version, app_version, push_token, push_session, push_at, created_at, seen_at)
     select arn, $3, $4, $5, $6, $7, nullif($8, ''), case when $8 <> '' then $2 end,
            case when $8 <> '' then $9::timestamptz end, $9, $9
       from session where arn = $1 and id = $2 and coalesce(device_id, $3) = $3
     on conflict (arn, device_id) do update
       set name = excluded.name, platform = excluded.platform,
           os_version = coalesce(excluded.os_version, known.os_version),
           app_version = coalesce(excluded.app_version, known.app_version),
           push_token = case when $8::text is null then known.push_token else excluded.push_token end,
           push_session = case when $8::text is null then known.push_session else excluded.push_session end,
           push_at = case when $8::text is null then known.push_at else excluded.push_at end,
           seen_at = excluded.seen_at
     returning known.arn`,
    [
      device.arn,
      device.sessionId,
      device.id,
      device.name,
      device.platform,
      device.osVersion,
      device.appVersion,
      device.pushToken,
      device.at,
    ],
  );
  return rows.length === 1;
}

/**
 * A token is one device's, and that device has one user at a time: whoever registers it last. Asked as the system, since
 * the one before may be another distributor, whose pushes must not go on to a phone that changed hands.
 */
export const releaseToken = (
  queries: Queries,
  { arn, id, token }: { readonly arn: string; readonly id: string; readonly token: string },
): Promise<unknown> =>
  queries.query(
    `update known_device set push_token = null, push_session = null, push_at = null
      where push_token is not null and md5(push_token) = md5($1) and push_token = $1
        and (arn, device_id) is distinct from ($2, $3)`,
    [token, arn, id],
  );
