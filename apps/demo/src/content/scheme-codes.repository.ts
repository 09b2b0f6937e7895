import type { Queries } from '../../../server/src/db/queries.ts';

/** The growth option of each fund of the demo, by the fund's name. */
export async function findDemoSchemes(queries: Queries): Promise<ReadonlyMap<string, string>> {
  const rows = await queries.query<{ name: string; code: string }>(
    `select split_part(name, ' - ', 1) as name, code from fund_scheme where option = 'GROWTH' and plan = 'REGULAR'`,
  );
  return new Map(rows.map(({ name, code }) => [name, code]));
}
