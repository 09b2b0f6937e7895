import * as z from 'zod/mini';
import { declareAct } from '../acts/act-declaration.ts';
import { text } from '../schemas/text-schema.ts';
import { texts } from '../texts/texts.ts';
import { newTestimonialSchema } from './new-testimonial.ts';
import { testimonialActTexts } from './testimonial-act-texts.ts';

const { id: wrongId } = texts.field;
const { fields: labels } = testimonialActTexts;
const about = 'content';

export const addTestimonial = declareAct({
  name: 'testimonial.add',
  about,
  approval: 'always',
  ...testimonialActTexts.add,
  input: newTestimonialSchema,
  fields: {
    name: { label: labels.name, kind: 'text', help: labels.nameHelp },
    about: { label: labels.about, kind: 'text', help: labels.aboutHelp },
    words: { label: labels.words, kind: 'words', help: labels.wordsHelp },
    language: { label: labels.language, kind: 'choice', options: labels.languages },
  },
});

/** At once: what should not stand there waits for nobody. */
export const removeTestimonial = declareAct({
  name: 'testimonial.remove',
  about,
  approval: 'never',
  ...testimonialActTexts.remove,
  input: z.object({ id: text(10, wrongId).check(z.regex(/^\d{1,9}$/, wrongId)) }),
  fields: { id: { label: labels.id, kind: 'text', isGiven: true } },
});
