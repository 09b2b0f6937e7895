import type { Testimonial } from '@hub/contract/calls/landing/landing';
import type { NewTestimonial } from '@hub/contract/landing/new-testimonial';
import type { Queries } from '../../db/queries.ts';
import { readSetting, replaceSetting, writeSetting } from '../../db/settings/settings.ts';

interface BookCounts {
  readonly distributors: number;
  readonly clients: number;
  readonly folios: number;
  readonly runningSips: number;
}

export interface SavedCounts extends BookCounts {
  readonly countedAt: string;
}

const key = 'landing-counts';

export const findSavedCounts = (queries: Queries): Promise<SavedCounts | null> =>
  readSetting<SavedCounts>(queries, key);

/** Takes it on to count again; false when another process, or another visit, was quicker. */
export const claimCounting = (queries: Queries, seen: SavedCounts, now: string): Promise<boolean> =>
  replaceSetting(queries, key, { seen, value: { ...seen, countedAt: now } });

export const saveCounts = (queries: Queries, counts: SavedCounts): Promise<void> =>
  writeSetting(queries, key, counts);

/** Of all books together, out of the figures that each import and order keeps up to date: no entry is looked at. */
export async function countBooks(queries: Queries, today: string): Promise<BookCounts> {
  const [counts] = await queries.query<BookCounts>(
    `select (select count(*)::int from arn_record where status = 'active' and not is_employee) as distributors,
            coalesce((select sum(clients) from client_total), 0)::int as clients,
            coalesce((select sum(folios) from client_total), 0)::int as folios,
            coalesce((select sum(running) from plan_total where kind = 'SIP' and day <= $1::date), 0)::int
              as "runningSips"`,
    [today],
  );
  if (counts === undefined) throw new Error('An aggregate gave no row');
  return counts;
}

const columns = 'id, name, about, words, language';

export const findTestimonials = (queries: Queries, limit: number): Promise<Testimonial[]> =>
  queries.query<Testimonial>(`select ${columns} from testimonial order by added_at desc, id desc limit $1`, [
    limit,
  ]);

export async function insertTestimonial(queries: Queries, given: NewTestimonial): Promise<number> {
  const { name, about, words, language } = given;
  const [row] = await queries.query<{ id: number }>(
    'insert into testimonial (name, about, words, language) values ($1, $2, $3, $4) returning id',
    [name, about, words, language],
  );
  if (row === undefined) throw new Error('Nothing was stored');
  return row.id;
}

export async function lockTestimonial(queries: Queries, id: number): Promise<Testimonial | null> {
  const rows = await queries.query<Testimonial>(
    `select ${columns} from testimonial where id = $1 for update`,
    [id],
  );
  return rows[0] ?? null;
}

export async function deleteTestimonial(queries: Queries, id: number): Promise<boolean> {
  return (await queries.query('delete from testimonial where id = $1 returning id', [id])).length === 1;
}
