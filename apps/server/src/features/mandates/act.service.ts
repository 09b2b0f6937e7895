import type { RequestOf, ResponseOf } from '@hub/contract';
import type {
  cancelMandate as cancelMandateCall,
  RegisteredMandate,
  registerOtm as registerOtmCall,
  swapMandate as swapMandateCall,
} from '@hub/contract/calls/mandates/mandates';
import { mandateMessageTexts } from '@hub/contract/mandates/mandate-message-texts';
import { cancelFaultText, mandateTexts, swapFaultText } from '@hub/contract/mandates/mandate-texts';
import { maskContact, perpetualEnd } from '@hub/domain';
import { cancelFault, swapFault } from '@hub/domain/mandates/mandate-use';
import type { ChangeContext } from '../../calls/call-context.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { writeAudit } from '../../db/audit-log.ts';
import type { Tx } from '../../db/database.ts';
import { asSystem } from '../../db/queries.ts';
import { setPlanMandate } from '../book/book.public.ts';
import { sendApprovalLink } from './approval-message.ts';
import {
  type FolioRow,
  findDistributorName,
  findFolio,
  findMandate,
  findRunningSips,
  lockMandates,
  type MandateRow,
  writeStatus,
} from './mandates.repository.ts';
import { approvedOn } from './mandates.service.ts';
import { requestOf } from './register.service.ts';
import { swapTermsOf } from './swap-terms.ts';

interface Requested {
  readonly folioNo: string;
  readonly id: string;
}

/** The mandate, locked until the transaction ends; of another folio or distributor it is not there. */
async function lockOne(
  tx: Tx,
  arn: string,
  { folioNo, id }: Requested,
): Promise<{ row: MandateRow; folio: FolioRow }> {
  await lockMandates(tx, [{ arn, id }]);
  const row = await findMandate(tx, arn, folioNo, id);
  const folio = await findFolio(tx, arn, folioNo);
  if (row === null || folio === null) throw new Refusal('not-found', mandateTexts.unknown);
  return { row, folio };
}

const audit = (context: ChangeContext, tx: Tx, action: string, subject: string, details: object = {}) =>
  writeAudit(asSystem(tx), {
    arn: context.session.arn,
    action,
    subject,
    details,
    address: context.ip,
    requestId: context.requestId,
  });

/** The link to the client once more, or the signed form to the bank. */
export async function registerOtm(
  context: ChangeContext,
  tx: Tx,
  { act, ...requested }: RequestOf<typeof registerOtmCall>,
): Promise<RegisteredMandate> {
  const { arn } = context.session;
  const { row, folio } = await lockOne(tx, arn, requested);
  const { id, channel } = row;
  if (act === 'resend-link') {
    if (row.status !== 'INITIATED' || row.approvalUrl === null)
      throw new Refusal('conflict', mandateTexts.notWaiting);
    const distributor = await findDistributorName(tx, arn);
    const sentTo = await sendApprovalLink(context, tx, folio, { ...row, distributor });
    return { id, status: row.status, channel, sentTo: sentTo.map(maskContact) };
  }
  if (channel !== 'paper') throw new Refusal('rule', mandateTexts.notPaper);
  if (row.status !== 'INITIATED') throw new Refusal('conflict', mandateTexts.formNotWaiting);
  await context.mandates.register(tx, requestOf(row, folio));
  await writeStatus(tx, row, { ...row, status: 'SENT', sentAt: context.clock.now().toString() });
  await audit(context, tx, 'mandates.form-sent', id);
  return { id, status: 'SENT', channel, sentTo: [] };
}

export async function cancelMandate(
  context: ChangeContext,
  tx: Tx,
  requested: RequestOf<typeof cancelMandateCall>,
): Promise<ResponseOf<typeof cancelMandateCall>> {
  const { session, clock, mandates: bank } = context;
  const { row } = await lockOne(tx, session.arn, requested);
  const inFlight = await bank.inFlight(asSystem(tx), [row.id]);
  const fault = cancelFault(
    { status: row.status, approvedOn: approvedOn(row) },
    { today: clock.today(), hasDebitInFlight: inFlight.has(row.id) },
  );
  if (fault !== null)
    throw new Refusal(fault.code === 'not-now' ? 'conflict' : 'rule', cancelFaultText(fault));
  await bank.cancel(tx, row);
  const cancelledAt = clock.now().toString();
  await writeStatus(tx, row, {
    ...row,
    status: 'CANCELLED',
    reason: mandateMessageTexts.byDistributor,
    cancelledAt,
  });
  await audit(context, tx, 'mandates.cancelled', row.id);
  return { id: row.id, status: 'CANCELLED' };
}

/** A SIP goes on with another mandate of its folio. */
export async function swapMandate(
  context: ChangeContext,
  tx: Tx,
  { regNo, ...requested }: RequestOf<typeof swapMandateCall>,
): Promise<ResponseOf<typeof swapMandateCall>> {
  const { session, clock, mandates: bank } = context;
  const { arn } = session;
  const { row } = await lockOne(tx, arn, requested);
  const today = clock.today();
  const sips = await findRunningSips(tx, arn, requested.folioNo, today.toString());
  const sip = sips.find((one) => one.regNo === regNo);
  if (sip === undefined) throw new Refusal('not-found', mandateTexts.unknownPlan);
  const { mandate, plan } = swapTermsOf(row, sip, perpetualEnd());
  const hasDebitInFlight = await bank.hasOpenDebit(asSystem(tx), sip.umrn);
  const fault = swapFault(mandate, plan, { hasDebitInFlight });
  if (fault !== null) throw new Refusal('rule', swapFaultText(fault));
  await setPlanMandate(
    tx,
    { arn, kind: 'SIP', folioNo: requested.folioNo, regNo },
    { umrn: row.umrn as string, today },
  );
  await audit(context, tx, 'mandates.swapped', row.id, { regNo });
  return { id: row.id, regNo };
}
