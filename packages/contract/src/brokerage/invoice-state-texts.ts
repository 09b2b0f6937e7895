import type { InvoiceStatus } from '@hub/domain/brokerage/tax/invoice-state';

export const invoiceStatusNames: Readonly<Record<InvoiceStatus, string>> = {
  draft: 'Not signed',
  signed: 'Signed',
  'handed-over': 'Handed over',
  accepted: 'Accepted',
  'sent-back': 'Sent back',
  paid: 'Paid',
};

/** What each state asks for, or whose turn it is. */
export const invoiceStatusNotes: Readonly<Record<InvoiceStatus, (assetManager: string) => string>> = {
  draft: () => 'Sign it with a code that goes to your registered mobile or e-mail.',
  signed: (assetManager) => `Hand it over to ${assetManager}, so that its GST is paid.`,
  'handed-over': (assetManager) => `${assetManager} checks it. You are notified of what it decides.`,
  accepted: (assetManager) => `${assetManager} pays its GST with the next payment.`,
  'sent-back': () => 'Correct what is named, then make it again: it keeps its number.',
  paid: () => 'Its GST is paid.',
};

/** What the distributor is notified of. */
export const invoiceNotices = {
  accepted: (number: string) => ({
    title: `Invoice ${number} accepted`,
    body: 'Its GST is paid with the next payment.',
  }),
  'sent-back': (number: string, reason: string) => ({ title: `Invoice ${number} sent back`, body: reason }),
  paid: (number: string) => ({
    title: `Invoice ${number} paid`,
    body: 'Its GST is on the way to your bank.',
  }),
} as const;

export const invoiceScreenTexts = {
  heading: 'Invoices',
  open: 'Open',
  history: 'What happened',
  sign: 'Sign with a code',
  signCode: 'Sign the invoice',
  back: 'Back to the invoice',
  handOver: 'Hand over',
  made: 'Made',
  again: 'Make it again',
  why: (reason: string): string => `Sent back: ${reason}`,
  signedBy: (name: string): string => `Signed by ${name}`,
  failed: 'The invoice could not be loaded',
  loading: 'Loading the invoice',
} as const;
