import { redact } from '@hub/contract';
import type { ErrorLog } from '@hub/contract/calls/app-state/app-state';
import type { AppStateRecord } from '@hub/domain/version/app-state';
import type { CallContext } from '../../calls/call-context.ts';
import { oneStatement } from '../../db/queries.ts';
import { insertClientError, listAppState } from './app-state.repository.ts';
import { limitReports } from './error-log-bound.ts';

export const readAppState = (context: CallContext): Promise<AppStateRecord[]> =>
  listAppState(oneStatement(context.db, 'nobody'));

/** The device has redacted its report; the server does not rely on it (S7-42). */
export async function saveClientError(context: CallContext, report: ErrorLog): Promise<void> {
  await context.limit({
    name: 'error-log-address',
    key: context.ip,
    max: context.config.limits.errorLogPerAddressPerMinute,
    windowSeconds: 60,
  });
  await limitReports(context);
  await insertClientError(oneStatement(context.db, 'system'), {
    type: redact(report.type),
    appId: redact(report.appId),
    module: redact(report.module),
    reportedAt: report.timestamp,
    errorLog: redact(report.error_log),
    ip: redact(report.ip),
    address: context.ip,
  });
}
