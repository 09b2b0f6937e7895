import * as z from 'zod/mini';
import { DECLINE_REMARK_LENGTH, declineReasons } from '../../declines/decline-texts.ts';
import { typedLine } from '../../schemas/typed-text.ts';
import { texts } from '../../texts/texts.ts';

/** Why it is declined. Our page always asks; other callers may leave it out. */
export const decline = z.object({
  reason: z.enum(declineReasons, texts.field.invalid),
  remark: z.optional(typedLine(DECLINE_REMARK_LENGTH)),
});
