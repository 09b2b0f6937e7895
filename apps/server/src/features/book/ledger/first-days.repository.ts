import { entryKinds } from '@hub/domain/holdings/ledger/entry-kinds';
import { LEG_DAYS } from '@hub/domain/holdings/lots/fold-book';

/*
 * Two days that many lists show, in SQL: since when a scheme is held, and when a folio was opened.
 */

/** As a packed lot has it. */
const MERGED = Object.keys(entryKinds).indexOf('merger-in');

/**
 * Since when a position `p` is held: the day of the first purchase, which a merger carries. The scheme that was merged
 * knows it, also when those units have left since; where its history is not in the book, the lots that came know it.
 */
export const heldSince = (p: string): string => `least((
    with recursive came (code) as (
      select ${p}.scheme_code
      union
      select o.scheme_code from came
        join counted_entry m on m.arn = ${p}.arn and m.folio_no = ${p}.folio_no and m.scheme_code = came.code
                     and m.kind = 'merger-in'
        join counted_entry o on o.arn = ${p}.arn and o.folio_no = ${p}.folio_no and o.kind = 'merger-out'
                     and o.scheme_code <> m.scheme_code and o.scheme_code = coalesce(m.counter_scheme, o.scheme_code)
                     and o.day between m.day - ${LEG_DAYS} and m.day + ${LEG_DAYS}
    )
    select min(q.first_on) from came
      join position q on q.arn = ${p}.arn and q.folio_no = ${p}.folio_no and q.scheme_code = came.code
  ), (
    select date '1970-01-01' + min((lot ->> 2)::int) from position q cross join json_array_elements(q.state -> 'lots') lot
     where q.arn = ${p}.arn and q.folio_no = ${p}.folio_no and q.scheme_code = ${p}.scheme_code
       and (lot ->> 1)::int = ${MERGED}))`;

/** When a folio `f` was opened, as its registrar says; else since when it holds anything. */
export const openedOn = (f: string): string => `coalesce(${f}.opened_on, (
    select min(${heldSince('held')}) from position held where held.arn = ${f}.arn and held.folio_no = ${f}.folio_no))`;
