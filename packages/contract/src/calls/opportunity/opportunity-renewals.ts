import { isOpportunityKey } from '@hub/domain/opportunity/lists';
import { orderStatuses } from '@hub/domain/orders/state/order-status';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { moneyText } from '../../schemas/figure-schemas.ts';
import { day } from '../../schemas/list-shapes.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';
import { consent } from '../transact/transact.ts';
import { refusedRows } from './opportunity-acts.ts';

const { invalid, tooLong, required, id: wrongId } = texts.field;

export const MOST_RENEWALS = 200;

const keys = z
  .array(text(120, invalid).check(z.refine(isOpportunityKey, invalid)))
  .check(z.minLength(1, required), z.maxLength(MOST_RENEWALS, tooLong));

/** What is set for all of them. */
const requested = {
  /** Whole per cent that the instalment grows by, once. */
  stepUp: z.int(invalid).check(z.gte(0, invalid), z.lte(100, invalid)),
  /** Left out: until stopped. */
  months: z.optional(z.int(invalid).check(z.gte(6, invalid), z.lte(360, invalid))),
  euin: z.nullable(text(7, invalid).check(z.regex(/^E\d{6}$/, invalid))),
  isExecutionOnly: z.boolean(invalid),
};

const finding = z.object({
  title: z.string(),
  why: z.string(),
  fix: z.string(),
  /** The field of the order that it is about. */
  field: z.nullable(z.string()),
});

const renewal = z.object({
  key: z.string(),
  investorId: z.string(),
  investor: z.string(),
  folioNo: z.string(),
  regNo: z.string(),
  scheme: z.string(),
  /** The instalment now, and after the renewal. */
  amount: moneyText,
  renewedAmount: moneyText,
  endsOn: day,
  startsOn: day,
  /** Null: until stopped. */
  renewedEnd: z.nullable(day),
  mandate: z.nullable(
    z.object({ bank: z.string(), maskedAccount: z.string(), limit: moneyText, endsOn: day }),
  ),
  /** What keeps it from being renewed like this, and what to do; null where nothing does. */
  block: z.nullable(finding),
});
export type Renewal = z.infer<typeof renewal>;

/** What the renewals would be, each with whether its mandate and all else allow it. */
export const checkRenewals = built('opportunity.checkRenewals', 'POST', '/{hub}/opportunity/renewals/check', {
  repeat: 'safe',
  access: ['opportunity/renewal-desk'],
  /** Keys of the list of maturing SIPs; left out: those that end first. */
  request: z.object({ ...requested, keys: z.optional(keys) }),
  response: z.object({
    items: z.array(renewal),
    /** How many SIPs end soon, chosen or not. */
    ending: z.int(),
    refused: refusedRows,
    /** Who may have advised: the EUINs of the ARN that are good today. */
    euins: z.array(z.object({ euin: z.string(), name: z.string() })),
  }),
  reason: 'The renewal desk; the spec lists no call for it.',
});

/** One link for each investor. What is blocked is said and left out, the rest goes. */
export const sendRenewals = built('opportunity.sendRenewals', 'POST', '/{hub}/opportunity/renewals/send', {
  repeat: 'keyed',
  access: ['opportunity/renewal-desk'],
  request: z.object({ ...requested, keys, consent }),
  response: z.object({ id: z.nullable(z.string()), orders: z.int(), links: z.int(), refused: refusedRows }),
  reason: 'The renewal desk; the spec lists no call for it.',
});

const batch = z.object({
  id: z.string(),
  at: z.string(),
  stepUp: z.int(),
  months: z.nullable(z.int()),
  orders: z.int(),
  /** How many are where. */
  statuses: z.record(z.string(), z.int()),
});

/** What was sent from the desk, newest first, at most 20. */
export const renewalBatches = built('opportunity.renewalBatches', 'GET', '/{hub}/opportunity/renewals', {
  access: ['opportunity/renewal-desk'],
  request: z.object({}),
  response: z.object({ items: z.array(batch) }),
  reason: 'The renewal desk; the spec lists no call for it.',
});

/** One of them, to follow until all are confirmed. */
export const renewalBatch = built('opportunity.renewalBatch', 'GET', '/{hub}/opportunity/renewals/batch', {
  access: ['opportunity/renewal-desk'],
  request: z.object({ id: text(36, wrongId).check(z.uuid(wrongId)) }),
  response: z.object({
    ...batch.shape,
    now: z.string(),
    items: z.array(
      z.object({
        reference: z.string(),
        investorId: z.string(),
        investor: z.string(),
        scheme: z.string(),
        headline: z.string(),
        amount: moneyText,
        status: z.enum(orderStatuses),
        /** Until when the investor may confirm. */
        expiresAt: z.string(),
        openedAt: z.nullable(z.string()),
      }),
    ),
  }),
  reason: 'The renewal desk; the spec lists no call for it.',
});
