import type { Queries } from '../../../db/queries.ts';

/** What a folio declared; null for a folio of nobody here. */
export async function findFatca(
  queries: Queries,
  arn: string,
  folioNo: string,
): Promise<Readonly<Record<string, unknown>> | null> {
  const rows = await queries.query<{ fatca: Readonly<Record<string, unknown>> }>(
    'select fatca from client_folio where arn = $1 and folio_no = $2',
    [arn, folioNo],
  );
  return rows[0]?.fatca ?? null;
}
