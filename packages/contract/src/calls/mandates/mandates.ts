import type { RouteId } from '@hub/domain';
import { mandateChannels } from '@hub/domain/mandates/mandate-channels';
import { mandateStatuses } from '@hub/domain/mandates/mandate-status';
import { bankAccountTypes } from '@hub/domain/orders/facts/order-facts';
import { type TransactionMode, transactionModes } from '@hub/domain/orders/terms/order-codes';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import type { ResponseOf } from '../../call/define-call.ts';
import { mandateFieldTexts } from '../../mandates/fields/mandate-field-texts.ts';
import { mandateId, mandateTermsSchema } from '../../mandates/mandate-terms.ts';
import { moneyText } from '../../schemas/figure-schemas.ts';
import { day } from '../../schemas/list-shapes.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';
import { folioNo } from '../investor/investor.ts';
import { lookupPath } from '../reference/reference.ts';

const { invalid } = texts.field;

/** The screens of mandates, and the form of a SIP, which is paid with one. */
const screens: readonly RouteId[] = ['mandates/list', 'mandates/form', 'transact/otm'];
const payScreens: readonly RouteId[] = [...screens, 'transact/sip', 'transact/lumpsum', 'transact/cart'];

const channel = z.enum(mandateChannels);
const status = z.enum(mandateStatuses);

const plan = z.object({
  regNo: z.string(),
  scheme: z.string(),
  amount: moneyText,
  frequency: z.string(),
  endsOn: day,
});
export type RidingPlan = z.infer<typeof plan>;

const mandate = z.object({
  id: z.string(),
  folioNo: z.string(),
  status,
  channel,
  mode: z.enum(Object.keys(transactionModes) as [TransactionMode, ...TransactionMode[]]),
  maskedUmrn: z.nullable(z.string()),
  bank: z.string(),
  maskedAccount: z.string(),
  limit: moneyText,
  /** When all of its plans fall due on one day. */
  left: moneyText,
  startsOn: day,
  endsOn: day,
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  cancelledAt: z.nullable(z.string()),
  /** Of a rejection or a cancellation. */
  reason: z.nullable(z.object({ words: z.string(), fix: z.string() })),
  /** The rejected mandate that this one repairs, and the one that repaired this. */
  repairs: z.nullable(z.string()),
  repairedBy: z.nullable(z.string()),
  plans: z.array(plan),
  isDormant: z.boolean(),
  isExpiring: z.boolean(),
});
export type BankMandate = z.infer<typeof mandate>;

/** Why a mandate needs the distributor. */
export const mandateNeeds = ['rejected', 'expiring', 'with-client'] as const;

/** How many of the distributor's mandates are where, for what needs doing. */
export const mandateOverview = built('mandates.overview', 'GET', '/{hub}/api/GetOTM/GetOTMDetails', {
  access: [...screens, 'reports/sip'],
  request: z.object({}),
  response: z.object({
    withClient: z.int(),
    withBank: z.int(),
    approved: z.int(),
    rejected: z.int(),
    expiring: z.int(),
    /** What needs the distributor, most pressing first: rejected, ending soon, with the client. At most 12. */
    toDo: z.array(
      z.object({
        folioNo: z.string(),
        investor: z.object({ id: z.string(), name: z.string() }),
        bank: z.string(),
        maskedAccount: z.string(),
        limit: moneyText,
        what: z.enum(mandateNeeds),
        /** Since when it waits or is rejected; of one that ends soon, its end. */
        day,
      }),
    ),
  }),
});
export type MandateToDo = ResponseOf<typeof mandateOverview>['toDo'][number];

/** All mandates of a folio, newest first: what the list shows. */
export const bankMandates = built('mandates.bankMandates', 'POST', lookupPath('BANKMANDATEDET'), {
  repeat: 'safe',
  access: screens,
  request: z.object({ folioNo }),
  response: z.object({
    investor: z.object({ id: z.string(), name: z.string() }),
    mandates: z.array(mandate),
  }),
});

/** One mandate, with what can be done with it now. */
export const otmDetails = built('mandates.otmDetails', 'POST', lookupPath('GETOTMDTLS'), {
  repeat: 'safe',
  access: screens,
  request: z.object({ folioNo, id: mandateId }),
  response: z.extend(mandate, {
    investor: z.object({ id: z.string(), name: z.string() }),
    /** Masked contacts that the link to approve goes to. */
    sentTo: z.array(z.string()),
    /** Why it cannot be cancelled today; null when it can. */
    cancelFault: z.nullable(z.string()),
    canResend: z.boolean(),
    /** The link to approve, to hand on; null when there is nothing to approve by a link. */
    link: z.nullable(z.object({ url: z.string(), text: z.string() })),
    /** A form that waits to be sent to the bank. */
    hasForm: z.boolean(),
    /** Running SIPs of the folio on other mandates, and why this one cannot take them; null when it can. */
    movable: z.array(z.extend(plan, { fault: z.nullable(z.string()) })),
  }),
});
export type MandateDetails = z.infer<(typeof otmDetails)['response']>;

/** The approved mandates of a folio that a plan or a lumpsum can be paid with. */
export const otmList = built('mandates.otmList', 'POST', lookupPath('GETOTMDETLIST'), {
  repeat: 'safe',
  access: payScreens,
  request: z.object({ folioNo }),
  response: z.array(
    z.object({
      id: z.string(),
      channel,
      maskedUmrn: z.string(),
      bank: z.string(),
      maskedAccount: z.string(),
      limit: moneyText,
      left: moneyText,
      startsOn: day,
      endsOn: day,
    }),
  ),
});

/** All that decides about a new mandate of a folio: its accounts, what their banks offer, and the mandates there are. */
export const otmAccounts = built('mandates.otmAccounts', 'POST', lookupPath('GETOTMACCDTLS'), {
  repeat: 'safe',
  access: payScreens,
  request: z.object({ folioNo }),
  response: z.object({
    investor: z.object({ id: z.string(), name: z.string() }),
    today: day,
    taxStatus: z.string(),
    holding: z.enum(['SI', 'JO', 'AS']),
    mobile: z.nullable(z.string()),
    email: z.nullable(z.string()),
    accounts: z.array(
      z.object({
        key: z.string(),
        bank: z.string(),
        maskedAccount: z.string(),
        type: z.nullable(z.enum(bankAccountTypes)),
        isDefault: z.boolean(),
        channels: z.array(channel),
      }),
    ),
    open: z.array(z.object({ account: z.string(), limit: moneyText, endsOn: day })),
  }),
});
export type MandateFactsWire = z.infer<(typeof otmAccounts)['response']>;

/** Whether a bank takes mandates, and how they can be approved there. */
export const otmBanks = built('mandates.otmBanks', 'POST', lookupPath('CHKEOTMBANK'), {
  repeat: 'safe',
  access: payScreens,
  request: z.object({ ifsc: text(11, invalid).check(z.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, invalid)) }),
  response: z.object({ bank: z.nullable(z.string()), channels: z.array(channel) }),
});

const consent = z.literal(true, mandateFieldTexts.wrong.consent);
export const registeredMandate = z.object({
  id: z.string(),
  status,
  channel,
  /** Masked contacts that the link to approve went to; none for a paper form. */
  sentTo: z.array(z.string()),
});
export type RegisteredMandate = z.infer<typeof registeredMandate>;
export const newMandate = z.object({ terms: mandateTermsSchema, consent });

/** Registers a mandate and sends the client the link to approve it; of a paper form, makes it. */
export const addMandate = built('mandates.add', 'POST', lookupPath('DistributorAddMandate'), {
  repeat: 'keyed',
  access: ['mandates/form'],
  securityKey: true,
  request: newMandate,
  response: registeredMandate,
});

/** Sends a mandate on: the link to the client once more, or the signed form to the bank. */
export const registerOtm = built('mandates.registerOtm', 'POST', '/OTM', {
  repeat: 'keyed',
  access: screens,
  request: z.object({ folioNo, id: mandateId, act: z.enum(['resend-link', 'send-form'], invalid) }),
  response: registeredMandate,
});

export const cancelMandate = built('mandates.cancel', 'POST', '/{hub}/api/GetOTM/cancel', {
  repeat: 'keyed',
  access: screens,
  request: z.object({ folioNo, id: mandateId }),
  response: z.object({ id: z.string(), status }),
  reason: 'An investor may end a mandate at any time; the spec lists no call for it.',
});

/** Moves a running SIP to another mandate of its folio. */
export const swapMandate = built('mandates.swap', 'POST', '/{hub}/api/GetOTM/swap', {
  repeat: 'keyed',
  access: screens,
  request: z.object({
    folioNo,
    id: mandateId,
    regNo: text(30, invalid).check(z.regex(/^[0-9A-Za-z/-]{1,30}$/, invalid)),
  }),
  response: z.object({ id: z.string(), regNo: z.string() }),
  reason: 'A change of bank needs a new mandate under a SIP that goes on; the spec lists no call for it.',
});

/** The form of a paper mandate, filled in, to be signed. */
export const mandateForm = built('mandates.form', 'GET', '/{hub}/api/GetOTM/form', {
  access: screens,
  reply: 'file',
  request: z.object({ folioNo, id: mandateId }),
  response: z.unknown(),
  reason: 'A paper mandate is a form that is printed and signed; the spec lists no call for it.',
});
