import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { moneyText } from '../../schemas/figure-schemas.ts';
import { day, words } from '../../schemas/list-shapes.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';
import { cardScreens, gstBasis, rateText } from './brokerage-shapes.ts';

const { invalid } = texts.field;

const version = z.optional(text(60, invalid));

const rateLine = z.object({
  line: z.int(),
  schemeCode: z.string(),
  scheme: z.string(),
  category: z.string(),
  inflowFrom: day,
  inflowTo: z.nullable(day),
  location: z.enum(['T30', 'B30', 'any']),
  slabFrom: moneyText,
  slabTo: z.nullable(moneyText),
  /** Of the first, second, third and each later year. */
  trail: z.array(rateText).check(z.minLength(4), z.maxLength(4)),
  incentive: rateText,
  gstBasis,
  clawbackDays: z.int(),
});
export type RateCardLine = z.infer<typeof rateLine>;

/** A version of the rate card, the one in force where nobody says which, and what changed against the one before. */
export const rateCard = built('brokerage.rateCard', 'GET', '/{hub}/api/ratecard/download', {
  access: cardScreens,
  request: z.object({ version, words }),
  response: z.object({
    /** Newest first. */
    versions: z.array(
      z.object({
        version: z.string(),
        from: day,
        /** The day before the next one's; null for the last. */
        to: z.nullable(day),
        state: z.enum(['coming', 'in-force', 'past']),
        schemes: z.int(),
      }),
    ),
    card: z.nullable(
      z.object({
        version: z.string(),
        /** Those that match the words. */
        lines: z.array(rateLine),
        before: z.nullable(z.string()),
        changes: z.array(
          z.object({
            what: z.enum(['added', 'removed', 'changed']),
            before: z.nullable(rateLine),
            after: z.nullable(rateLine),
            /** "Trail of year 1: 0.8000 % to 0.7500 %". */
            texts: z.array(z.string()),
          }),
        ),
      }),
    ),
  }),
});
export type RateCardReply = z.infer<(typeof rateCard)['response']>;

const cardFile = {
  access: cardScreens,
  reply: 'file',
  request: z.object({ version }),
  response: z.unknown(),
} as const;
export const rateCardPdf = built('brokerage.rateCardPdf', 'GET', '/{hub}/api/ratecard/downloadPdf', cardFile);
export const rateCardExcel = built(
  'brokerage.rateCardExcel',
  'GET',
  '/{hub}/api/ratecard/downloadExcel',
  cardFile,
);
