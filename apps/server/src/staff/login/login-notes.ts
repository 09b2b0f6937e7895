import { writeAudit } from '../../db/audit-log.ts';
import { oneStatement, type Queries } from '../../db/queries.ts';
import type { LoginContext } from './login-context.ts';

interface LoginNote {
  readonly action: string;
  /** Whoever it was, where that is known. */
  readonly person?: { readonly id: string; readonly name: string };
  readonly details?: object;
}

/** Logins and what was refused of them are noted; a refusal by itself, since nothing else of it stays. */
export const noteLogin = (
  { db, address, requestId }: LoginContext,
  { action, person, details }: LoginNote,
  queries: Queries = oneStatement(db, 'system'),
): Promise<void> =>
  writeAudit(queries, {
    actor: person === undefined ? 'stranger' : 'staff',
    action,
    ...(person && { subject: `staff:${person.id}`, staffId: person.id }),
    ...(details && { details }),
    address,
    requestId,
  });
