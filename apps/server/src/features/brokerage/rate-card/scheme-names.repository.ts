import type { Queries } from '../../../db/queries.ts';

/** By AMFI code: a few hundred. */
export async function readSchemeNames(queries: Queries): Promise<ReadonlyMap<string, string>> {
  const rows = await queries.query<{ code: string; name: string }>('select code, name from fund_scheme');
  return new Map(rows.map(({ code, name }) => [code, name]));
}
