import { isVpa, type RouteId } from '@hub/domain';
import { findingLevels, questionCodes } from '@hub/domain/orders/checks/finding';
import { formKinds } from '@hub/domain/orders/terms/order-terms';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { mandateFieldTexts } from '../../mandates/fields/mandate-field-texts.ts';
import { orderFactsSchema } from '../../orders/facts/facts-codec.ts';
import {
  lumpsumTermsSchema,
  orderTermsSchema,
  redeemTermsSchema,
  switchTermsSchema,
} from '../../orders/terms/terms-schema.ts';
import { moneyText, navText, unitsText } from '../../schemas/figure-schemas.ts';
import { day, schemeCode } from '../../schemas/list-shapes.ts';
import { line, scheme } from '../../schemas/order-words.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';
import { folioNo } from '../investor/investor.ts';
import { newMandate, registeredMandate } from '../mandates/mandates.ts';
import { lookupPath } from '../reference/reference.ts';
import { flowScreens, orderWords } from './order-shapes.ts';

const { invalid, id: wrongId, required } = texts.field;

const vpaScreens: readonly RouteId[] = [
  ...flowScreens,
  'transact/sip-first-time',
  'mandates/form',
  'transact/otm',
];

/** Why a UPI ID is not taken. */
const vpaFaults = ['not-found', 'another-name', 'no-answer'] as const;

const cartId = text(36, wrongId).check(z.uuid(wrongId));
const version = z.int(invalid).check(z.gte(1, invalid), z.lte(1_000_000, invalid));
export const consent = z.literal(true, required);

const answers = z.array(z.enum(questionCodes, invalid)).check(z.maxLength(questionCodes.length, invalid));

/** What pre-flight says: a block keeps the order from being sent, a question until it is answered, a warn does not. */
const finding = z.object({
  code: z.string(),
  level: z.enum(findingLevels),
  /** The field of the terms that it is about. */
  field: z.nullable(z.string()),
  title: z.string(),
  why: z.string(),
  fix: z.string(),
});
export type OrderFinding = z.infer<typeof finding>;

const cartItem = z.object({
  ...orderWords,
  kind: z.enum(formKinds),
  id: z.string(),
  version: z.int(),
  terms: orderTermsSchema,
  lines: z.array(line),
  /** Without the questions that were answered. */
  findings: z.array(finding),
  /** Whether it is to be sent this time. */
  isChosen: z.boolean(),
  /** The questions of pre-flight that were answered with yes. */
  answers: z.array(z.enum(questionCodes)),
  changedAt: z.string(),
});
export type CartItem = z.infer<typeof cartItem>;

/** All that decides about an order of one folio: pre-flight and preview run on it in the browser as they do here. */
export const orderFacts = built('transact.orderFacts', 'POST', '/{hub}/trans/facts', {
  repeat: 'safe',
  access: flowScreens,
  request: z.object({
    kind: z.enum(formKinds, invalid),
    folioNo,
    schemeCode: z.optional(schemeCode),
    toSchemeCode: z.optional(schemeCode),
  }),
  /** `now` is the server's clock: cut-offs are counted by it, whatever the device's clock says. */
  response: z.extend(orderFactsSchema, { now: z.string() }),
  quiet: true,
  reason: 'Pre-flight runs as the user types; the spec has no call that says all it needs.',
});

/** The cart. */
export const drafts = built('transact.drafts', 'GET', '/{hub}/dit/', {
  access: [...flowScreens, 'transact/initiate', 'transact/select-investor'],
  request: z.object({}),
  response: z.object({ items: z.array(cartItem) }),
});

export const MOST_IN_CART = 50;

/**
 * Puts an order into the cart, or changes one there that is still of the version given. A new one is chosen, and those
 * of other investors are not any more.
 */
export const saveDraft = built('transact.saveDraft', 'POST', '/{hub}/dit/save', {
  repeat: 'keyed',
  access: flowScreens,
  request: z.object({
    id: z.optional(cartId),
    version: z.optional(version),
    terms: orderTermsSchema,
    answers: z.optional(answers),
  }),
  response: z.object({ item: cartItem }),
});

/** What is said about an order of the cart without changing it: whether it is to be sent, and what was answered. */
export const markDraft = built('transact.markDraft', 'POST', '/{hub}/dit/mark', {
  repeat: 'keyed',
  access: flowScreens,
  request: z.object({
    id: cartId,
    isChosen: z.optional(z.boolean(invalid)),
    answers: z.optional(answers),
  }),
  response: z.object({ item: cartItem }),
  reason:
    'Ticks and answers are kept with the cart, so that another device sees them; the spec has no call for it.',
});

/** Several at once: what was removed comes back, what is duplicated comes again. */
export const saveDrafts = built('transact.saveDrafts', 'POST', '/{hub}/dit/saveAll', {
  repeat: 'keyed',
  access: flowScreens,
  request: z.object({
    orders: z.array(orderTermsSchema).check(z.minLength(1, required), z.maxLength(MOST_IN_CART, invalid)),
  }),
  response: z.object({ items: z.array(cartItem) }),
});

const sentConfirmation = z.object({
  id: z.string(),
  investor: z.object({ id: z.string(), name: z.string() }),
  /** Masked mobile number and mail address. */
  sentTo: z.array(z.string()),
  sentAt: z.string(),
  expiresAt: z.string(),
  orders: z.array(z.object({ reference: z.string(), ...orderWords })),
});
export type SentConfirmation = z.infer<typeof sentConfirmation>;
export const sent = z.object({ confirmations: z.array(sentConfirmation) });

const chosenItem = { id: cartId, version };

/** What `prepareCart` says of an order of the cart, for the call that places it. */
const prepared = z.object({
  ...chosenItem,
  /** The link it shares with other orders of the same investor. */
  link: z.nullable(cartId),
});

/** Looks at orders of the cart together before each is placed, and says in which order. It changes nothing. */
export const prepareCart = built('transact.prepareCart', 'POST', '/{hub}/dit/prepare', {
  repeat: 'safe',
  access: flowScreens,
  request: z.object({
    items: z.array(z.object(chosenItem)).check(z.minLength(1, required), z.maxLength(MOST_IN_CART, invalid)),
  }),
  response: z.object({ orders: z.array(prepared) }),
  reason: 'Each order is placed by the call of its kind; several of one cart are checked together before.',
});

/** An order of a form; `item` is what the cart kept of it meanwhile. */
const formOrder = <Terms extends z.core.$ZodType>(terms: Terms) => ({
  terms,
  item: z.optional(z.object(chosenItem)),
});

/**
 * What the call of a kind takes: the terms, the consent and, for an order of the cart, what was prepared. A form with
 * several schemes has the other orders in `more`: all of one folio, placed together by one link, or none.
 */
export const placing = <Terms extends z.core.$ZodType>(terms: Terms) =>
  z.object({
    ...formOrder(terms),
    consent,
    prepared: z.optional(prepared),
    more: z.optional(z.array(z.object(formOrder(terms))).check(z.maxLength(MOST_IN_CART - 1, invalid))),
  });

/* Each places one order, or those of one form. */
export const submitLumpsum = built(
  'transact.submitLumpsum',
  'POST',
  '/{disapi}/api/Additionalpurchase/DistributorAPTrxDet',
  { repeat: 'keyed', access: flowScreens, request: placing(lumpsumTermsSchema), response: sent },
);
export const submitRedeem = built(
  'transact.submitRedeem',
  'POST',
  '/{disapi}/api/Redeem/DistributorRedeemTrxDet',
  { repeat: 'keyed', access: flowScreens, request: placing(redeemTermsSchema), response: sent },
);
export const submitSwitch = built(
  'transact.submitSwitch',
  'POST',
  '/{disapi}/api/Switch/DistributorSwitchTrxDet',
  { repeat: 'keyed', access: flowScreens, request: placing(switchTermsSchema), response: sent },
);

/** What a folio holds, and what of it may leave. */
export const redeemSchemes = built('transact.redeemSchemes', 'POST', lookupPath('GETREDEEMSCHEME'), {
  repeat: 'safe',
  access: flowScreens,
  request: z.object({ folioNo }),
  response: z.array(
    z.object({
      scheme,
      units: unitsText,
      /** Not locked, pledged or on its way out. */
      free: unitsText,
      /** Of the free ones, those that leave with a load. */
      loaded: unitsText,
      locked: unitsText,
      lien: unitsText,
      inFlight: unitsText,
      nav: navText,
      navOn: day,
      value: moneyText,
      mayRedeem: z.boolean(),
      maySwitch: z.boolean(),
    }),
  ),
});

const account = z.object({
  /** What an order names it by. */
  key: z.string(),
  bank: z.string(),
  masked: z.string(),
  accountType: z.string(),
  ifsc: z.string(),
  isDefault: z.boolean(),
});
export type FolioAccount = z.infer<typeof account>;
/** The accounts of a folio that may pay for an order, and those that money may be paid out to. */
export const existingBanks = built('transact.existingBanks', 'POST', lookupPath('GETEXITBANKNAME'), {
  repeat: 'safe',
  access: flowScreens,
  request: z.object({ folioNo }),
  response: z.array(account),
});
export const payoutBanks = built('transact.payoutBanks', 'POST', lookupPath('GETPAYOUTBANKNAME'), {
  repeat: 'safe',
  access: flowScreens,
  request: z.object({ folioNo }),
  response: z.array(z.object({ bank: z.string() })),
});
export const payoutAccounts = built(
  'transact.payoutAccounts',
  'POST',
  lookupPath('GETPAYOUTBANKACCOUNTDETAILS'),
  { repeat: 'safe', access: flowScreens, request: z.object({ folioNo }), response: z.array(account) },
);

/** A mandate on its own, from the transactions' menu. */
export const addOtm = built('transact.addOtm', 'POST', '/{disapi}/api/Zerobalance/DistributorAddOTMDet', {
  repeat: 'keyed',
  access: ['transact/otm'],
  request: newMandate,
  response: registeredMandate,
});

const vpa = text(100, mandateFieldTexts.wrong.vpa).check(
  z.trim(),
  z.refine((typed) => isVpa(typed), mandateFieldTexts.wrong.vpa),
);

/**
 * Whether a UPI ID exists and belongs to a holder of the folio, or to one of these people where there is no folio yet.
 * Whose it is otherwise is not said.
 */
export const validateVpa = built('transact.validateVpa', 'POST', lookupPath('VALIDVPA'), {
  repeat: 'safe',
  access: vpaScreens,
  request: z
    .object({
      folioNo: z.optional(folioNo),
      names: z.optional(z.array(text(120, invalid)).check(z.minLength(1, required), z.maxLength(4, invalid))),
      vpa,
    })
    .check(
      z.refine((requested) => (requested.folioNo === undefined) !== (requested.names === undefined), {
        error: required,
        path: ['folioNo'],
      }),
    ),
  response: z.array(
    z.object({
      vpa: z.string(),
      isGood: z.boolean(),
      /** As the bank has it, of a UPI ID that is good. */
      name: z.nullable(z.string()),
      fault: z.nullable(z.enum(vpaFaults)),
      /** What the user reads. */
      message: z.nullable(z.string()),
    }),
  ),
});

/** The UPI IDs that a folio has paid with or has given for a mandate, newest first. */
export const existingVpa = built('transact.existingVpa', 'POST', '/INVESTOR/api/Admin/GETEXISTVPA', {
  repeat: 'safe',
  access: vpaScreens,
  request: z.object({ folioNo }),
  response: z.array(z.object({ vpa: z.string() })),
});
