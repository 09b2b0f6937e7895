import {
  LOST_WITHIN_DAYS,
  listsAhead,
  type OpportunityList,
  opportunityLists,
} from '@hub/domain/opportunity/lists';
import type { Tx } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';
import { type BookReader, forgetCursor, hasReadAll, lockCursor, moveCursor } from '../../book/book.public.ts';
import { definitionOf } from './list-definitions.repository.ts';
import { today } from './list-rows.repository.ts';
import { stateOf, statusOf } from './row-state.repository.ts';

/** Of a list: what is open, and how much is out of sight. */
export interface Figure {
  readonly rows: number;
  readonly clients: number;
  readonly worth: string;
  readonly open: number;
  readonly snoozed: number;
  readonly done: number;
}

/** What the lists are made of: everything that is said of a book. */
const lists: BookReader = {
  name: 'opportunity',
  reads: ['ledger', 'opening', 'holding', 'client', 'plan', 'order', 'act', 'value'],
};
const isFresh = hasReadAll(lists);

const figure = `jsonb_build_object('rows', c.rows, 'clients', c.clients, 'worth', c.worth::text, 'open', c.rows,
  'snoozed', c.snoozed, 'done', c.done)`;

/** What was counted of a list, or null. */
export const savedFigure = (list: OpportunityList): string =>
  `select ${figure} from opportunity_count c
    where c.arn = $1 and c.list = '${list}' and c.day = ${today} and ${isFresh}`;

export interface ListFigure extends Figure {
  readonly list: OpportunityList;
  /** What of it ends within a week; null of lists in which nothing ends. */
  readonly week: { readonly rows: number; readonly worth: string } | null;
  readonly before: { readonly on: string; readonly rows: number; readonly worth: string } | null;
}

/** How long ago it may have been counted to be compared with. */
const WEEK_AGO = { nearest: 7, farthest: 13 } as const;

const before = `(
  select jsonb_build_object('on', b.day, 'rows', b.rows, 'worth', b.worth::text) from opportunity_count b
   where b.arn = $1 and b.list = c.list
     and b.day between ${today} - ${WEEK_AGO.farthest} and ${today} - ${WEEK_AGO.nearest}
   order by b.day desc limit 1)`;

const week = `case when c.list in (${listsAhead.map((list) => `'${list}'`).join(', ')})
  then jsonb_build_object('rows', c.week_rows, 'worth', c.week_worth::text) end`;

const counted = `select c.list, c.rows, c.clients, c.worth::text as worth, c.rows as open, c.snoozed, c.done,
         ${before} as before, ${week} as week
    from opportunity_count c where c.arn = $1 and c.day = ${today}`;

/** What was counted of every list, with what it was a week ago; none when it no longer holds. */
export const findSaved = (queries: Queries, arn: string, on: string): Promise<ListFigure[]> =>
  queries.query<ListFigure>(`${counted} and ${isFresh}`, [arn, on]);

const endsSoon = (list: OpportunityList): string =>
  listsAhead.some((one) => one === list) ? `r."on" <= ${today} + ${LOST_WITHIN_DAYS}` : 'false';

const countOf = (list: OpportunityList, on: string): string => `
  select '${list}' as list, count(*) filter (where status = 'open') as rows,
         count(distinct investor_id) filter (where status = 'open') as clients,
         coalesce(sum(worth) filter (where status = 'open'), 0) as worth,
         count(*) filter (where status = 'snoozed') as snoozed, count(*) filter (where status = 'done') as done,
         count(*) filter (where status = 'open' and ends_soon) as week_rows,
         coalesce(sum(worth) filter (where status = 'open' and ends_soon), 0) as week_worth
    from (select r.investor_id, r.worth, ${endsSoon(list)} as ends_soon, ${statusOf('st')} as status
            from (${definitionOf(list, on).rows}) r ${stateOf(list)}) one`;

/**
 * Counts every list and keeps what it comes to. One statement, so that the cursor passes what was counted and nothing
 * that came meanwhile. Who counts for a distributor waits for another who does: what is written last was seen last.
 */
export async function countLists(tx: Tx, arn: string, on: string): Promise<ListFigure[]> {
  await lockCursor(tx, lists, arn);
  await tx.query(
    `with seen as (${moveCursor(lists, '$1')})
     insert into opportunity_count as c (arn, list, day, rows, clients, worth, snoozed, done, week_rows, week_worth)
     select $1, list, ${today}, rows, clients, worth, snoozed, done, week_rows, week_worth
       from (${opportunityLists.map((list) => countOf(list, on)).join(' union all ')}) counted
     on conflict (arn, list, day) do update
       set rows = excluded.rows, clients = excluded.clients, worth = excluded.worth, snoozed = excluded.snoozed,
           done = excluded.done, week_rows = excluded.week_rows, week_worth = excluded.week_worth`,
    [arn, on],
  );
  return tx.query<ListFigure>(counted, [arn, on]);
}

/** Of another day than today: today's are counted again when they are next looked at. */
export const forgetCounts = (tx: Tx, arn: string): Promise<unknown> => forgetCursor(tx, lists, arn);

const ARNS_AT_ONCE = 1000;

/** Distributors with clients, in order, after one. */
export async function findArns(system: Queries, after: string): Promise<string[]> {
  const rows = await system.query<{ arn: string }>(
    `select arn from client_total where arn > $1 order by arn limit ${ARNS_AT_ONCE}`,
    [after],
  );
  return rows.map(({ arn }) => arn);
}

const VALID_DAYS = 60;

export const sweepCounts = (system: Queries): Promise<unknown> =>
  system.query(`delete from opportunity_count where day < current_date - ${VALID_DAYS}`);
