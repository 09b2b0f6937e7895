import type { AppStateRecord } from '@hub/domain/version/app-state';
import type { Queries } from '../../db/queries.ts';

export const listAppState = (queries: Queries): Promise<AppStateRecord[]> =>
  queries.query<AppStateRecord>(
    'select id, version, maintenance as "underMaintenance" from app_record order by id',
  );

interface ClientError {
  readonly type: string;
  readonly appId: string;
  readonly module: string;
  readonly reportedAt: string;
  readonly errorLog: string;
  /** What the client believes its address is. */
  readonly ip: string;
  /** What the server saw. */
  readonly address: string;
}

export async function insertClientError(queries: Queries, error: ClientError): Promise<void> {
  const { type, appId, module, reportedAt, errorLog, ip, address } = error;
  await queries.query(
    `insert into client_error (type, app_id, module, reported_at, error_log, ip, address)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [type, appId, module, reportedAt, errorLog, ip, address],
  );
}

export const sweepClientErrors = (queries: Queries) =>
  queries.query("delete from client_error where created_at < now() - interval '90 days'");
