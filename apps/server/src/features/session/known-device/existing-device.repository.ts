import type { Tx } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';

interface TrustedDevice {
  readonly arn: string;
  readonly deviceId: string;
}

/** The device that was given the token, unless it was signed out since or has stayed away too long. */
export async function findTrustedDevice(
  queries: Queries,
  tokenHash: string,
  since: string,
): Promise<TrustedDevice | null> {
  const rows = await queries.query<TrustedDevice>(
    'select arn, device_id as "deviceId" from known_device where token_hash = $1 and token_at > $2',
    [tokenHash, since],
  );
  return rows[0] ?? null;
}

/** The ARN has logged in before, on a device that nobody named: its next login is not its first. */
export async function noteEarlierLogin(queries: Queries, arn: string): Promise<void> {
  await queries.query("insert into known_device (arn, device_id) values ($1, '') on conflict do nothing", [
    arn,
  ]);
}

/** These devices are strangers from here on, until they log in again. */
export async function forgetDevices(
  queries: Queries,
  { arn, deviceIds }: { arn: string; deviceIds: readonly string[] },
): Promise<void> {
  await queries.query(
    `update known_device set token_hash = null, token_at = null
      where arn = $1 and device_id in (select jsonb_array_elements_text($2::jsonb))`,
    [arn, JSON.stringify(deviceIds)],
  );
}

/** All devices but the one the session runs on; all when it names none. */
export async function forgetOtherDevices(
  queries: Queries,
  { arn, sessionId }: { arn: string; sessionId: string },
): Promise<void> {
  await queries.query(
    `update known_device set token_hash = null, token_at = null, push_token = null, push_session = null, push_at = null
      where arn = $1 and (token_hash is not null or push_token is not null) and push_session is distinct from $2
        and device_id is distinct from (select device_id from session where arn = $1 and id = $2)`,
    [arn, sessionId],
  );
}

/** These devices get no pushes any more, unless they have another token by now. */
export async function forgetPushTokens(
  tx: Tx,
  gone: readonly { readonly arn: string; readonly deviceId: string; readonly token: string }[],
): Promise<void> {
  if (gone.length === 0) return;
  await tx.query(
    `update known_device d set push_token = null, push_session = null, push_at = null
       from jsonb_to_recordset($1::jsonb) as gone (arn text, "deviceId" text, token text)
      where d.arn = gone.arn and d.device_id = gone."deviceId" and d.push_token = gone.token`,
    [JSON.stringify(gone)],
  );
}
