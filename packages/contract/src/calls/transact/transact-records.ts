import { orderStatuses } from '@hub/domain/orders/state/order-status';
import {
  historyFilters,
  historyTypes,
  pendingStatuses,
  recordStages,
} from '@hub/domain/orders/state/record-statuses';
import { orderKinds } from '@hub/domain/orders/terms/order-terms';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { orderTermsSchema } from '../../orders/terms/terms-schema.ts';
import { moneyText, navText, unitsText } from '../../schemas/figure-schemas.ts';
import { day, format, pageNumber, words } from '../../schemas/list-shapes.ts';
import { line, scheme } from '../../schemas/order-words.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';
import { investorId } from '../investor/investor-list.ts';
import { flowScreens, orderWords, recordScreens } from './order-shapes.ts';

const { invalid, id: wrongId } = texts.field;

export const orderReference = text(12, wrongId).check(z.regex(/^H[0-9A-HJKMNP-TV-Z]{11}$/, wrongId));

const waitsOn = z.nullable(z.enum(['distributor', 'investor', 'payer', 'system', 'registrar', 'bank']));

export const recordRow = z.object({
  ...orderWords,
  reference: z.string(),
  status: z.enum(orderStatuses),
  /** Under which filter of the history it is found (Spec §4); null for what none of the three names. */
  historyStatus: z.nullable(z.enum(historyFilters)),
  /** Spec §4: PENDING until it is confirmed, lapsed or deleted (S4-08). */
  recordStatus: z.enum(pendingStatuses),
  type: z.enum(historyTypes),
  isRefunded: z.boolean(),
  /** Its investor is a client; not one whom an application names only. */
  isInBook: z.boolean(),
  /** It came to nothing, and the form of its kind can be filled with it once more. */
  canOrderAgain: z.boolean(),
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
  stage: z.optional(z.enum(recordStages, invalid)),
  kind: z.optional(z.enum(orderKinds, invalid)),
  /** Investor as in the client list, scheme, folio or reference. */
  words,
  investorId: z.optional(investorId),
  from: z.optional(text(10, invalid).check(z.iso.date(invalid))),
  to: z.optional(text(10, invalid).check(z.iso.date(invalid))),
};

/** Serves both the pending records and the history (S7-36), newest first where nothing else is asked, 10 to a page. */
export const records = built('transact.records', 'GET', '/{hub}/trans/', {
  access: [...recordScreens, 'dashboard', 'investor/details'],
  request: z.object({
    ...recordFilter,
    pageNumber,
    /** With the days it is grouped by, and before all of them what the distributor can do something for. */
    order: z.optional(z.enum(['newest', 'to-do-first'], invalid)),
  }),
  response: z.object({
    items: z.array(recordRow),
    pageNumber: z.int(),
    total: z.int(),
    /** The server's clock: what is left of a link's time is counted by it. */
    now: z.string(),
    /** How many there are under each filter of the history, whatever is looked for. */
    statuses: z.record(z.enum(historyFilters), z.int()),
    stages: z.record(z.enum(recordStages), z.int()),
    /** How many rows each group has, in their order; none where the list is not grouped. */
    groups: z.array(z.object({ id: z.string(), count: z.int() })),
  }),
});

/** Open for as long as a screen about orders is: an event whenever an order of this distributor changed. */
export const orderNews = built('transact.news', 'GET', '/{hub}/trans/news', {
  access: [...recordScreens, 'dashboard', 'investor/details'],
  reply: 'events',
  quiet: true,
  request: z.object({}),
  response: z.unknown(),
  reason: 'Changes of orders are pushed to open screens; the spec lists no call for it.',
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
  acts: z.array(z.enum([...recordActs, 'cancel', 'share', 'again'])),
  sentTo: z.array(z.string()),
  openedAt: z.nullable(z.string()),
  payment: z.nullable(z.object({ mode: z.string(), amount: moneyText, status: z.string(), at: z.string() })),
  /** Of all money that came: what goes back and what went back. */
  goingBack: moneyText,
  refunded: moneyText,
  /** The units of a redemption have left, and the bank has not told of its payout yet. */
  isPayoutAwaited: z.boolean(),
  /** What the bank paid out of a redemption. */
  payout: z.nullable(
    z.object({ reference: z.string(), on: day, amount: moneyText, account: z.nullable(z.string()) }),
  ),
  /** What is ordered once more; null where it cannot be. */
  terms: z.nullable(orderTermsSchema),
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
  access: [...recordScreens, ...flowScreens],
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
