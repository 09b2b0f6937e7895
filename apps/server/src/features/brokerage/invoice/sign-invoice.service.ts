import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf } from '@hub/contract';
import { invoiceStatusNames } from '@hub/contract/brokerage/invoice-state-texts';
import { invoiceTexts } from '@hub/contract/brokerage/invoice-texts';
import type {
  handOverInvoice as handOverInvoiceCall,
  sendInvoiceCode as sendInvoiceCodeCall,
  signInvoice as signInvoiceCall,
} from '@hub/contract/calls/brokerage/brokerage-invoice';
import type { Arn } from '@hub/domain';
import type { ChangeContext, PrepareContext, SignedInContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { writeAudit } from '../../../db/audit-log.ts';
import type { Tx } from '../../../db/database.ts';
import { asSystem } from '../../../db/queries.ts';
import { signPdf } from '../../../documents/signed/sign-pdf.ts';
import { printDocument } from '../../../exports/print-document.ts';
import { contactsOf, limitSending, sendCode, useCode } from '../../session/session.public.ts';
import { firstDayOf, type Month, monthName } from '../months/months.ts';
import { findInvoice, holdInvoices, moveInvoice } from './invoice.repository.ts';
import { dropUnused, presentInvoice, printedInvoice } from './invoice.service.ts';
import { invoiceDocument } from './invoice-document.ts';

const notNow = (status: keyof typeof invoiceStatusNames): Refusal =>
  new Refusal('conflict', invoiceTexts.notNow(invoiceStatusNames[status]));

/** What can be signed now, with the key to do it. */
async function openDraft(context: SignedInContext, month: Month) {
  const printed = await printedInvoice(context, month);
  const { signing } = context.config;
  if (signing === null) throw new Refusal('rule', invoiceTexts.noKey);
  if (printed.invoice.status !== 'draft') throw notNow(printed.invoice.status);
  return { printed, signing };
}

export async function sendInvoiceCode(
  context: SignedInContext,
  { month, channel }: RequestOf<typeof sendInvoiceCodeCall>,
): Promise<ResponseOf<typeof sendInvoiceCodeCall>> {
  const arn = context.session.arn as Arn;
  const { printed } = await openDraft(context, month);
  await limitSending(context, arn, 'invoice-sign', {});
  const contacts = await contactsOf(context, arn, printed.party);
  return sendCode(context, { arn, purpose: 'invoice-sign', contacts, channel, loginAs: null });
}

interface Signed {
  readonly by: string;
  readonly file: string;
  readonly at: string;
}

/** The code, and then the paper as it stays: before the transaction, because it takes a while. */
export async function prepareSigning(
  context: PrepareContext,
  { month, requestId, otp }: RequestOf<typeof signInvoiceCall>,
): Promise<Signed> {
  const { session, files, clock, afterwards } = context;
  const { arn } = session;
  const { printed, signing } = await openDraft(context, month);
  const { party, invoice } = printed;
  await useCode(context, 'invoice-sign', { requestId, otp }, async (of) => (of === arn ? party : null));
  const at = clock.now();
  const by = party.name;
  const pdf = await printDocument(invoiceDocument({ ...printed, signed: { by, at } }));
  const paper = await signPdf(pdf, signing, { name: by, reason: invoiceTexts.invoiceNo(invoice.number), at });
  const file = `invoices/${arn}/${month}-${randomUUID()}.pdf`;
  // Whatever comes between: a paper that no invoice has goes.
  afterwards(({ db }) => dropUnused(db, files, { arn, month, file }));
  await files.put(file, paper, 'application/pdf');
  return { by, file, at: `${at}` };
}

async function shown(
  tx: Tx,
  context: ChangeContext,
  month: Month,
): Promise<ResponseOf<typeof signInvoiceCall>> {
  const invoice = await presentInvoice(tx, context, month);
  if (invoice === null) throw new Refusal('not-found', invoiceTexts.notMade(monthName(month)));
  return { invoice };
}

const noteInAudit = (
  tx: Tx,
  { session, ip, requestId }: ChangeContext,
  action: 'brokerage.invoice-signed' | 'brokerage.invoice-handed-over',
  month: Month,
): Promise<void> =>
  writeAudit(asSystem(tx), { arn: session.arn, action, details: { month }, address: ip, requestId });

export async function signInvoice(
  context: ChangeContext,
  tx: Tx,
  { month }: RequestOf<typeof signInvoiceCall>,
  { by, file, at }: Signed,
): Promise<ResponseOf<typeof signInvoiceCall>> {
  const { arn } = context.session;
  await holdInvoices(tx, arn);
  const step = { from: 'draft', to: 'signed', at, signed: { by, file } } as const;
  if (!(await moveInvoice(tx, arn, firstDayOf(month), step))) throw notNow('signed');
  await noteInAudit(tx, context, 'brokerage.invoice-signed', month);
  return shown(tx, context, month);
}

/** Asked again it is handed over still. */
export async function handOverInvoice(
  context: ChangeContext,
  tx: Tx,
  { month }: RequestOf<typeof handOverInvoiceCall>,
): Promise<ResponseOf<typeof handOverInvoiceCall>> {
  const { arn } = context.session;
  await holdInvoices(tx, arn);
  const step = { from: 'signed', to: 'handed-over', at: `${context.clock.now()}` } as const;
  if (await moveInvoice(tx, arn, firstDayOf(month), step)) {
    await noteInAudit(tx, context, 'brokerage.invoice-handed-over', month);
  } else {
    const invoice = await findInvoice(tx, arn, firstDayOf(month));
    if (invoice !== null && invoice.status !== 'handed-over') throw notNow(invoice.status);
  }
  return shown(tx, context, month);
}
