import type { Tx } from '../../db/database.ts';

/** Clients of a distributor who hold most, for the demo's goals; null where there are goals already. */
export async function findGoalClients(tx: Tx, arn: string, count: number): Promise<string[] | null> {
  const existing = await tx.query('select 1 from goal where arn = $1 limit 1', [arn]);
  if (existing.length > 0) return null;
  const rows = await tx.query<{ id: string }>(
    `select i.id from client i join client_value g on g.arn = i.arn and g.investor_id = i.id
      where i.arn = $1 and g.aum > 0 and i.tax_status = '01' order by g.aum desc, i.name, i.id limit $2`,
    [arn, count],
  );
  return rows.map(({ id }) => id);
}
