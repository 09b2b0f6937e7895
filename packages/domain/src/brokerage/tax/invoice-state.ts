/** From the day an invoice has its number to the day its GST is paid. */
export const invoiceStatuses = ['draft', 'signed', 'handed-over', 'accepted', 'sent-back', 'paid'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** The first two are the distributor's, and `renew`, which begins one again that was sent back; the others the asset manager's. */
export type InvoiceAct = 'sign' | 'hand-over' | 'renew' | 'accept' | 'send-back' | 'pay';

const steps: Readonly<Record<InvoiceAct, readonly [from: InvoiceStatus, to: InvoiceStatus]>> = {
  sign: ['draft', 'signed'],
  'hand-over': ['signed', 'handed-over'],
  renew: ['sent-back', 'draft'],
  accept: ['handed-over', 'accepted'],
  'send-back': ['handed-over', 'sent-back'],
  pay: ['accepted', 'paid'],
};

/** What an act makes of an invoice; null where it cannot be done now. */
export function invoiceAfter(status: InvoiceStatus, act: InvoiceAct): InvoiceStatus | null {
  const [from, to] = steps[act];
  return status === from ? to : null;
}
