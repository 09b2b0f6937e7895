import { invoiceStatusNames } from '@hub/contract/brokerage/invoice-state-texts';
import { rupeesText } from '@hub/domain';
import type { CallContext } from '../../../server/src/calls/call-context.ts';
import {
  decideInvoice,
  type FiledInvoice,
  invoicesWith,
} from '../../../server/src/features/brokerage/brokerage.public.ts';

import { type Html, html } from '../../../server/src/http/pages/html.ts';

/** Invoices that the asset manager has to act on. */
export const listInvoices = async (
  { db }: Pick<CallContext, 'db'>,
  limit: number,
): Promise<FiledInvoice[]> => [
  ...(await invoicesWith(db, 'handed-over', limit)),
  ...(await invoicesWith(db, 'accepted', limit)),
];

export const invoiceCard = (
  invoice: FiledInvoice,
): Html => html`<form class="card" method="post" action="/demo/desk">
<div class="row"><h2>Invoice ${invoice.number}</h2><span class="soft push">${invoice.name}, ${invoice.arn}</span></div>
<p class="soft">Brokerage of ${invoice.month.slice(0, 7)}, ${rupeesText(invoice.taxable)}, GSTIN ${invoice.gstin}. ${invoiceStatusNames[invoice.status]}.</p>
<input type="hidden" name="invoice" value="${invoice.number}">
${
  invoice.status === 'accepted'
    ? html`<p class="buttons"><button type="submit" name="act" value="pay">Paid</button></p>`
    : html`<p><label for="reason-${invoice.number}">Why it is sent back</label></p>
<textarea id="reason-${invoice.number}" name="reason" maxlength="500"></textarea>
<p class="buttons"><button type="submit" name="act" value="accept">Accept</button>
<button type="submit" name="act" value="send-back">Send back</button></p>`
}
</form>`;

export async function actOnInvoice(
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
  sent: URLSearchParams,
): Promise<void> {
  const [number, act] = [sent.get('invoice') ?? '', sent.get('act')];
  if (act !== 'accept' && act !== 'send-back' && act !== 'pay') return;
  const reason = act === 'send-back' ? (sent.get('reason') ?? '') : null;
  await db.transaction('system', (tx) => decideInvoice(tx, { number, act, reason, at: clock.now() }));
}
