import type { Queries } from '../../db/queries.ts';

/** The next number of the house's own range. A registrar's own numbers are digits: this begins with a letter. */
export async function reserveFolio(queries: Queries): Promise<string> {
  const rows = await queries.query<{ n: string }>("select nextval('new_folio_number')::text as n");
  return `N${(rows[0] as { n: string }).n}`;
}
