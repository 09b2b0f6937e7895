import { href } from '@hub/contract';
import { invoiceNotices, invoiceStatusNames } from '@hub/contract/brokerage/invoice-state-texts';
import { invoiceTexts } from '@hub/contract/brokerage/invoice-texts';
import { type InvoiceStatus, invoiceAfter } from '@hub/domain/brokerage/tax/invoice-state';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import type { Database } from '../../../db/database.ts';
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

async function named(queries: Parameters<typeof findByNumber>[0], number: string): Promise<FiledInvoice> {
  const found = await findByNumber(queries, number);
  if (found === null) throw new Refusal('not-found', invoiceTexts.noSuch(number));
  return found;
}

const LONGEST_REASON = 500;

interface Decided {
  readonly number: string;
  readonly act: 'accept' | 'send-back' | 'pay';
  /** Why it is sent back. */
  readonly reason: string | null;
  readonly at: Temporal.Instant;
}

/** Takes an invoice one step on and notifies its distributor, both or neither. */
export async function decideInvoice(
  db: Database,
  { number, act, reason, at }: Decided,
): Promise<InvoiceStatus> {
  const why = reason?.trim() || null;
  if (act === 'send-back' && (why === null || why.length > LONGEST_REASON)) {
    throw new Refusal('rule', invoiceTexts.reason(LONGEST_REASON));
  }
  return db.transaction('system', async (tx) => {
    const { arn } = await named(tx, number);
    await holdInvoices(tx, arn);
    const { status, month } = await named(tx, number);
    const to = invoiceAfter(status, act);
    if (to === null || !(await moveInvoice(tx, arn, month, { from: status, to, at: `${at}`, reason: why }))) {
      throw new Refusal('conflict', invoiceTexts.notNow(invoiceStatusNames[status]));
    }
    const notice =
      act === 'send-back'
        ? invoiceNotices['sent-back'](number, why ?? '')
        : invoiceNotices[act === 'accept' ? 'accepted' : 'paid'](number);
    const link = `${href('brokerage')}?invoice=${month.slice(0, 7)}`;
    await notify(tx, arn, { topic: 'brokerage', ...notice, link, at });
    return to;
  });
}

/** The signed paper; a refusal where it is not signed. */
export async function readSignedInvoice(db: Database, files: Files, number: string) {
  const { file, status } = await named(oneStatement(db, 'system'), number);
  const found = file === null ? null : await files.get(file);
  if (found === null) throw new Refusal('conflict', invoiceTexts.notNow(invoiceStatusNames[status]));
  return found.body;
}
