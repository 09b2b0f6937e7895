import type { Queries } from './queries.ts';

/** For a statement that writes its note with what it notes: the columns of the select that follows. */
export const intoAuditLog =
  'insert into audit_log (arn, actor, action, subject, details, address, request_id)';

interface AuditNote {
  /** Whose data it is about; the operator's own doings have none. */
  readonly arn?: string;
  /** Whoever did it; the distributor unless said otherwise. */
  readonly actor?: string;
  /** `<feature>.<what>`. */
  readonly action: string;
  readonly subject?: string;
  readonly details?: object;
  readonly address?: string;
  readonly requestId?: string;
  /** Who of the asset manager's people did it. */
  readonly staffId?: string;
}

/** The audit log is the system's: a distributor causes notes and never sees them. */
export async function writeAudit(system: Queries, note: AuditNote): Promise<void> {
  const { arn = null, action, subject = null, details = {}, address = null, requestId = null } = note;
  const columns = 'arn, actor, action, subject, details, address, request_id, staff_id';
  await system.query(`insert into audit_log (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8)`, [
    arn,
    note.actor ?? arn,
    action,
    subject,
    JSON.stringify(details),
    address,
    requestId,
    note.staffId ?? null,
  ]);
}
