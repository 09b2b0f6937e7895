import { texts } from '@hub/contract';
import type { ChangeContext } from '../calls/call-context.ts';
import { Refusal } from '../calls/refusal/refusal.ts';
import { writeAudit } from '../db/audit-log.ts';
import type { Tx } from '../db/database.ts';
import { asSystem } from '../db/queries.ts';
import { type Consent, writeConsent } from './reach.repository.ts';

const actions = { messages: 'opportunity.consent', wishes: 'wishes.consent' } as const;

/** What a client said to the distributor about messages of a purpose. */
export async function saveConsent(
  { session: { arn }, clock, ip, requestId }: ChangeContext,
  tx: Tx,
  { purpose, investorId, channel, isGiven, way }: Omit<Consent, 'at'>,
): Promise<{ isGiven: boolean }> {
  const consent = { investorId, purpose, channel, isGiven, way, at: `${clock.now()}` };
  if (!(await writeConsent(tx, arn, consent))) throw new Refusal('not-found', texts.call.notFound);
  await writeAudit(asSystem(tx), {
    arn,
    action: actions[purpose],
    subject: investorId,
    details: { channel, isGiven, way },
    address: ip,
    requestId,
  });
  return { isGiven };
}
