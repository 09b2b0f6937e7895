import { testimonialActTexts as texts } from '@hub/contract/landing/testimonial-act-texts';
import { addTestimonial, removeTestimonial } from '@hub/contract/landing/testimonial-acts';
import { unfitWord } from '@hub/domain/content/unfit-word';
import { type AnyAct, act } from '../../acts/act.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { deleteTestimonial, findTestimonials, insertTestimonial } from './landing.repository.ts';

const { faults, fields, sentences } = texts;
const MOST = 100;

const refusedAt = (field: string, message: string): Refusal =>
  new Refusal('rule', message, { fields: { [field]: message } });

const add = act({
  declaration: addTestimonial,
  async preview(_, __, { name, about, words, language }) {
    for (const [field, text] of Object.entries({ words, about, name })) {
      const word = unfitWord(text);
      if (word !== null) throw refusedAt(field, faults.word(word));
    }
    const line = (what: string, after: string) => ({ what, before: '', after });
    return {
      subject: `testimonial:${name}`,
      subjectName: name,
      sentence: sentences.add(name),
      changes: [
        line(fields.name, name),
        line(fields.about, about),
        line(fields.words, words),
        line(fields.language, fields.languages[language]),
      ],
    };
  },
  run: async (_, tx, given) => ({ id: await insertTestimonial(tx, given) }),
});

const remove = act({
  declaration: removeTestimonial,
  async preview(_, tx, { id }) {
    const row = (await findTestimonials(tx, MOST)).find((one) => one.id === Number(id));
    if (row === undefined) throw refusedAt('id', faults.unknown);
    return {
      subject: `testimonial:${id}`,
      subjectName: row.name,
      sentence: sentences.remove(row.name),
      changes: [{ what: fields.words, before: row.words, after: '' }],
    };
  },
  async run(_, tx, { id }) {
    await deleteTestimonial(tx, Number(id));
  },
});

export const landingActs: readonly AnyAct[] = [add, remove];
