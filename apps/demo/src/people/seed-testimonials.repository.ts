import type { Queries } from '../../../server/src/db/queries.ts';

/** Said by nobody: the demo's people say who they are. */
const demoTestimonials = [
  {
    name: 'Meera Nair',
    about: 'demo distributor, Kochi',
    words:
      'I fill in the SIP while we talk, and my client confirms it on her own phone before the call is over.',
    language: 'en',
  },
  {
    name: 'Imran Shaikh',
    about: 'demo distributor, Pune',
    words: 'I see whom an order waits on. I no longer write mails to ask where it stands.',
    language: 'en',
  },
  {
    name: 'Sunita Mishra',
    about: 'डेमो वितरक, लखनऊ',
    words: 'सुबह सूची देखकर पता चल जाता है कि आज किस ग्राहक को फ़ोन करना है।',
    language: 'hi',
  },
] as const;

/** Puts in the demo's testimonials where there are none at all. */
export async function seedTestimonials(queries: Queries): Promise<void> {
  await queries.query(
    `insert into testimonial (name, about, words, language)
     select given.* from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as given
      where not exists (select from testimonial)`,
    [
      demoTestimonials.map(({ name }) => name),
      demoTestimonials.map(({ about }) => about),
      demoTestimonials.map(({ words }) => words),
      demoTestimonials.map(({ language }) => language),
    ],
  );
}
