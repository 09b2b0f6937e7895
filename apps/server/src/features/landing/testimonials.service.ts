import { check } from '@hub/contract';
import type { Testimonial } from '@hub/contract/calls/landing/landing';
import { type NewTestimonial, newTestimonialSchema } from '@hub/contract/landing/new-testimonial';
import { unfitWord } from '@hub/domain/content/unfit-word';
import { Refusal } from '../../calls/refusal/refusal.ts';
import type { Database } from '../../db/database.ts';
import { oneStatement, type Queries } from '../../db/queries.ts';
import { findTestimonials, insertTestimonial } from './landing.repository.ts';

const MOST = 100;

/** What a distributor said of the hub; a refusal says in words why it may not be shown. */
export function checkedTestimonial(given: unknown): NewTestimonial {
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
  return checked.value;
}

/** These, the last one the newest, where there are none at all. */
export async function addFirstTestimonials(queries: Queries, all: readonly NewTestimonial[]): Promise<void> {
  const checked = all.map(checkedTestimonial);
  if ((await findTestimonials(queries, 1)).length > 0) return;
  for (const one of checked) await insertTestimonial(queries, one);
}

export const listTestimonials = (db: Database): Promise<Testimonial[]> =>
  findTestimonials(oneStatement(db, 'system'), MOST);
