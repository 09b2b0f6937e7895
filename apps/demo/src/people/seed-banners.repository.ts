import type { Queries } from '../../../server/src/db/queries.ts';
import { demoBanners } from './demo-banners.ts';

/** Hangs the demo's banners where there are none at all, also in a demo that was made before there were any. */
export async function seedBanners(queries: Queries): Promise<void> {
  await queries.query(
    `insert into banner (title, text, action, link, tone, audience, place)
     select given.* from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[]) with ordinality as given
      where not exists (select from banner)`,
    [
      demoBanners.map(({ title }) => title),
      demoBanners.map(({ text }) => text),
      demoBanners.map(({ action }) => action),
      demoBanners.map(({ link }) => link),
      demoBanners.map(({ tone }) => tone),
      demoBanners.map(({ audience }) => audience),
    ],
  );
}
