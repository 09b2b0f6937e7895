import type { DeviceKeyMethod } from '@hub/contract/calls/session/session-devices';
import { intoAuditLog } from '../../../db/audit-log.ts';
import type { Queries } from '../../../db/queries.ts';
import type { deviceKey } from '../../../db/schema/session.ts';
import {
  type Acquaintance,
  acquaintanceColumns,
  type Distributor,
  distributorColumns,
} from '../sessions/distributor.repository.ts';
import type { SessionPlatform } from '../sessions/session.repository.ts';

interface NewDeviceKey {
  readonly arn: string;
  readonly sessionId: string;
  readonly id: string;
  readonly deviceId: string;
  readonly deviceName: string;
  readonly platform: SessionPlatform;
  readonly method: DeviceKeyMethod;
  readonly publicKey: string;
  readonly pinHash: string | null;
  readonly tries: number;
  readonly at: string;
}

/**
 * A device has one key: the new one takes the place of the old. A session that named its device at login speaks for
 * that one only; false when the key is for another.
 */
export async function replaceDeviceKey(queries: Queries, key: NewDeviceKey): Promise<boolean> {
  const rows = await queries.query(
    `with speaks as (
       select arn from session where arn = $1 and id = $11 and coalesce(device_id, $3) = $3
     ), replaced as (
       update device_key set revoked_at = $10::timestamptz
        where arn = (select arn from speaks) and device_id = $3 and revoked_at is null
     )
     insert into device_key
       (arn, id, device_id, device_name, platform, method, public_key, pin_hash, tries_left, created_at)
     select arn, $2, $3, $4, $5, $6, $7, $8, $9, $10::timestamptz from speaks returning id`,
    [
      key.arn,
      key.id,
      key.deviceId,
      key.deviceName,
      key.platform,
      key.method,
      key.publicKey,
      key.pinHash,
      key.tries,
      key.at,
      key.sessionId,
    ],
  );
  return rows.length === 1;
}

export async function isLiveKey(queries: Queries, keyId: string): Promise<boolean> {
  const rows = await queries.query('select from device_key where id = $1 and revoked_at is null', [keyId]);
  return rows.length > 0;
}

/** Puts a challenge out; the one before it is worth nothing from here on. An unknown key takes none. */
export async function putChallenge(
  queries: Queries,
  { keyId, challenge, expiresAt }: { keyId: string; challenge: string; expiresAt: string },
): Promise<void> {
  await queries.query(
    `update device_key set challenge = $2, challenge_expires_at = $3
      where id = $1 and revoked_at is null`,
    [keyId, challenge, expiresAt],
  );
}

export type ChallengedKey = Acquaintance &
  (Distributor | { readonly status: null }) & {
    readonly keyArn: string;
    readonly deviceId: string;
    readonly deviceName: string | null;
    readonly platform: SessionPlatform;
    readonly method: DeviceKeyMethod;
    readonly publicKey: string;
    readonly pinHash: string | null;
  };

/** Takes the challenge back and answers whose key it was out for: of parallel answers to one, exactly one counts. */
export async function takeChallenge(
  queries: Queries,
  { keyId, challenge, now }: { keyId: string; challenge: string; now: string },
): Promise<ChallengedKey | null> {
  const rows = await queries.query<ChallengedKey>(
    `with taken as (
       update device_key set challenge = null, challenge_expires_at = null
        where id = $1 and revoked_at is null and challenge = $2 and challenge_expires_at > $3
       returning arn, device_id, device_name, platform, method, public_key, pin_hash
     )
     select taken.arn as "keyArn", taken.device_id as "deviceId", taken.device_name as "deviceName",
            taken.platform, method, public_key as "publicKey", pin_hash as "pinHash",
            ${distributorColumns}, ${acquaintanceColumns('taken.arn', 'taken.device_id')}
       from taken left join arn_record distributor on distributor.arn = taken.arn
            left join arn_profile distributor_profile on distributor_profile.arn = taken.arn`,
    [keyId, challenge, now],
  );
  return rows[0] ?? null;
}

interface WrongAnswer {
  readonly arn: string;
  readonly keyId: string;
  readonly at: string;
  readonly address: string;
  readonly requestId: string;
}

/** One try less; with the last the key is taken back. Written down either way. */
export async function recordWrongAnswer(queries: Queries, wrong: WrongAnswer): Promise<void> {
  await queries.query(
    `with tried as (
       update device_key set tries_left = greatest(tries_left - 1, 0),
              revoked_at = case when tries_left <= 1 then $3::timestamptz end
        where arn = $1 and id = $2 and revoked_at is null returning tries_left
     )
     ${intoAuditLog}
     select $1, $1, case tries_left when 0 then 'session.device-key-revoked' else 'session.device-key-wrong' end,
            $2, jsonb_build_object('triesLeft', tries_left), $4, $5 from tried`,
    [wrong.arn, wrong.keyId, wrong.at, wrong.address, wrong.requestId],
  );
}

type ListedKey = Readonly<
  Pick<
    typeof deviceKey.$inferSelect,
    'id' | 'deviceName' | 'platform' | 'method' | 'createdAt' | 'lastUsedAt'
  >
>;

export async function findDeviceKeys(queries: Queries, arn: string): Promise<ListedKey[]> {
  return queries.query<ListedKey>(
    `select id, device_name as "deviceName", platform, method, created_at as "createdAt",
            last_used_at as "lastUsedAt"
       from device_key where arn = $1 and revoked_at is null
      order by coalesce(last_used_at, created_at) desc, id limit 100`,
    [arn],
  );
}

/** False when the ARN has no such key. */
export async function revokeDeviceKey(
  queries: Queries,
  { arn, id, at }: { arn: string; id: string; at: string },
): Promise<boolean> {
  const rows = await queries.query(
    'update device_key set revoked_at = $3 where arn = $1 and id = $2 and revoked_at is null returning id',
    [arn, id, at],
  );
  return rows.length === 1;
}

/** The keys of these devices. */
export async function revokeKeysOf(
  queries: Queries,
  { arn, deviceIds, at }: { arn: string; deviceIds: readonly string[]; at: string },
): Promise<void> {
  await queries.query(
    `update device_key set revoked_at = $3
      where arn = $1 and revoked_at is null
        and device_id in (select jsonb_array_elements_text($2::jsonb))`,
    [arn, JSON.stringify(deviceIds), at],
  );
}

/** The keys of all devices but the one the session runs on; of all when it names none. */
export async function revokeOtherKeys(
  queries: Queries,
  { arn, sessionId, at }: { arn: string; sessionId: string; at: string },
): Promise<void> {
  await queries.query(
    `update device_key set revoked_at = $3
      where arn = $1 and revoked_at is null and device_id is distinct from
        (select device_id from session where arn = $1 and id = $2)`,
    [arn, sessionId, at],
  );
}
