import { mandateStatuses } from '@hub/domain/mandates/mandate-status';
import * as z from 'zod/mini';
import { declarationIds, MOST_REMARK, openingSteps } from '../../openings/opening-parts.ts';
import { openingTexts } from '../../openings/opening-texts.ts';
import { moneyText } from '../../schemas/figure-schemas.ts';
import { text } from '../../schemas/text-schema.ts';
import { typedLine } from '../../schemas/typed-text.ts';
import { texts } from '../../texts/texts.ts';

const { invalid } = texts.field;

/** What is opened in the investor's name when they confirm, in words, and what they declare of it. */
export const openingSchema = z.object({
  /** Names exactly these parts and declarations: what is confirmed is what was shown. */
  digest: z.string(),
  parts: z.array(z.object({ step: z.enum(openingSteps), label: z.string(), lines: z.array(z.string()) })),
  declarations: z.array(z.object({ id: z.enum(declarationIds), text: z.string() })),
});
export type OpeningShown = z.infer<typeof openingSchema>;

/** What the investor says of it. */
export const openingAnswer = z.object({
  digest: text(64, invalid),
  declared: z.array(z.enum(declarationIds, invalid)).check(z.maxLength(declarationIds.length, invalid)),
});

/** A part that is not right, and why. */
export const sentBackPart = z.object({ step: z.enum(openingSteps), remark: z.string() });
/** The same as its investor writes it. */
export const sentBackRequest = z.object({
  step: z.enum(openingSteps, invalid),
  remark: typedLine(MOST_REMARK).check(z.minLength(1, openingTexts.remark.missing)),
});

/** A mandate that the orders of a link are debited by. */
export const mandateStep = z.object({
  bank: z.string(),
  masked: z.string(),
  limit: moneyText,
  status: z.enum(mandateStatuses),
  isPaper: z.boolean(),
  /** Where the investor approves it; null before the orders are confirmed, and where there is no page for it. */
  approvalUrl: z.nullable(z.string()),
  /** Of a rejection, in words. */
  reason: z.nullable(z.string()),
});
export type MandateStep = z.infer<typeof mandateStep>;
