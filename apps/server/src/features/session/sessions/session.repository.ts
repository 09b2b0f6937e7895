import { spending } from '../../../codes/otp.repository.ts';
import { intoAuditLog } from '../../../db/audit-log.ts';
import type { Queries } from '../../../db/queries.ts';

export type SessionScope = 'full' | 'transaction';
export type SessionPlatform = 'web' | 'android' | 'ios';

/** What decides whether a session goes on. */
export interface StoredSession {
  readonly scope: SessionScope;
  readonly platform: SessionPlatform;
  readonly createdAt: string;
  readonly lastUsedAt: string;
}

interface NewSession {
  readonly arn: string;
  readonly id: string;
  readonly scope: SessionScope;
  readonly deviceId: string | null;
  readonly deviceName: string | null;
  readonly platform: SessionPlatform;
  readonly address: string;
  readonly requestId: string;
  readonly at: string;
  readonly refreshHash: string;
  readonly refreshExpiresAt: string;
  /** Makes the device a known one; null for a login that leaves no trace on it. */
  readonly deviceTokenHash: string | null;
  /** How it was opened, for the audit log. */
  readonly by: string;
}

/** As many devices of an ARN count as known; the one that logged in longest ago makes room. */
const trustedDevices = 10;

/**
 * Session, first refresh token, device and audit entry in one statement, and only when the gate lets it through:
 * of any number of parallel uses of one code or one challenge exactly one opens a session. A log-in begins its own
 * family of refresh tokens; the family has the session's id.
 */
const opening = (gate: string): string => `with gate as (${gate}),
  opened as (
    insert into session
      (arn, id, family, scope, device_id, device_name, platform, address, created_at, last_used_at)
    select $1, $2, $2, $3, $4, $5, $6, $7, $8::timestamptz, $8::timestamptz from gate
  ), token as (
    insert into refresh_token (arn, hash, session_id, expires_at, created_at)
    select $1, $9, $2, $10::timestamptz, $8::timestamptz from gate
  ), met as (
    insert into known_device (arn, device_id, name, platform, created_at, token_hash, token_at)
    select $1, coalesce($4, ''), $5, $6, $8::timestamptz, $13,
           case when $13::text is not null then $8::timestamptz end from gate
    on conflict (arn, device_id) do update set token_hash = excluded.token_hash, token_at = excluded.token_at
     where excluded.token_hash is not null
  ), forgotten as (
    update known_device set token_hash = null, token_at = null
     where arn = (select arn from gate) and $13::text is not null and device_id in
       (select device_id from known_device
         where arn = $1 and device_id <> coalesce($4, '') and token_hash is not null
         order by token_at desc offset ${trustedDevices - 1})
  ), audited as (
    ${intoAuditLog}
    select $1, $1, 'session.login', $2, jsonb_build_object('by', $11::text, 'scope', $3::text), $7, $12 from gate
  )
  select 1 from gate`;

const withCode = opening(spending('$1', '$14', '$8'));
const withDeviceKey = opening(
  `update device_key set tries_left = $15, last_used_at = $8
    where arn = $1 and id = $14 and revoked_at is null returning arn`,
);

const paramsOf = (session: NewSession): unknown[] => [
  session.arn,
  session.id,
  session.scope,
  session.deviceId,
  session.deviceName,
  session.platform,
  session.address,
  session.at,
  session.refreshHash,
  session.refreshExpiresAt,
  session.by,
  session.requestId,
  session.deviceTokenHash,
];

/** What a session is opened with. */
export type Proof =
  | { readonly otpRequestId: string }
  | { readonly deviceKeyId: string; readonly tries: number };

/** False when the code or the key is spent meanwhile. */
export async function openSession(queries: Queries, session: NewSession, proof: Proof): Promise<boolean> {
  const rows =
    'otpRequestId' in proof
      ? await queries.query(withCode, [...paramsOf(session), proof.otpRequestId])
      : await queries.query(withDeviceKey, [...paramsOf(session), proof.deviceKeyId, proof.tries]);
  return rows.length === 1;
}

interface ListedSession {
  readonly id: string;
  readonly deviceName: string | null;
  readonly platform: SessionPlatform;
  readonly address: string | null;
  readonly signedInAt: string;
  readonly lastUsedAt: string;
}

/** From when on a session must have been used, and must have begun, to go on. */
interface LiveSince {
  readonly used: { readonly web: string; readonly native: string };
  readonly started: { readonly web: string; readonly native: string; readonly transactions: string };
}

/** Those that can still go on, newest use first. */
export async function findLiveSessions(
  queries: Queries,
  arn: string,
  { used, started }: LiveSince,
): Promise<ListedSession[]> {
  return queries.query<ListedSession>(
    `select id, device_name as "deviceName", platform, address, created_at as "signedInAt",
            last_used_at as "lastUsedAt"
       from session
      where arn = $1 and revoked_at is null
        and last_used_at >= case platform when 'web' then $2::timestamptz else $3::timestamptz end
        and created_at >= case platform when 'web' then $4::timestamptz else $5::timestamptz end
        and (scope = 'full' or created_at >= $6)
      order by last_used_at desc, id limit 100`,
    [arn, used.web, used.native, started.web, started.native, started.transactions],
  );
}

/** Where and when somebody logged in. */
export interface LoggedInDevice {
  readonly deviceId: string | null;
  readonly deviceName: string | null;
  readonly address: string | null;
  readonly signedInAt: string;
}

export async function findLoggedInDevice(
  queries: Queries,
  arn: string,
  id: string,
): Promise<LoggedInDevice | null> {
  const rows = await queries.query<LoggedInDevice>(
    `select device_id as "deviceId", device_name as "deviceName", address, created_at as "signedInAt"
       from session where arn = $1 and id = $2`,
    [arn, id],
  );
  return rows[0] ?? null;
}

export interface EndedSession {
  readonly id: string;
  readonly deviceId: string | null;
}

/** A device whose session was ended gets no more pushes, until somebody logs in on it again. */
const silenced = `silenced as (
       update known_device d set push_token = null, push_session = null, push_at = null
         from ended
        where d.arn = $1 and d.push_token is not null
          and (d.push_session = ended.id or d.device_id = ended.device_id)
     )`;

/** Ends one session of the ARN, or all but one. */
export async function endSessions(
  queries: Queries,
  which: { readonly arn: string; readonly only: string } | { readonly arn: string; readonly except: string },
  at: string,
): Promise<EndedSession[]> {
  const [test, id] = 'only' in which ? ['id =', which.only] : ['id <>', which.except];
  return queries.query<EndedSession>(
    `with ended as (
       update session set revoked_at = $3, revoked_reason = 'ended'
        where arn = $1 and ${test} $2 and revoked_at is null returning id, device_id
     ), ${silenced}
     select id, device_id as "deviceId" from ended`,
    [which.arn, id, at],
  );
}

/** Ends every session of the family; false when it had ended before. */
export async function revokeFamily(
  queries: Queries,
  { arn, sessionId, reason, at }: { arn: string; sessionId: string; reason: string; at: string },
): Promise<boolean> {
  const rows = await queries.query(
    `with ended as (
       update session set revoked_at = $4, revoked_reason = $3
        where arn = $1 and revoked_at is null
          and family = (select family from session where arn = $1 and id = $2)
        returning id, device_id
     ), ${silenced}
     select id from ended`,
    [arn, sessionId, reason, at],
  );
  return rows.length > 0;
}
