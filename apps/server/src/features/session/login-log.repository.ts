import type { Tx } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';

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
