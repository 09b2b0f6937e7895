import type { Queries } from '../../../db/queries.ts';

interface LoginLogEntry {
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
