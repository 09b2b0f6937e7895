import {
  addTestimonial,
  removeTestimonial,
  testimonialActTexts as texts,
} from '@hub/contract/landing/landing-acts';
import type { NewTestimonial } from '@hub/contract/landing/new-testimonial';
import { type AnyAct, act } from '../../acts/act.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { deleteTestimonial, insertTestimonial, lockTestimonial } from './landing.repository.ts';
import { checkedTestimonial } from './testimonials.service.ts';

const add = act<Record<keyof NewTestimonial, string>, void, { id: number }>({
  declaration: addTestimonial,
  async preview(_context, _tx, given) {
    const { name, words } = checkedTestimonial(given);
    return {
      ...{ subject: `testimonial:${name}`, subjectName: name, sentence: texts.add(name) },
      changes: [{ what: texts.words, before: '', after: words }],
      effects: [texts.effect],
    };
  },
  run: async (_context, tx, given) => ({ id: await insertTestimonial(tx, checkedTestimonial(given)) }),
});

const remove = act<{ id: number }>({
  declaration: removeTestimonial,
  async preview(_context, tx, { id }) {
    const found = await lockTestimonial(tx, id);
    if (found === null) throw new Refusal('not-found', texts.none(id));
    return {
      ...{
        subject: `testimonial:${found.name}`,
        subjectName: found.name,
        sentence: texts.remove(found.name),
      },
      changes: [{ what: texts.words, before: found.words, after: '' }],
      effects: [texts.effect],
    };
  },
  async run(_context, tx, { id }) {
    await deleteTestimonial(tx, id);
  },
});

export const landingActs: readonly AnyAct[] = [add, remove];
