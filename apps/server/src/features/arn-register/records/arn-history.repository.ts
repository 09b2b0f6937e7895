import type { Queries } from '../../../db/queries.ts';

type StateSource = 'start' | 'register' | 'house' | 'calendar' | 'empanelment';

interface Noted {
  readonly arn: string;
  readonly why?: string | null;
}

/**
 * Notes what holds for these ARNs from now on, where it is other than before: for any number of them in one statement,
 * after whatever wrote their records. What held until now ends at the same moment.
 */
export async function noteStates(
  queries: Queries,
  arns: readonly Noted[],
  source: StateSource,
  at: string | null = null,
): Promise<void> {
  await queries.query(
    `with given as (
       select d.arn, d.state, d.house_state, d.register_state, coalesce(g.why, '') as why,
              coalesce($3::timestamptz, now()) as at
         from jsonb_to_recordset($1::jsonb) as g (arn text, why text) join distributor d on d.arn = g.arn
     ), other as (
       select g.* from given g
        where not exists (select from arn_status h where h.arn = g.arn and h.until is null and h.state = g.state
                             and h.house_state is not distinct from g.house_state
                             and h.register_state is not distinct from g.register_state)
     ), ended as (
       update arn_status h set until = greatest(o.at, h.since) from other o
        where h.arn = o.arn and h.until is null returning h.arn
     )
     insert into arn_status (arn, state, house_state, register_state, since, source, why)
     select o.arn, o.state, o.house_state, o.register_state, o.at, $2, o.why from other o`,
    [JSON.stringify(arns), source, at],
  );
}

/** Keeps the validity these ARNs have now beside those they had before. */
export async function noteValidities(
  queries: Queries,
  arns: readonly string[],
  source: Exclude<StateSource, 'calendar'>,
): Promise<void> {
  await queries.query(
    `insert into arn_validity (arn, valid_from, valid_to, source)
     select arn, valid_from, valid_to, $2 from distributor where arn = any($1::text[]) and valid_to is not null
     on conflict (arn, valid_to) do update set valid_from = excluded.valid_from
      where arn_validity.valid_from is distinct from excluded.valid_from`,
    [arns, source],
  );
}
