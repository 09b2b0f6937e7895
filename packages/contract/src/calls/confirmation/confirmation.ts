import { orderStatuses } from '@hub/domain/orders/state/order-status';
import { payModes } from '@hub/domain/orders/terms/any-terms';
import { lumpsumPayModes, orderKinds } from '@hub/domain/orders/terms/order-terms';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { openingSteps } from '../../openings/opening-parts.ts';
import { moneyText } from '../../schemas/figure-schemas.ts';
import { day } from '../../schemas/list-shapes.ts';
import { line, scheme } from '../../schemas/order-words.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';
import { confirmationPaths } from '../../urls/confirmation-paths.ts';
import { decline } from './decline.ts';
import { mandateStep, openingAnswer, openingSchema, sentBackRequest } from './opening.ts';

const { invalid, id: wrongId, required } = texts.field;

/*
 * What an investor does with a link: without a session, and plain, because the page has no key and must stay light. The
 * token names the confirmation; nothing else of the request is believed.
 */
const forInvestors = { auth: 'none', access: 'anyone', body: 'json', reply: 'plain', link: 'token' } as const;
const reason = 'The investor confirms without a login; the spec shows the statuses and no call.';

/** 256 bits as base64url. */
const token = text(43, wrongId).check(z.regex(/^[0-9A-Za-z_-]{43}$/, wrongId));
const otp = text(6, texts.field.otp).check(z.regex(/^\d{6}$/, texts.field.otp));

/** Why a link opens nothing. */
export const deadLinks = ['expired', 'used', 'revoked', 'unknown'] as const;
export type DeadLink = (typeof deadLinks)[number];

const orderToConfirm = z.object({
  reference: z.string(),
  kind: z.enum(orderKinds),
  status: z.enum(orderStatuses),
  folioNo: z.string(),
  scheme,
  target: z.nullable(scheme),
  headline: z.string(),
  /** What happens when it is confirmed, in one sentence to the investor. */
  sentence: z.string(),
  /** What the investor pays; null where nothing is to be paid, or a mandate pays it. */
  due: z.nullable(moneyText),
  /** What a mandate is debited for it. */
  debited: z.nullable(moneyText),
  lines: z.array(line),
  navOn: z.nullable(day),
  /** The NAV day as long as it can change, looked at when the link was opened; null once it is fixed. */
  nav: z.nullable(
    z.object({
      /** `Tue, 17-Nov-2026`. */
      day: z.string(),
      /** `if you confirm by 3:00 pm, else 18-Nov-2026`. */
      condition: z.string(),
      /** The last moment at which that is still the day. */
      until: z.string(),
      /** What is said after it: `Now NAV of 18-Nov-2026`. */
      later: z.string(),
    }),
  ),
  /** The riskometer's word of the scheme that is bought. */
  risk: z.nullable(z.string()),
});
export type OrderToConfirm = z.infer<typeof orderToConfirm>;

const openConfirmationReply = z.object({
  link: z.enum(['open', ...deadLinks]),
  /** Null when the link opens nothing. */
  confirmation: z.nullable(
    z.object({
      investorName: z.string(),
      distributor: z.object({ name: z.string(), arn: z.string() }),
      /** Masked contacts that a code can go to, by channel. */
      contacts: z.array(z.object({ channel: z.enum(['SMS', 'EMAIL']), masked: z.string() })),
      expiresAt: z.string(),
      /** The server's clock, for the countdown. */
      now: z.string(),
      /** The order's sentence, or the sum of several. */
      headline: z.string(),
      orders: z.array(orderToConfirm),
      /** What is agreed to with these kinds of order. Commission disclosure and risk text, as paragraphs. */
      disclosures: z.array(z.string()),
      /** The folio that is opened; null for orders in a folio that is there. */
      opening: z.nullable(openingSchema),
      /** What is to be approved at the bank after the confirmation. */
      mandates: z.array(mandateStep),
    }),
  ),
});
export type OpenConfirmation = z.infer<typeof openConfirmationReply>;

export const openConfirmation = built('transact.openConfirmation', 'POST', confirmationPaths.open, {
  ...forInvestors,
  repeat: 'safe',
  request: z.object({ token }),
  response: openConfirmationReply,
  reason,
});

export const sendConfirmationOtp = built('transact.sendConfirmationOtp', 'POST', confirmationPaths.otp, {
  ...forInvestors,
  repeat: 'never',
  request: z.object({ token, channel: z.enum(['SMS', 'EMAIL'], invalid) }),
  response: z.object({ sentTo: z.string(), expiresAt: z.string(), nextAt: z.string() }),
  reason,
});

/** Each order by itself: confirmed or declined. None is left open. */
export const decideConfirmation = built('transact.decideConfirmation', 'POST', confirmationPaths.decide, {
  ...forInvestors,
  repeat: 'never',
  request: z.object({
    token,
    otp,
    confirmed: z.array(text(12, wrongId)).check(z.maxLength(50, invalid)),
    declined: z.array(text(12, wrongId)).check(z.maxLength(50, invalid)),
    decline: z.optional(decline),
    /** Of a link that opens a folio. Without it nothing is opened. */
    opening: z.optional(openingAnswer),
    /** Parts of what would be opened that are not right: then all is declined. */
    sentBack: z.optional(z.array(sentBackRequest).check(z.maxLength(openingSteps.length, invalid))),
  }),
  response: z.object({
    orders: z.array(orderToConfirm),
    /** Opens what is left to do, the mandate and the payment; null when nothing is. */
    payToken: z.nullable(z.string()),
    mandates: z.array(mandateStep),
    /** What mandates are debited, and the day. */
    debit: z.nullable(z.object({ amount: moneyText, on: day })),
  }),
  reason,
});

const startedPayment = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), url: z.string() }),
  z.object({ kind: z.literal('upi'), link: z.string(), qrText: z.string(), url: z.nullable(z.string()) }),
  z.object({
    kind: z.literal('transfer'),
    payee: z.object({ name: z.string(), accountNo: z.string(), ifsc: z.string(), bank: z.string() }),
    reference: z.string(),
    /** Where the demo's payer sends it; null with a real bank. */
    url: z.nullable(z.string()),
  }),
]);
export type StartedPaymentReply = z.infer<typeof startedPayment>;

const paymentStateReply = z.object({
  link: z.enum(['open', ...deadLinks]),
  payment: z.nullable(
    z.object({
      investorName: z.string(),
      distributor: z.object({ name: z.string(), arn: z.string() }),
      orders: z.array(orderToConfirm),
      /** What is still to be paid; nil when all is. */
      due: moneyText,
      mandates: z.array(mandateStep),
      modes: z.array(
        z.object({
          mode: z.enum(payModes),
          /** Why it cannot be used for this amount; null when it can. */
          blocked: z.nullable(z.string()),
        }),
      ),
      accounts: z.array(z.object({ key: z.string(), bank: z.string(), masked: z.string() })),
      /** How the order says that it is paid. */
      requested: z.nullable(z.object({ mode: z.enum(payModes), account: z.string() })),
      /** How this investor paid by hand last, for another link. */
      used: z.nullable(z.object({ mode: z.enum(payModes), account: z.string() })),
      /** What was chosen last for this link, and how it stands. */
      last: z.nullable(
        z.object({
          mode: z.enum(lumpsumPayModes),
          account: z.string(),
          status: z.enum(['started', 'received', 'failed']),
          reason: z.nullable(z.string()),
          started: z.union([startedPayment, z.object({ kind: z.literal('debit'), on: day })]),
        }),
      ),
    }),
  ),
});
export type PaymentState = z.infer<typeof paymentStateReply>;

/** What is to be paid and how the last try stands: asked again while the payer is at the bank. */
export const paymentState = built('transact.paymentState', 'POST', confirmationPaths.payment, {
  ...forInvestors,
  repeat: 'safe',
  request: z.object({ token }),
  response: paymentStateReply,
  reason,
});

/** Begins a payment. One that is under way in the same mode and from the same account is given again. */
export const startPayment = built('transact.startPayment', 'POST', confirmationPaths.pay, {
  ...forInvestors,
  repeat: 'safe',
  request: z.object({
    token,
    mode: z.enum(payModes, required),
    account: text(20, invalid).check(z.regex(/^[A-Z]{4}0[A-Z0-9]{6}-\d{1,4}$/, invalid)),
  }),
  response: startedPayment,
  reason,
});
