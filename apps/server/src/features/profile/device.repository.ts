import type { Queries } from '../../db/queries.ts';

interface SeenDevice {
  readonly arn: string;
  readonly sessionId: string;
  readonly id: string;
  readonly name: string;
  readonly platform: string;
  readonly osVersion: string | null;
  readonly appVersion: string | null;
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
       (arn, device_id, name, platform, os_version, app_version, push_token, created_at, seen_at)
     select arn, $3, $4, $5, $6, $7, $8, $9, $9
       from session where arn = $1 and id = $2 and coalesce(device_id, $3) = $3
     on conflict (arn, device_id) do update
       set name = excluded.name, platform = excluded.platform,
           os_version = coalesce(excluded.os_version, known.os_version),
           app_version = coalesce(excluded.app_version, known.app_version),
           push_token = coalesce(excluded.push_token, known.push_token),
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
