import { invoiceStatuses } from '@hub/domain/brokerage/tax/invoice-state';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { moneyText } from '../../schemas/figure-schemas.ts';
import { day } from '../../schemas/list-shapes.ts';
import { texts } from '../../texts/texts.ts';
import { codeFields, otpChannels, sendOtp } from '../session/session.ts';
import { month, reason, reportScreens } from './brokerage-shapes.ts';

export const invoiceStatus = z.enum(invoiceStatuses);

/** A month's invoice, and all that happened to it, newest last. */
const invoiceReply = z.object({
  month,
  number: z.string(),
  madeOn: day,
  taxable: moneyText,
  gst: moneyText,
  status: invoiceStatus,
  /** Why it was sent back. */
  reason: z.nullable(z.string()),
  signed: z.nullable(z.object({ by: z.string(), at: z.string() })),
  events: z.array(z.object({ status: invoiceStatus, at: z.string(), reason: z.nullable(z.string()) })),
  /** False where no key to sign with is set up: then it is printed and signed by hand. */
  canSign: z.boolean(),
});
export type InvoiceDetails = z.infer<typeof invoiceReply>;

/** Null where none was made. */
export const invoiceDetails = built('brokerage.invoice', 'GET', '/{hub}/brokerage/invoice', {
  access: reportScreens,
  request: z.object({ month }),
  response: z.object({ invoice: z.nullable(invoiceReply) }),
  reason,
});

/** Gives a month's invoice its number, once; asked again it is the same. One that was sent back is worked out anew. */
export const makeInvoice = built('brokerage.makeInvoice', 'POST', '/{hub}/brokerage/invoice', {
  repeat: 'keyed',
  access: reportScreens,
  request: z.object({ month }),
  response: z.object({ status: z.literal('Success'), number: z.string(), madeOn: day }),
  reason,
});

/** Sends the distributor the code that signs. */
export const sendInvoiceCode = built('brokerage.invoiceCode', 'POST', '/{hub}/brokerage/invoice/code', {
  repeat: 'never',
  access: reportScreens,
  request: z.object({ month, channel: z.optional(z.enum(otpChannels, texts.field.channel)) }),
  response: sendOtp.response,
  reason,
});

/** Signs the paper with the code: from then on it is the same, byte for byte. */
export const signInvoice = built('brokerage.signInvoice', 'POST', '/{hub}/brokerage/invoice/sign', {
  repeat: 'keyed',
  access: reportScreens,
  request: z.object({ month, ...codeFields }),
  response: z.object({ invoice: invoiceReply }),
  reason,
});

/** Hands the signed invoice to the asset manager. */
export const handOverInvoice = built(
  'brokerage.handOverInvoice',
  'POST',
  '/{hub}/brokerage/invoice/hand-over',
  {
    repeat: 'keyed',
    access: reportScreens,
    request: z.object({ month }),
    response: z.object({ invoice: invoiceReply }),
    reason,
  },
);

/** The signed paper, or before that how it will look. */
export const invoiceFile = built('brokerage.invoiceFile', 'POST', '/{hub}/brokerage/invoice/file', {
  repeat: 'safe',
  access: reportScreens,
  reply: 'file',
  request: z.object({ month }),
  response: z.unknown(),
  reason,
});
