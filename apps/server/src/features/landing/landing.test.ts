import { counts, testimonials } from '@hub/contract/calls/landing/landing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneStatement } from '../../db/queries.ts';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';
import { listTestimonials } from './landing.public.ts';
import { deleteTestimonial, insertTestimonial } from './landing.repository.ts';
import { checkedTestimonial } from './testimonials.service.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
});
afterAll(() => hub.close());

const request = () => hub.client().request(counts, {});

/** Says of a book how much it holds; the counts of all books are their sum. */
const setBook = (arn: string, clients: number, sips: number) =>
  hub.db.transaction('system', async (tx) => {
    await tx.query(
      `insert into client_figure (arn, clients, live_clients, folios) values ($1, $2, $2, $2 * 2)
       on conflict (arn) do update set clients = excluded.clients, folios = excluded.folios`,
      [arn, clients],
    );
    await tx.query("delete from plan_figure where arn = $1 and kind = 'SIP'", [arn]);
    await tx.query(
      `insert into plan_figure (arn, kind, day, running, running_monthly, begun, begun_monthly, ceased, ceased_monthly)
       values ($1, 'SIP', '2026-01-05', $2, 0, 0, 0, 0, 0), ($1, 'SIP', '2026-02-05', -1, 0, 0, 0, 0, 0),
              ($1, 'SIP', '2099-01-05', 500, 0, 0, 0, 0, 0)`,
      [arn, sips + 1],
    );
  });

describe('the counts of the public page', () => {
  it('are of all books together, rounded down, for a stranger too', async () => {
    await setBook(people.ifa.arn, 3_000, 48);
    await setBook(people.other.arn, 482, 21);
    const rounded = await request();
    expect(rounded).toMatchObject({ clients: 3_400, folios: 6_900, runningSips: 60 });
    // The test's few distributors could be told apart.
    expect(rounded.distributors).toBeNull();
  });

  it('are counted again after ten minutes, not before', async () => {
    const { countedAt } = await request();
    await setBook(people.other.arn, 7_000, 21);
    hub.clock.advance({ minutes: 9, seconds: 59 });
    expect(await request()).toMatchObject({ clients: 3_400, countedAt });
    hub.clock.advance({ seconds: 1 });
    // Together: one of them counts, whoever comes meanwhile may get what was known.
    const all = await Promise.all([request(), request(), request()]);
    expect(all.some(({ clients }) => clients === 10_000)).toBe(true);
    expect(await request()).toMatchObject({ clients: 10_000 });
  });

  it('are not told of few', async () => {
    await setBook(people.ifa.arn, 5, 0);
    await setBook(people.other.arn, 4, 9);
    hub.clock.advance({ minutes: 10 });
    expect(await request()).toMatchObject({ clients: null, folios: 10, runningSips: null });
  });
});

describe('testimonials', () => {
  const said = {
    name: 'Asha Pillai',
    about: 'distributor, Kochi',
    words: 'My clients confirm on their own phone.',
    language: 'en',
  };

  it('are shown the newest first, six of them, and are gone when removed', async () => {
    const ids: number[] = [];
    for (const n of [1, 2, 3, 4, 5, 6, 7]) {
      ids.push(
        await insertTestimonial(
          oneStatement(hub.db, 'system'),
          checkedTestimonial({ ...said, about: `distributor ${n}, Kochi` }),
        ),
      );
    }
    const shown = await hub.client().request(testimonials, {});
    expect(shown.map(({ about }) => about.slice(0, 13))).toEqual(
      [7, 6, 5, 4, 3, 2].map((n) => `distributor ${n}`),
    );
    expect(Object.keys(shown[0] ?? {}).sort()).toEqual(['about', 'id', 'language', 'name', 'words']);
    for (const id of ids) expect(await deleteTestimonial(oneStatement(hub.db, 'system'), id)).toBe(true);
    expect(await deleteTestimonial(oneStatement(hub.db, 'system'), ids[0] ?? 0)).toBe(false);
    expect(await hub.client().request(testimonials, {})).toEqual([]);
  });

  it.each([
    [{ words: 'My clients got 15 % in one year here.' }, '%'],
    [{ words: 'Guaranteed to make your work easier.' }, 'Guaranteed'],
    [{ about: 'best distributor of Pune' }, 'best'],
    [{ words: 'Too short.' }, 'words'],
    [{ name: '<b>Asha</b>' }, 'name'],
    [{ language: 'fr' }, 'language'],
    [{ words: `${'long '.repeat(60)}` }, 'words'],
  ])('are refused, and not stored: %j', async (wrong, named) => {
    expect(() => checkedTestimonial({ ...said, ...wrong })).toThrow(named);
    expect(await listTestimonials(hub.db)).toEqual([]);
  });
});
