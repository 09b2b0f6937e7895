import type { Tx } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';
import {
  ALL_BOOKS,
  keyArrays,
  lockCursor,
  moveCursor,
  type PositionKey,
  unreadOfAll,
} from '../../book/book.public.ts';
import { expectedReader } from './expected-reader.ts';

/*
 * Which positions the twin has to make again. They wait in `trail_changed` until they are made, so that a night that
 * is stopped goes on where it was.
 */

/** The earlier day counts, and none at all stands for every day; each reason stays. */
const earlier = `on conflict (arn, folio_no, scheme_code) do update
  set since = case when trail_changed.since is not null and excluded.since is not null
                   then least(trail_changed.since, excluded.since) end,
      why = case when strpos(trail_changed.why, excluded.why) > 0 then trail_changed.why
                 else trail_changed.why || ',' || excluded.why end`;

const unread = unreadOfAll(expectedReader);
const moved = moveCursor(expectedReader, `'${ALL_BOOKS}'`);

/** What the book says of positions, and of prices: the open months are worked out again every night, older ones are not. */
const collectUnread = `
  with unread as materialized (${unread}), moved as (${moved}), priced as (
    update trail_state set rebuild_from = least(rebuild_from, date_trunc('month', nav.since)::date),
           rebuild_why = case when rebuild_why like 'rates%' then 'rates,prices' else 'prices' end
      from (select min(since) as since from unread where kind = 'nav') nav where open_from > nav.since
  )
  insert into trail_changed (arn, folio_no, scheme_code, since, why)
  select arn, folio_no, scheme_code, case when count(since) = count(*) then min(since) end,
         string_agg(distinct kind, ',' order by kind)
    from unread where folio_no is not null group by arn, folio_no, scheme_code ${earlier}`;

/** All that was ever written. */
const collectLedger = `
  with moved as (${moved})
  insert into trail_changed (arn, folio_no, scheme_code, since)
  select arn, folio_no, scheme_code, case when bool_and(revision = 0) then min(day) end
    from ledger_change group by arn, folio_no, scheme_code ${earlier}`;

/** What changed since the last time. A row that takes another one back may change any day. */
export async function collectChanged(tx: Tx): Promise<void> {
  const hasRead = await lockCursor(tx, expectedReader, ALL_BOOKS);
  await tx.query(hasRead ? collectUnread : collectLedger);
}

/** Folios that changed since the last night: theirs is behind, not wrong. */
export const waitingFolios = (queries: Queries): Promise<{ arn: string; folioNo: string }[]> =>
  queries.query(
    `select arn, folio_no as "folioNo" from trail_changed
     union select arn, folio_no from (${unread}) unread where folio_no is not null`,
  );

/** Every position, from a month on; null for all months. `why` has names of `changeReasons`. */
export async function collectAll(
  tx: Tx,
  since: string | null,
  why: string,
  arn: string | null = null,
): Promise<void> {
  await tx.query(
    `insert into trail_changed (arn, folio_no, scheme_code, since, why)
     select arn, folio_no, scheme_code, $1::date, $3::text from holding where $2::text is null or arn = $2
     union select arn, folio_no, scheme_code, $1::date, $3::text from trail_slice where $2::text is null or arn = $2
     ${earlier}`,
    [since, arn, why],
  );
  if (arn === null) await tx.query('update trail_state set rebuild_from = null, rebuild_why = null');
}

/** Positions whose slices end too soon, and those that lacked a price which is there now. */
export async function collectShort(tx: Tx, until: string): Promise<void> {
  await tx.query(
    `insert into trail_changed (arn, folio_no, scheme_code, since)
     select distinct arn, folio_no, scheme_code, $1::date from trail_slice where is_cut and to_on < $1
     on conflict do nothing`,
    [until],
  );
  await tx.query(
    `insert into trail_changed (arn, folio_no, scheme_code, since, why)
     select arn, folio_no, scheme_code, min(from_on), 'prices' from trail_missing m
      where why = 'nav' and exists (
        select from nav_of_day n where n.scheme_code = m.scheme_code and n.day <= coalesce(m.to_on, 'infinity'))
      group by arn, folio_no, scheme_code ${earlier}`,
  );
}

interface ChangedPosition extends PositionKey {
  readonly since: string | null;
  readonly why: string;
}

/** The next of them after one that was made. */
export const nextChanged = (tx: Tx, after: PositionKey, limit: number): Promise<ChangedPosition[]> =>
  tx.query<ChangedPosition>(
    `select arn, folio_no as "folioNo", scheme_code as "schemeCode", since, why from trail_changed
      where (arn, folio_no, scheme_code) > ($1, $2, $3)
      order by arn, folio_no, scheme_code limit $4`,
    [after.arn, after.folioNo, after.schemeCode, limit],
  );

export async function forgetChanged(tx: Tx, made: readonly PositionKey[]): Promise<void> {
  await tx.query(
    `delete from trail_changed c using unnest($1::text[], $2::text[], $3::text[]) as made (arn, folio_no, scheme_code)
      where c.arn = made.arn and c.folio_no = made.folio_no and c.scheme_code = made.scheme_code`,
    keyArrays(made),
  );
}
