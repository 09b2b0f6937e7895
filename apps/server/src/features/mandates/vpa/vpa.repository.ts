import type { Queries } from '../../../db/queries.ts';

/** Null for a folio of another distributor, as for one that does not exist. In a minor's folio the guardian pays too. */
export async function findHolderNames(
  queries: Queries,
  arn: string,
  folioNo: string,
): Promise<readonly string[] | null> {
  const [row] = await queries.query<{ names: readonly string[] }>(
    `select array_remove(array[i.name, i.guardian_name, f.minor ->> 'name']
              || array(select h ->> 'name' from jsonb_array_elements(f.holders) h), null) as names
       from client_folio f join client i on i.arn = f.arn and i.id = f.investor_id
      where f.arn = $1 and f.folio_no = $2`,
    [arn, folioNo],
  );
  return row?.names ?? null;
}

/** What the folio gave for mandates, newest first. */
export const findVpas = (queries: Queries, arn: string, folioNo: string): Promise<{ vpa: string }[]> =>
  queries.query<{ vpa: string }>(
    `select vpa from mandate where arn = $1 and folio_no = $2 and vpa is not null
      group by vpa order by max(created_at) desc, vpa limit 10`,
    [arn, folioNo],
  );
