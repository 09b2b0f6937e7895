import * as z from 'zod/mini';
import { type ActField, declareAct } from '../acts/act-declaration.ts';
import { text } from '../schemas/text-schema.ts';
import { texts } from '../texts/texts.ts';

const { invalid, tooLong } = texts.field;
const number = text(40, invalid);
const numberField: ActField = {
  label: 'Invoice',
  kind: 'text',
  isGiven: true,
  help: 'Its number, like 123456/2627/0001.',
};

export const acceptInvoice = declareAct({
  ...{ name: 'invoice.accept', about: 'brokerage', approval: 'never' },
  title: 'Accept an invoice',
  did: 'accepted the invoice {subject}',
  asks: 'reason',
  input: z.object({ number }),
  fields: { number: numberField },
});

export const LONGEST_INVOICE_REASON = 500;
export const sendInvoiceBack = declareAct({
  ...{ name: 'invoice.send-back', about: 'brokerage', approval: 'never' },
  title: 'Send an invoice back',
  did: 'sent back the invoice {subject}',
  asks: 'what has to be corrected',
  input: z.object({ number, words: text(LONGEST_INVOICE_REASON, invalid, tooLong) }),
  fields: {
    number: numberField,
    words: { label: 'What has to be corrected', kind: 'words', help: 'The distributor reads it.' },
  },
});

export const payInvoice = declareAct({
  ...{ name: 'invoice.paid', about: 'brokerage', approval: 'never' },
  title: 'Mark an invoice as paid',
  did: 'marked the invoice {subject} as paid',
  asks: 'reason',
  input: z.object({ number }),
  fields: { number: numberField },
});

export const invoiceActTexts = {
  status: 'Status',
  accept: (number: string): string => `Accept the invoice ${number}`,
  'send-back': (number: string): string => `Send back the invoice ${number}`,
  pay: (number: string): string => `Mark the invoice ${number} as paid`,
  effect: 'The distributor is notified.',
} as const;
