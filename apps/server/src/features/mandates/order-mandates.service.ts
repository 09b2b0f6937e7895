import type { MandateTerms } from '@hub/domain/mandates/checks/mandate';
import type { CallContext, ChangeContext } from '../../calls/call-context.ts';
import { writeAudit } from '../../db/audit-log.ts';
import type { Tx } from '../../db/database.ts';
import { asSystem } from '../../db/queries.ts';
import {
  findFolio,
  insertMandate,
  lockMandates,
  type MandateRow,
  setApprovalUrl,
  writeStatus,
} from './mandates.repository.ts';
import { auditRegistered, newMandateRow, requestOf } from './register.service.ts';

/* Mandates that come with an order: its link asks for them too. */

/**
 * Registered with the order, in its transaction. The bank hears of it when the investor has confirmed, and no message of
 * its own is sent. Its id.
 */
export async function registerWithOrder(
  context: ChangeContext,
  tx: Tx,
  terms: MandateTerms,
  within: string,
): Promise<string> {
  const { row } = await newMandateRow(context, tx, terms, within);
  await insertMandate(tx, row);
  await auditRegistered(context, tx, row);
  return row.id;
}

const isWaiting = ({ status }: MandateRow): boolean => status === 'INITIATED';

const keysOf = (arn: string, ids: readonly string[]) => ids.map((id) => ({ arn, id }));

/** The investor has confirmed: each bank that was not asked yet is. A form goes to the bank when it is signed. */
export async function requestApprovals(
  { mandates: bank }: Pick<CallContext, 'mandates'>,
  tx: Tx,
  {
    arn,
    ids,
    returnUrl,
  }: { readonly arn: string; readonly ids: readonly string[]; readonly returnUrl: string },
): Promise<void> {
  for (const row of await lockMandates(tx, keysOf(arn, ids))) {
    const folio = await findFolio(tx, arn, row.folioNo);
    if (!isWaiting(row) || row.approvalUrl !== null || row.channel === 'paper' || folio === null) continue;
    const { approvalUrl } = await bank.register(tx, { ...requestOf(row, folio), returnUrl });
    if (approvalUrl !== null) await setApprovalUrl(tx, row, approvalUrl);
  }
}

interface Withdrawn {
  readonly arn: string;
  readonly ids: readonly string[];
  readonly actor: 'distributor' | 'investor';
  /** In words. */
  readonly reason: string;
}

/** Their order does not go ahead: those that nobody has approved are cancelled. */
export async function withdrawMandates(
  { mandates: bank, clock }: Pick<CallContext, 'mandates' | 'clock'>,
  tx: Tx,
  { arn, ids, actor, reason }: Withdrawn,
): Promise<void> {
  for (const row of (await lockMandates(tx, keysOf(arn, ids))).filter(isWaiting)) {
    await bank.cancel(tx, row);
    await writeStatus(tx, row, { ...row, status: 'CANCELLED', reason, cancelledAt: `${clock.now()}` });
    await writeAudit(asSystem(tx), {
      arn,
      actor,
      action: 'mandates.cancelled',
      subject: row.id,
      details: {},
    });
  }
}
