import type { Queries } from '../../db/queries.ts';

interface Won {
  readonly orders: number;
  readonly amount: string;
}

/** Orders that were begun from a row and went through since a day, in India. */
export async function findWon(queries: Queries, arn: string, since: string): Promise<Won> {
  const [row] = await queries.query<Won>(
    `select count(*)::int4 as orders,
            coalesce(sum((o.summary ->> 'amount')::numeric), 0)::numeric(30, 2)::text as amount
       from opportunity_order b join orders o on o.arn = b.arn and o.reference = b.reference
      where b.arn = $1 and o.status = 'allotted' and o.changed_at >= $2::date::timestamp at time zone 'Asia/Kolkata'`,
    [arn, since],
  );
  return row ?? { orders: 0, amount: '0.00' };
}
