import { LEG_DAYS } from '@hub/domain/holdings/lots/fold-book';
import type { Queries } from '../../../db/queries.ts';
import { carriedKindList } from '../../../db/schema/book/carried-kinds.ts';
import { keyArrays, type PositionKey } from '../ledger/new-entry.ts';

const isNear = `o.day between l.day - ${LEG_DAYS} and l.day + ${LEG_DAYS}`;

/**
 * These positions and those whose lots depend on them: units that move in kind tie the schemes of a folio (a merger)
 * and the folios of a scheme (a transfer), and those to the next; segregated units tie a scheme to the one they come from.
 */
export const linkedPositions = (queries: Queries, keys: readonly PositionKey[]): Promise<PositionKey[]> =>
  queries.query<PositionKey>(
    `with recursive linked as (
       select * from unnest($1::text[], $2::text[], $3::text[]) as wanted (arn, folio_no, scheme_code)
       union
       select o.arn, o.folio_no, o.scheme_code
         from linked
         cross join lateral (
           select m.arn, m.folio_no, m.scheme_code
             from ledger l
             cross join lateral (
               select o.arn, o.folio_no, o.scheme_code from ledger o
                where l.kind in ('merger-in', 'merger-out') and o.kind in ('merger-in', 'merger-out')
                  and o.arn = l.arn and o.folio_no = l.folio_no and o.scheme_code <> l.scheme_code and ${isNear}
               union all
               select o.arn, o.folio_no, o.scheme_code from ledger o
                where l.kind not in ('merger-in', 'merger-out') and o.kind in ${carriedKindList}
                  and o.arn = l.arn and o.scheme_code = l.scheme_code and o.folio_no <> l.folio_no and ${isNear}
             ) m
            where l.arn = linked.arn and l.scheme_code = linked.scheme_code and l.folio_no = linked.folio_no
              and l.kind in ${carriedKindList}
           union all
           select linked.arn, linked.folio_no, s.segregated_from ->> 'scheme' from fund_scheme s
            where s.code = linked.scheme_code and s.segregated_from is not null
           union all
           select linked.arn, linked.folio_no, s.code from fund_scheme s
            where s.segregated_from ->> 'scheme' = linked.scheme_code and s.segregated_from is not null
         ) o
        where exists (select from ledger t where t.arn = o.arn and t.folio_no = o.folio_no and t.scheme_code = o.scheme_code)
     )
     select distinct arn, folio_no as "folioNo", scheme_code as "schemeCode" from linked order by 1, 2, 3`,
    keyArrays(keys),
  );

/** All that these folios hold, held, or have rows of. */
export const positionsOfFolios = (
  queries: Queries,
  arn: string,
  folioNos: readonly string[],
): Promise<PositionKey[]> =>
  queries.query<PositionKey>(
    `select arn, folio_no as "folioNo", scheme_code as "schemeCode" from position
      where arn = $1 and folio_no = any($2::text[])
     union
     select arn, folio_no, scheme_code from ledger where arn = $1 and folio_no = any($2::text[])
      order by 2, 3`,
    [arn, folioNos],
  );
