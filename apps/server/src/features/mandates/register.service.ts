import { randomBytes } from 'node:crypto';
import { href, type RequestOf } from '@hub/contract';
import type { addMandate, RegisteredMandate } from '@hub/contract/calls/mandates/mandates';
import { readMandateTerms } from '@hub/contract/mandates/mandate-terms';
import { mandateFindingText, mandateTexts } from '@hub/contract/mandates/mandate-texts';
import { transactTexts } from '@hub/contract/orders/words/transact-texts';
import { maskContact, moneyOf, writeMoney } from '@hub/domain';
import { checkMandate } from '@hub/domain/mandates/checks/check-mandate';
import type { MandateTerms } from '@hub/domain/mandates/checks/mandate';
import type { ChangeContext } from '../../calls/call-context.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { writeAudit } from '../../db/audit-log.ts';
import type { Tx } from '../../db/database.ts';
import { asSystem } from '../../db/queries.ts';
import { sendApprovalLink } from './approval-message.ts';
import { accountsOf, checkFacts, type FolioAccount } from './mandate-facts.ts';
import {
  type FolioRow,
  findDistributorName,
  findFolio,
  findMandates,
  insertMandate,
  lockFolio,
  type MandateRow,
} from './mandates.repository.ts';

/** Crockford's letters, which nobody reads wrongly. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const newMandateId = (): string => `M${Array.from(randomBytes(11), (byte) => letters[byte % 32]).join('')}`;

/** Only what was rejected, in this folio, and is not repaired already. */
function checkRepair({ repairs }: MandateTerms, mandates: readonly MandateRow[]): void {
  if (repairs === null) return;
  const broken = mandates.find(({ id }) => id === repairs);
  if (broken?.status !== 'REJECTED') throw new Refusal('rule', mandateTexts.repairs);
}

/** What stands in the way of a mandate; `within` is where its terms stand in the request. */
export function refuseFound(
  found: readonly ReturnType<typeof checkMandate>[number][],
  within: string,
): Refusal | null {
  const block = found.find(({ level }) => level === 'block');
  if (block === undefined) return null;
  const { title, why, fix } = mandateFindingText(block);
  const message = [title, why, fix].map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ');
  return new Refusal('rule', message, {
    ...(block.field !== null && { fields: { [`${within}.${block.field}`]: title } }),
  });
}

function checkTerms(
  terms: MandateTerms,
  folio: FolioRow,
  mandates: readonly MandateRow[],
  { today, within }: { readonly today: Temporal.PlainDate; readonly within: string },
) {
  const refusal = refuseFound(checkMandate(terms, checkFacts(folio, mandates, today)), within);
  if (refusal !== null) throw refusal;
  const account = accountsOf(folio).find(({ key }) => key === terms.account);
  if (account === undefined) throw new Refusal('rule', mandateTexts.unknownFolio);
  return account;
}

/** What the bank gets of it. */
export const requestOf = (row: Omit<MandateRow, 'repairedBy' | 'lastDebitOn'>, folio: FolioRow) => ({
  arn: row.arn,
  id: row.id,
  folioNo: row.folioNo,
  payer: {
    name: row.payerName ?? folio.name,
    accountNo: row.account,
    ifsc: row.ifsc,
    accountType: row.accountType ?? ('SB' as const),
    mobile: folio.mobile,
    email: folio.email,
  },
  vpa: row.vpa,
  channel: row.channel,
  limit: moneyOf(row.limit),
  startsOn: Temporal.PlainDate.from(row.startsOn),
  endsOn: Temporal.PlainDate.from(row.endsOn),
  returnUrl: href('landing'),
});

function rowOf(
  arn: string,
  terms: MandateTerms,
  account: FolioAccount,
  folio: FolioRow,
  now: Temporal.Instant,
) {
  return {
    arn,
    id: newMandateId(),
    folioNo: terms.folioNo,
    umrn: null,
    bank: account.bank,
    account: account.account,
    ifsc: account.ifsc,
    accountType: account.type,
    payerName: folio.name,
    vpa: terms.vpa,
    channel: terms.channel,
    limit: writeMoney(terms.limit),
    startsOn: terms.startsOn.toString(),
    endsOn: terms.endsOn.toString(),
    status: 'INITIATED' as const,
    code: null,
    reason: null,
    repairs: terms.repairs,
    approvalUrl: null,
    createdAt: now.toString(),
    sentAt: null,
    decidedAt: null,
    cancelledAt: null,
  };
}

type Registering = Pick<ChangeContext, 'session' | 'clock' | 'ip' | 'requestId'>;

/** Checked once more, under a lock of the folio: as it is kept. */
export async function newMandateRow(
  { session: { arn }, clock }: Registering,
  tx: Tx,
  terms: MandateTerms,
  within: string,
) {
  await lockFolio(tx, arn, terms.folioNo);
  const folio = await findFolio(tx, arn, terms.folioNo);
  if (folio === null) throw new Refusal('rule', transactTexts.folioInvalid);
  const existing = await findMandates(tx, arn, terms.folioNo);
  checkRepair(terms, existing);
  const account = checkTerms(terms, folio, existing, { today: clock.today(), within });
  return { folio, row: rowOf(arn, terms, account, folio, clock.now()) };
}

export const auditRegistered = (
  { session, ip, requestId }: Registering,
  tx: Tx,
  { id, channel }: Pick<MandateRow, 'id' | 'channel'>,
): Promise<unknown> =>
  writeAudit(asSystem(tx), {
    arn: session.arn,
    action: 'mandates.registered',
    subject: id,
    details: { channel },
    address: ip,
    requestId,
  });

/** Kept, handed to the bank, and the client asked to approve: all in the caller's transaction. */
export async function registerMandate(
  context: ChangeContext,
  tx: Tx,
  { terms }: RequestOf<typeof addMandate>,
): Promise<RegisteredMandate> {
  const { row, folio } = await newMandateRow(context, tx, readMandateTerms(terms), 'terms');
  // A form goes to the bank when it is signed.
  const { approvalUrl } =
    row.channel === 'paper'
      ? { approvalUrl: null }
      : await context.mandates.register(tx, requestOf(row, folio));
  await insertMandate(tx, { ...row, approvalUrl });
  const distributor = await findDistributorName(tx, row.arn);
  const sentTo = await sendApprovalLink(context, tx, folio, { ...row, approvalUrl, distributor });
  await auditRegistered(context, tx, row);
  return { id: row.id, status: 'INITIATED', channel: row.channel, sentTo: sentTo.map(maskContact) };
}
