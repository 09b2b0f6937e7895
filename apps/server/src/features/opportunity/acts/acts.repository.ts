import type { MessageChannel } from '@hub/contract/calls/opportunity/opportunity-messages';
import type { RowAct } from '@hub/contract/calls/opportunity/rows';
import type { OpportunityList } from '@hub/domain/opportunity/lists';
import type { Queries } from '../../../db/queries.ts';
import { noteChange } from '../../book/book.public.ts';

export interface ChosenRow {
  readonly key: string;
  readonly investorId: string;
}

export interface NewAct {
  readonly list: OpportunityList;
  readonly act: RowAct;
  readonly at: string;
  readonly until: string | null;
  readonly note: string | null;
  readonly channel: MessageChannel | null;
  /** Out of sight until a day, in sight again, or as it was. */
  readonly hide: { readonly as: 'snoozed' | 'done' | null; readonly until: string | null } | 'as-it-was';
}

/** What was done about rows, and what that makes of each: one statement for all of them. */
export async function writeActs(
  queries: Queries,
  arn: string,
  { list, act, at, until, note, channel, hide }: NewAct,
  rows: readonly ChosenRow[],
): Promise<void> {
  const isHiding = hide !== 'as-it-was';
  await queries.query(
    `with chosen as (
       select * from unnest($3::text[], $4::uuid[]) as one (row_key, investor_id)
     ), acts as (
       insert into opportunity_act (arn, id, list, row_key, investor_id, act, until, note, channel, at)
       select $1, gen_random_uuid(), $2, row_key, investor_id, $5, $6::date, $7, $8, $9::timestamptz from chosen
     ), said as (
       ${noteChange('act', '(select $1::text as arn where $10::boolean) acted')}
     )
     insert into opportunity_state as s
            (arn, list, row_key, investor_id, hidden_as, hidden_until, last_act, last_at, last_note, last_until)
     select $1, $2, row_key, investor_id, $11, $12::date, $5, $9::timestamptz, $7, $6::date from chosen
         on conflict (arn, list, row_key) do update
        set hidden_as = case when $10 then excluded.hidden_as else s.hidden_as end,
            hidden_until = case when $10 then excluded.hidden_until else s.hidden_until end,
            last_act = excluded.last_act, last_at = excluded.last_at, last_note = excluded.last_note,
            last_until = excluded.last_until`,
    [
      arn,
      list,
      rows.map(({ key }) => key),
      rows.map(({ investorId }) => investorId),
      act,
      until,
      note,
      channel,
      at,
      isHiding,
      isHiding ? hide.as : null,
      isHiding ? hide.until : null,
    ],
  );
}

interface PastAct {
  readonly act: RowAct;
  readonly at: string;
  readonly until: string | null;
  readonly note: string | null;
  readonly order: { readonly reference: string; readonly status: string } | null;
}

interface RequestedActs {
  readonly list: OpportunityList;
  readonly key: string;
  readonly name: string;
  readonly investorId: string;
  readonly limit: number;
}

/**
 * What was done about a row, with the orders that were begun from it, and calls and messages to its client that were
 * about no row; newest first.
 */
export const findActs = (
  queries: Queries,
  arn: string,
  { list, key, name, investorId, limit }: RequestedActs,
): Promise<PastAct[]> =>
  queries.query<PastAct>(
    `select * from (
       select a.act, a.at, a.until, a.note, null::jsonb as "order" from opportunity_act a
        where a.arn = $1 and a.list = $2 and a.row_key = $3
       union all
       select a.act, a.at, null, a.note, null from opportunity_act a
        where a.arn = $1 and a.investor_id = $6 and a.list is null
       union all
       select 'remedy', o.created_at, null, null, jsonb_build_object('reference', o.reference, 'status', o.status)
         from sent_order o where o.arn = $1 and o.terms ? 'begunFrom' and o.terms ->> 'begunFrom' = $4) done
      order by at desc limit $5`,
    [arn, list, key, name, limit, investorId],
  );
