import type { Queries } from '../../../db/queries.ts';

interface Won {
  readonly orders: number;
  readonly amount: string;
}

/**
 * Orders begun from a row that turned into units since a day: what was allotted, and of a plan each instalment. A plan
 * is registered under its order's reference.
 */
export async function findWon(queries: Queries, arn: string, since: string): Promise<Won> {
  const [row] = await queries.query<Won>(
    `select count(*) filter (where won.amount > 0)::int4 as orders,
            coalesce(sum(won.amount), 0)::numeric(30, 2)::text as amount
       from sent_order o
       cross join lateral (
         select case when o.kind in ('sip', 'stp') then (
                  select sum(l.amount) from counted_entry l
                   where l.arn = o.arn and l.folio_no = o.folio_no and l.plan_no = o.reference
                     and l.scheme_code = case o.kind when 'stp' then o.terms ->> 'toSchemeCode' else o.scheme_code end
                     and l.kind in ('sip-instalment', 'stp-in', 'purchase') and l.day >= $2::date)
                when o.nav_on >= $2::date then (
                  select max((leg ->> 'amount')::numeric) from jsonb_array_elements(o.result -> 'legs') leg)
                end as amount) won
      where o.arn = $1 and o.terms ? 'begunFrom' and o.terms ->> 'begunFrom' not like 'goal~%' and o.status = 'allotted' and o.kind not in ('redeem', 'swp')`,
    [arn, since],
  );
  if (row === undefined) throw new Error('An aggregate gave no row');
  return row;
}
