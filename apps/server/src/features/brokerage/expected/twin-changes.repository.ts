import type { Tx } from '../../../db/database.ts';
import { keyArrays, type PositionKey } from '../../book/book.public.ts';

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

/**
 * What was written to the ledger since the last time, with some time before it: what was under way then has an earlier
 * moment than its commit. A row that takes another one back may change any day.
 */
export async function collectChanged(tx: Tx, overlap: string): Promise<void> {
  await tx.query(
    `insert into trail_changed (arn, folio_no, scheme_code, since)
     select arn, folio_no, scheme_code, case when bool_and(revision = 0) then min(day) end
       from ledger_change
      where created_at >= coalesce((select seen_at from trail_state) - $1::interval, '-infinity')
      group by arn, folio_no, scheme_code ${earlier}`,
    [overlap],
  );
  await tx.query('update trail_state set seen_at = now()');
}

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
