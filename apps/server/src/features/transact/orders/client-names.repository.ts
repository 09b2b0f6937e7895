import type { Tx } from '../../../db/database.ts';

/** Whose orders these are, by their references: a client, or whom an application names until the folio is opened. */
export async function findClientNames(
  tx: Tx,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.query<{ reference: string; name: string }>(
    `select o.reference, coalesce(i.name, a.name) as name
       from orders o left join client i on i.arn = o.arn and i.id = o.investor_id
       left join lateral (select nullif(x.name, '') as name from application x
                           where x.arn = o.arn and x.investor_id = o.investor_id limit 1) a on i.id is null
      where o.reference = any($1) and coalesce(i.name, a.name) is not null`,
    [references],
  );
  return new Map(rows.map(({ reference, name }) => [reference, name]));
}
