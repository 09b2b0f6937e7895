import { check } from '@hub/contract';
import type { Testimonial } from '@hub/contract/calls/landing/landing';
import { newTestimonialSchema } from '@hub/contract/landing/new-testimonial';
import { unfitWord } from '@hub/domain/content/unfit-word';
import { Refusal } from '../../calls/refusal/refusal.ts';
import type { Database } from '../../db/database.ts';
import { oneStatement } from '../../db/queries.ts';
import { deleteTestimonial, findTestimonials, insertTestimonial } from './landing.repository.ts';

const MOST = 100;

/** Takes what a distributor said of the hub; a refusal says in words why not. */
export async function addTestimonial(db: Database, given: unknown): Promise<number> {
  const checked = check(newTestimonialSchema, given);
  if (!checked.ok) {
    const said = Object.entries(checked.fields).map(([field, message]) => `${field}: ${message}`);
    throw new Refusal('rule', said.join('\n'));
  }
  for (const text of [checked.value.words, checked.value.about, checked.value.name]) {
    const word = unfitWord(text);
    if (word !== null) {
      throw new Refusal(
        'rule',
        `“${word}” may not stand there. A testimonial is about the hub, never about returns, schemes, rankings or advice.`,
      );
    }
  }
  return insertTestimonial(oneStatement(db, 'system'), checked.value);
}

export const listTestimonials = (db: Database): Promise<Testimonial[]> =>
  findTestimonials(oneStatement(db, 'system'), MOST);

export const removeTestimonial = (db: Database, id: number): Promise<boolean> =>
  deleteTestimonial(oneStatement(db, 'system'), id);
