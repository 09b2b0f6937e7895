import type { UserType } from '@hub/domain';
import type { Tx } from '../../db/database.ts';
import type { Queries } from '../queries.ts';

export interface Distributor {
  readonly arn: string;
  readonly name: string;
  readonly type: UserType;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly profilePic: string | null;
  readonly isEmployee: boolean;
  readonly status: 'active' | 'expired' | 'suspended';
}

export async function findDistributor(queries: Queries, arn: string): Promise<Distributor | null> {
  const rows = await queries.query<Distributor>(
    `select arn, name, user_type as type, mobile, email, profile_pic as "profilePic",
            is_employee as "isEmployee", status
       from distributor where arn = $1`,
    [arn],
  );
  return rows[0] ?? null;
}

export interface RelationshipManager {
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  readonly city: string;
  readonly photo: string | null;
  readonly availability: string;
}

export async function findRelationshipManager(
  queries: Queries,
  arn: string,
): Promise<RelationshipManager | null> {
  const rows = await queries.query<RelationshipManager>(
    `select rm.name, rm.mobile, rm.email, rm.city, rm.photo, rm.availability
       from rm_mapping join relationship_manager rm on rm.id = rm_mapping.rm_id
      where rm_mapping.arn = $1`,
    [arn],
  );
  return rows[0] ?? null;
}

export interface NewSession {
  readonly arn: string;
  readonly id: string;
  readonly deviceId: string | null;
  readonly deviceName: string | null;
  readonly platform: 'web' | 'android' | 'ios';
  readonly address: string;
  readonly at: string;
}

/** A log-in begins its own family of refresh tokens; the family has the session's id. */
export async function insertSession(queries: Queries, session: NewSession): Promise<void> {
  const { arn, id, deviceId, deviceName, platform, address, at } = session;
  await queries.query(
    `insert into session
       (arn, id, family, device_id, device_name, platform, address, created_at, last_used_at)
     values ($1, $2, $2, $3, $4, $5, $6, $7, $7)`,
    [arn, id, deviceId, deviceName, platform, address, at],
  );
}

/** Ends every session of the family; false when it had ended before. */
export async function revokeFamily(
  queries: Queries,
  { arn, sessionId, reason, at }: { arn: string; sessionId: string; reason: string; at: string },
): Promise<boolean> {
  const rows = await queries.query(
    `update session set revoked_at = $4, revoked_reason = $3
      where arn = $1 and revoked_at is null
        and family = (select family from session where arn = $1 and id = $2)
      returning id`,
    [arn, sessionId, reason, at],
  );
  return rows.length > 0;
}

export interface LoginLogEntry {
  readonly arn: string;
  readonly sessionId: string;
  readonly address: string;
  readonly details: object;
  readonly at: string;
}

export async function insertLoginLog(queries: Queries, entry: LoginLogEntry): Promise<void> {
  await queries.query(
    'insert into login_log (arn, session_id, address, details, created_at) values ($1, $2, $3, $4, $5)',
    [entry.arn, entry.sessionId, entry.address, JSON.stringify(entry.details), entry.at],
  );
}

export interface AuditEntry {
  readonly arn: string;
  readonly action: string;
  readonly subject: string;
  readonly details?: object;
  readonly address: string;
  readonly requestId: string;
}

/** The audit log is the system's: a distributor causes entries and never sees them. */
export async function insertAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.asSystem(
    `insert into audit_log (arn, actor, action, subject, details, address, request_id)
     values ($1, $1, $2, $3, $4, $5, $6)`,
    [
      entry.arn,
      entry.action,
      entry.subject,
      JSON.stringify(entry.details ?? {}),
      entry.address,
      entry.requestId,
    ],
  );
}
