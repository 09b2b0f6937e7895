import type { Queries } from '../../../../server/src/db/queries.ts';

/** Who gave this UPI ID for a mandate, or whose mobile number stands before its @. */
export async function findPayer(queries: Queries, vpa: string): Promise<string | null> {
  const [row] = await queries.query<{ name: string }>(
    `select name from (
       select payer_name as name, 1 as rank from debit_mandate where lower(vpa) = lower($1)
       union all
       select name, 2 from client where mobile = split_part($1, '@', 1)) payer
      order by rank, name limit 1`,
    [vpa],
  );
  return row?.name ?? null;
}
