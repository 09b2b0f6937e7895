import { type LapseFactor, lapseFactors } from '@hub/domain/opportunity/lapse-score';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { moneyText } from '../../schemas/figure-schemas.ts';
import { day, pageNumber, words } from '../../schemas/list-shapes.ts';
import { texts } from '../../texts/texts.ts';

const factor = z.enum(lapseFactors as [LapseFactor, ...LapseFactor[]], texts.field.invalid);

const threatened = z.object({
  investorId: z.string(),
  investor: z.string(),
  hasMobile: z.boolean(),
  folioNo: z.string(),
  regNo: z.string(),
  scheme: z.object({ code: z.string(), name: z.string() }),
  amount: moneyText,
  monthly: moneyText,
  nextDebitOn: z.nullable(day),
  /** 1 to 100: how likely it stops. */
  score: z.int(),
  factors: z.array(
    z.object({
      factor,
      points: z.int(),
      /** In words, with its own figures. */
      text: z.string(),
    }),
  ),
});
export type ThreatenedSip = z.infer<typeof threatened>;

/** Running SIPs that something threatens, the likeliest to stop first, 10 to a page. */
export const lapseRadar = built('opportunity.radar', 'GET', '/{hub}/opportunity/radar', {
  access: ['opportunity/lapse-radar'],
  request: z.object({ words, factor: z.optional(factor), pageNumber }),
  response: z.object({
    items: z.array(threatened),
    pageNumber: z.int(),
    /** Of all pages together; with the first page only. */
    totals: z.nullable(z.object({ plans: z.int(), monthly: moneyText })),
    /** How many SIPs have each factor, whatever is looked for; with the first page only. */
    factors: z.nullable(z.record(z.string(), z.int())),
  }),
  reason: 'Which running SIPs are likely to stop; the spec lists no call for it.',
});

/** What the radar comes to, and what of it the next debit can end this week: all running SIPs are gone through. */
export const radarTotals = built('opportunity.radarTotals', 'GET', '/{hub}/opportunity/radar-totals', {
  access: ['opportunity', 'opportunity/lapse-radar'],
  quiet: true,
  request: z.object({}),
  response: z.object({
    plans: z.int(),
    monthly: moneyText,
    /** One bounce from ending, and debited by `until`. */
    week: z.object({ plans: z.int(), monthly: moneyText }),
    until: day,
  }),
  reason: 'What the desk is for, said where it is opened from; the spec lists no call for it.',
});
