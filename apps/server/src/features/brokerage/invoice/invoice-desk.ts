import { href } from '@hub/contract';
import { LONGEST_INVOICE_REASON } from '@hub/contract/brokerage/invoice-acts';
import { invoiceNotices, invoiceStatusNames } from '@hub/contract/brokerage/invoice-state-texts';
import { invoiceTexts } from '@hub/contract/brokerage/invoice-texts';
import { type InvoiceStatus, invoiceAfter } from '@hub/domain/brokerage/tax/invoice-state';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import type { Database, Tx } from '../../../db/database.ts';
import { oneStatement } from '../../../db/queries.ts';
import type { Files } from '../../../ports/files/files.ts';
import { notify } from '../../notifications/notifications.public.ts';
import {
  type FiledInvoice,
  findByNumber,
  holdInvoices,
  listInvoices,
  moveInvoice,
} from './invoice.repository.ts';

/** The asset manager's side of the invoices. */
export const invoicesWith = (db: Database, status: InvoiceStatus, limit: number): Promise<FiledInvoice[]> =>
  listInvoices(oneStatement(db, 'system'), { status, limit });

const notNow = ({ status }: FiledInvoice): Refusal =>
  new Refusal('conflict', invoiceTexts.notNow(invoiceStatusNames[status]));

async function named(queries: Parameters<typeof findByNumber>[0], number: string): Promise<FiledInvoice> {
  const found = await findByNumber(queries, number);
  if (found === null) throw new Refusal('not-found', invoiceTexts.noSuch(number));
  return found;
}

export type InvoiceAct = 'accept' | 'send-back' | 'pay';

interface Decided {
  readonly number: string;
  readonly act: InvoiceAct;
  /** Why it is sent back. */
  readonly reason: string | null;
  readonly at: Temporal.Instant;
}

/** The invoice, held until the transaction is over, and what a step makes of it; a refusal where it makes nothing. */
export async function lockDecision(
  tx: Tx,
  number: string,
  step: InvoiceAct,
): Promise<{ readonly invoice: FiledInvoice; readonly to: InvoiceStatus }> {
  const { arn } = await named(tx, number);
  await holdInvoices(tx, arn);
  const invoice = await named(tx, number);
  const to = invoiceAfter(invoice.status, step);
  if (to === null) throw notNow(invoice);
  return { invoice, to };
}

/** Takes an invoice one step on and notifies its distributor. */
export async function decideInvoice(tx: Tx, { number, act, reason, at }: Decided): Promise<InvoiceStatus> {
  const why = reason?.trim() || null;
  if (act === 'send-back' && (why === null || why.length > LONGEST_INVOICE_REASON)) {
    throw new Refusal('rule', invoiceTexts.reason(LONGEST_INVOICE_REASON));
  }
  const { invoice, to } = await lockDecision(tx, number, act);
  const { arn, month, status: from } = invoice;
  if (!(await moveInvoice(tx, arn, month, { from, to, at: `${at}`, reason: why }))) throw notNow(invoice);
  const notice =
    act === 'send-back'
      ? invoiceNotices['sent-back'](number, why ?? '')
      : invoiceNotices[act === 'accept' ? 'accepted' : 'paid'](number);
  const link = `${href('brokerage')}?invoice=${month.slice(0, 7)}`;
  await notify(tx, arn, { topic: 'brokerage', ...notice, link, at });
  return to;
}

/** The signed paper; a refusal where it is not signed. */
export async function readSignedInvoice(db: Database, files: Files, number: string) {
  const invoice = await named(oneStatement(db, 'system'), number);
  const { file } = invoice;
  const found = file === null ? null : await files.get(file);
  if (found === null) throw notNow(invoice);
  return found.body;
}
