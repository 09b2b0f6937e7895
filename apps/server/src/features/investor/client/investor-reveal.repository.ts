import type { revealables } from '@hub/contract/calls/investor/investor-list';
import { intoAuditLog } from '../../../db/audit-log.ts';
import type { Queries } from '../../../db/queries.ts';

type Revealable = (typeof revealables)[number];

interface Reveal {
  readonly arn: string;
  readonly investorId: string;
  readonly what: Revealable;
  readonly address: string;
  readonly requestId: string;
}

const columns: Readonly<Record<Revealable, string>> = { pan: 'pan', mobile: 'mobile', email: 'email' };

/**
 * The value and the note that it was seen, in one statement: neither is without the other. The audit log is the
 * system's, so this runs as the system and names the ARN itself. The value stands nowhere in the note.
 */
export async function revealAndNote(
  system: Queries,
  { arn, investorId, what, address, requestId }: Reveal,
): Promise<{ readonly value: string | null } | null> {
  const rows = await system.query<{ value: string | null }>(
    `with seen as (
       select ${columns[what]} as value from client where arn = $1 and id = $2
     ), noted as (
       ${intoAuditLog}
       select $1, $1, 'investor.reveal', $2::text, jsonb_build_object('what', $3::text), $4, $5 from seen
     )
     select value from seen`,
    [arn, investorId, what, address, requestId],
  );
  return rows[0] ?? null;
}
