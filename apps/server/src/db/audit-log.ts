import type { ActChange } from '@hub/contract/console/act-calls';
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

/** The note of an act, or of how a request for one ended. */
export interface StaffNote {
  readonly arn: string | null;
  /** A member of staff; null for the command line before there are any, and for the system. */
  readonly staffId: string | null;
  readonly actor: 'staff' | 'operator' | 'system';
  readonly action: string;
  readonly subject: string;
  readonly reason: string | null;
  readonly changes: readonly ActChange[];
  readonly details: object;
  /** Unique: a run leaves one note. */
  readonly runId: string | null;
  readonly approvedBy: string | null;
  readonly address: string | null;
  readonly requestId: string | null;
}

export async function writeStaffNote(system: Queries, note: StaffNote): Promise<void> {
  await system.query(
    `insert into audit_log (arn, actor, action, subject, details, address, request_id, staff_id, reason, changes,
       run_id, approved_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      note.arn,
      note.actor,
      note.action,
      note.subject,
      JSON.stringify(note.details),
      note.address,
      note.requestId,
      note.staffId,
      note.reason,
      JSON.stringify(note.changes),
      note.runId,
      note.approvedBy,
    ],
  );
}
