import * as z from 'zod/mini';
import { testimonialLanguages } from '../calls/landing/landing.ts';
import { typedLine, typedName } from '../schemas/typed-text.ts';

/** What distributors say of the hub, as an operator brings it in. */
export const newTestimonialSchema = z.object({
  name: typedName(60).check(z.minLength(2)),
  about: typedName(60).check(z.minLength(2)),
  words: typedLine(280).check(z.minLength(20)),
  language: z.enum(testimonialLanguages),
});
export type NewTestimonial = z.infer<typeof newTestimonialSchema>;
