import {
  historyFilters,
  historyTypes,
  orderKinds,
  orderStatuses,
  pendingStatuses,
  type RouteId,
} from '@hub/domain';
import * as z from 'zod/mini';
import { built, lookup, planned } from '../declare.ts';
import { moneyText, navText, unitsText } from '../figure-schemas.ts';
import { orderFactsSchema } from '../orders/facts-schema.ts';
import {
  lumpsumTermsSchema,
  orderTermsSchema,
  redeemTermsSchema,
  switchTermsSchema,
} from '../orders/terms-schema.ts';
import { text } from '../text-schema.ts';
import { texts } from '../texts.ts';
import { folioNo } from './investor.ts';
import { investorId } from './investor-list.ts';
import { day, format, pageNumber, schemeCode, words } from './list-shapes.ts';
import { lookupPath } from './reference.ts';

const { invalid, id: wrongId, required } = texts.field;

/** The forms of an order and what follows them. */
const flowScreens: readonly RouteId[] = [
  'transact/lumpsum',
  'transact/lumpsum-edit',
  'transact/switch',
  'transact/redeem',
  'transact/cart',
  'transact/payment',
  'transact/summary',
  'transact/thank-you',
];
const recordScreens: readonly RouteId[] = ['transact/history', 'transact/pending', 'transact/thank-you'];

export const orderReference = text(12, wrongId).check(z.regex(/^H[0-9A-HJKMNP-TV-Z]{11}$/, wrongId));
const cartId = text(36, wrongId).check(z.uuid(wrongId));
const version = z.int(invalid).check(z.gte(1, invalid), z.lte(1_000_000, invalid));
const consent = z.literal(true, required);

const scheme = z.object({ code: z.string(), name: z.string() });
const line = z.object({ label: z.string(), value: z.string(), isEstimate: z.boolean() });

/** What pre-flight says: a block keeps the order from being sent, a warn does not. */
const finding = z.object({
  code: z.string(),
  level: z.enum(['block', 'warn']),
  /** The field of the terms that it is about. */
  field: z.nullable(z.string()),
  title: z.string(),
  why: z.string(),
  fix: z.string(),
});
export type OrderFinding = z.infer<typeof finding>;

/** An order in words, the same in the cart, in the records and before the investor. */
const orderWords = {
  kind: z.enum(orderKinds),
  investor: z.object({ id: z.string(), name: z.string() }),
  folioNo: z.string(),
  scheme,
  /** Where a switch goes. */
  target: z.nullable(scheme),
  /** `₹10,000`, `120.500 units` or `All units`. */
  headline: z.string(),
  /** What it is worth where an amount was asked for. */
  amount: z.nullable(moneyText),
  /** The NAV day to expect when it is confirmed (and paid) at once. */
  navOn: z.nullable(day),
};

const cartItem = z.object({
  ...orderWords,
  id: z.string(),
  version: z.int(),
  terms: orderTermsSchema,
  lines: z.array(line),
  findings: z.array(finding),
  changedAt: z.string(),
});
export type CartItem = z.infer<typeof cartItem>;

/** All that decides about an order of one folio: pre-flight and preview run on it in the browser as they do here. */
export const orderFacts = built('transact.orderFacts', 'POST', '/{hub}/trans/facts', {
  repeat: 'safe',
  access: flowScreens,
  request: z.object({
    kind: z.enum(orderKinds, invalid),
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

/** Puts an order into the cart, or changes one there that is still of the version given. */
export const saveDraft = built('transact.saveDraft', 'POST', '/{hub}/dit/save', {
  repeat: 'keyed',
  access: flowScreens,
  request: z.object({
    id: z.optional(cartId),
    version: z.optional(version),
    terms: orderTermsSchema,
  }),
  response: z.object({ item: cartItem }),
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
  expiresAt: z.string(),
  orders: z.array(z.object({ reference: z.string(), ...orderWords })),
});
export type SentConfirmation = z.infer<typeof sentConfirmation>;
const sent = z.object({ confirmations: z.array(sentConfirmation) });

/** Sends the cart, or some of it: one link for each investor. All of it or nothing. */
export const placeCart = built('transact.placeCart', 'POST', '/{hub}/dit/place', {
  repeat: 'keyed',
  access: flowScreens,
  request: z.object({
    items: z
      .array(z.object({ id: cartId, version }))
      .check(z.minLength(1, required), z.maxLength(MOST_IN_CART, invalid)),
    consent,
  }),
  response: sent,
  reason: 'The spec has one call for each kind; a cart of several kinds goes to an investor as one link.',
});

/** One order, without the cart. */
export const submitLumpsum = built(
  'transact.submitLumpsum',
  'POST',
  '/{disapi}/api/Additionalpurchase/DistributorAPTrxDet',
  {
    repeat: 'keyed',
    access: flowScreens,
    request: z.object({ terms: lumpsumTermsSchema, consent }),
    response: sent,
  },
);
export const submitRedeem = built(
  'transact.submitRedeem',
  'POST',
  '/{disapi}/api/Redeem/DistributorRedeemTrxDet',
  {
    repeat: 'keyed',
    access: flowScreens,
    request: z.object({ terms: redeemTermsSchema, consent }),
    response: sent,
  },
);
export const submitSwitch = built(
  'transact.submitSwitch',
  'POST',
  '/{disapi}/api/Switch/DistributorSwitchTrxDet',
  {
    repeat: 'keyed',
    access: flowScreens,
    request: z.object({ terms: switchTermsSchema, consent }),
    response: sent,
  },
);

const waitsOn = z.nullable(z.enum(['distributor', 'investor', 'payer', 'system', 'registrar', 'bank']));

const recordRow = z.object({
  ...orderWords,
  reference: z.string(),
  status: z.enum(orderStatuses),
  /** Under which filter of the history it is found (Spec §4); null for what none of the three names. */
  historyStatus: z.nullable(z.enum(historyFilters)),
  /** Spec §4: PENDING until it is confirmed, lapsed or deleted (S4-08). */
  recordStatus: z.enum(pendingStatuses),
  type: z.enum(historyTypes),
  isRefunded: z.boolean(),
  waitsOn,
  createdAt: z.string(),
  changedAt: z.string(),
  /** Until when the investor may confirm; null when nothing is to be confirmed. */
  expiresAt: z.nullable(z.string()),
});
export type RecordRow = z.infer<typeof recordRow>;

const recordFilter = {
  status: z.optional(z.enum(historyFilters, invalid)),
  type: z.optional(z.enum(historyTypes, invalid)),
  recordStatus: z.optional(z.enum(pendingStatuses, invalid)),
  /** Only what waits for its investor and lapses within `LAPSING_HOURS`. */
  lapsing: z.optional(z.literal('soon', invalid)),
  kind: z.optional(z.enum(orderKinds, invalid)),
  /** Investor as in the client list, scheme, folio or reference. */
  words,
  investorId: z.optional(investorId),
  from: z.optional(text(10, invalid).check(z.iso.date(invalid))),
  to: z.optional(text(10, invalid).check(z.iso.date(invalid))),
};

/** Serves both the pending records and the history (S7-36), newest first, 10 to a page. */
export const records = built('transact.records', 'GET', '/{hub}/trans/', {
  access: [...recordScreens, 'dashboard', 'investor/details'],
  request: z.object({ ...recordFilter, pageNumber }),
  response: z.object({
    items: z.array(recordRow),
    pageNumber: z.int(),
    total: z.int(),
    /** The server's clock: what is left of a link's time is counted by it. */
    now: z.string(),
    /** How many there are under each filter of the history, whatever is looked for. */
    statuses: z.record(z.enum(historyFilters), z.int()),
  }),
});

export const exportRecords = built('transact.exportRecords', 'GET', '/{hub}/trans/export', {
  access: recordScreens,
  reply: 'file',
  request: z.object({ ...recordFilter, format }),
  response: z.unknown(),
  reason: 'Lists export to Excel, CSV and PDF (Design §6); the spec lists no call for it.',
});

export const recordActs = ['resend', 'extend', 'reissue', 'resend-payment'] as const;
export type RecordAct = (typeof recordActs)[number];

const orderEvent = z.object({
  type: z.string(),
  at: z.string(),
  actor: z.enum(['distributor', 'investor', 'bank', 'registrar', 'system']),
  /** What happened, and the rest of it: both in words. */
  title: z.string(),
  note: z.nullable(z.string()),
});
export type OrderTimelineEvent = z.infer<typeof orderEvent>;

const recordDetails = z.object({
  ...recordRow.shape,
  /** The server's clock, as in the list. */
  now: z.string(),
  lines: z.array(line),
  events: z.array(orderEvent),
  /** Who has to do what next, in words; null when it is over. */
  next: z.nullable(z.string()),
  acts: z.array(z.enum([...recordActs, 'cancel', 'share'])),
  sentTo: z.array(z.string()),
  openedAt: z.nullable(z.string()),
  payment: z.nullable(z.object({ mode: z.string(), amount: moneyText, status: z.string(), at: z.string() })),
  /** Of all money that came: what goes back and what went back. */
  goingBack: moneyText,
  refunded: moneyText,
  allotment: z.nullable(
    z.object({
      /** One row for each leg. */
      legs: z.array(z.object({ scheme, units: unitsText, nav: navText, navOn: day, amount: moneyText })),
    }),
  ),
  rejection: z.nullable(
    z.object({ code: z.string(), title: z.string(), fix: z.string(), remark: z.string() }),
  ),
});
export type RecordDetails = z.infer<typeof recordDetails>;

export const record = built('transact.record', 'GET', '/{hub}/trans/get', {
  access: recordScreens,
  request: z.object({ reference: orderReference }),
  response: recordDetails,
});

/** Sends the link again, gives the investor more time, or, where it lapsed, sends a new one with the data kept. */
export const updateRecord = built('transact.updateRecord', 'POST', '/{hub}/trans/update', {
  repeat: 'keyed',
  access: recordScreens,
  request: z.object({ reference: orderReference, act: z.enum(recordActs, invalid) }),
  response: recordDetails,
});

/** Takes an order out of the cart, or cancels one that was sent and is not with the registrar yet. */
export const deleteRecord = built('transact.deleteRecord', 'DELETE', '/{hub}/trans/delete/{id}', {
  repeat: 'keyed',
  access: [...recordScreens, ...flowScreens],
  request: z.object({ id: text(36, wrongId).check(z.regex(/^[0-9A-Za-z-]{12,36}$/, wrongId)) }),
  response: z.object({ removed: z.enum(['cart', 'order']) }),
});

/** A link to hand on by hand. Each is a token of its own, so none has to be kept in readable form. */
export const shareLink = built('transact.shareLink', 'POST', '/{hub}/trans/link', {
  repeat: 'safe',
  access: recordScreens,
  request: z.object({ reference: orderReference }),
  response: z.object({ url: z.string(), text: z.string(), expiresAt: z.string() }),
  reason: 'A distributor shares the link by WhatsApp or mail; at rest there is only its hash.',
});

/** The acknowledgement of an order as PDF. */
export const receipt = built('transact.receipt', 'GET', '/{hub}/trans/receipt', {
  access: recordScreens,
  reply: 'file',
  request: z.object({ reference: orderReference }),
  response: z.unknown(),
  reason: 'An order has an acknowledgement; the spec lists no call for it.',
});

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

export const submitSip = planned('transact.submitSip', 'POST', '/{disapi}/api/SIP/DistributorSIPTrxDet');
export const submitFirstSip = planned(
  'transact.submitFirstSip',
  'POST',
  '/{disapi}/api/StartSIP/DistributorStartSIPTrxDet',
);
export const submitZeroBalance = planned(
  'transact.submitZeroBalance',
  'POST',
  '/{disapi}/api/Zerobalance/DistributorZerobalTrxDet',
);
export const submitSwp = planned('transact.submitSwp', 'POST', '/{disapi}/api/SWP/DistributorSWPTrxDet');
export const submitStp = planned('transact.submitStp', 'POST', '/{disapi}/api/STP/DistributorSTPTrxDet');
export const submitFirstLumpsum = planned(
  'transact.submitFirstLumpsum',
  'POST',
  '/{disapi}/api/Freshpurchase/DistributorFPTrxDet',
);
export const addOtm = planned('transact.addOtm', 'POST', '/{disapi}/api/Zerobalance/DistributorAddOTMDet');

export const pausableSips = lookup('transact.pausableSips', 'GETSIPPAUSETDETAILS');
export const systematicPlans = lookup('transact.systematicPlans', 'GETMAPPEDSYSDETAILS');
export const stopPlan = lookup('transact.stopPlan', 'STOPTRANSACTIONDISTRIBUTOR', { securityKey: true });
export const fatcaDetails = lookup('transact.fatcaDetails', 'FATCADETAILS');
export const saveFatca = lookup('transact.saveFatca', 'FATCA');
export const validateVpa = lookup('transact.validateVpa', 'VALIDVPA');
export const coolingPeriod = lookup('transact.coolingPeriod', 'CHANGECONTACT/CHECK/COOLINGPERIOD');
export const changeContact = lookup('transact.changeContact', 'CHANGECONTACT/DISSUBMIT', {
  securityKey: true,
});

export const confirmSipPause = planned(
  'transact.confirmSipPause',
  'POST',
  '/INVESTOR/api/Admin/GETSIPPAUSECONFIRM',
);
export const existingVpa = planned('transact.existingVpa', 'POST', '/INVESTOR/api/Admin/GETEXISTVPA');
