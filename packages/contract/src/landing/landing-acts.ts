import * as z from 'zod/mini';
import { declareAct } from '../acts/act-declaration.ts';
import { text } from '../schemas/text-schema.ts';
import { texts } from '../texts/texts.ts';

const { invalid } = texts.field;
const about = 'content';

export const addTestimonial = declareAct({
  ...{ name: 'testimonial.add', about, approval: 'always' },
  title: 'Add a testimonial',
  did: 'added the testimonial of {subject}',
  asks: 'reason, second person',
  input: z.object({
    name: text(60, invalid),
    about: text(60, invalid),
    words: text(280, invalid),
    language: z._default(text(2, invalid), 'en'),
  }),
  fields: {
    name: { label: 'Name', kind: 'text', help: 'Who says it, with their consent.' },
    about: { label: 'About', kind: 'text', help: 'Who they are and where, like “distributor, Pune”.' },
    words: { label: 'Words', kind: 'words', help: '20 to 280 letters, about the hub only.' },
    language: { label: 'Language', kind: 'choice', options: { en: 'English', hi: 'Hindi' } },
  },
});

export const removeTestimonial = declareAct({
  ...{ name: 'testimonial.remove', about, approval: 'never' },
  title: 'Take off the page',
  did: 'removed the testimonial of {subject}',
  asks: 'reason',
  input: z.object({ id: z.int(invalid).check(z.minimum(1, invalid), z.maximum(999_999_999, invalid)) }),
  fields: { id: { label: 'Number', kind: 'number', isGiven: true, help: 'Its number in the list.' } },
});

export const testimonialActTexts = {
  add: (name: string): string => `Add the testimonial of ${name}`,
  remove: (name: string): string => `Remove the testimonial of ${name}`,
  words: 'Words',
  none: (id: number): string => `There is no testimonial ${id}.`,
  effect: 'The public page shows the newest six.',
} as const;
