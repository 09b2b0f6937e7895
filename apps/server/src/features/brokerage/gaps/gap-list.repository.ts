import type { BrokerageGapName, BrokerageKindName } from '@hub/contract/calls/brokerage/brokerage-shapes';
import { listFilter } from '../../../db/lists/list-filter.ts';
import type { Queries } from '../../../db/queries.ts';
import { hasWord } from '../report/report.repository.ts';

interface GapFilter {
  readonly arn: string;
  /** First days of the months, both included. */
  readonly from: string;
  readonly to: string;
  readonly gap: BrokerageGapName | null;
  readonly words: readonly string[];
}

const rupees = (sum: string) => `coalesce(${sum}, 0)::numeric(30, 2)::text`;

/** What the trail gaps of these months come to, of all names. */
export async function sumNamedTrail(queries: Queries, { arn, from, to }: GapFilter): Promise<string> {
  const [row] = await queries.query<{ amount: string }>(
    `select ${rupees('sum(amount)')} as amount from brokerage_gap
      where arn = $1 and month between $2 and $3 and kind = 'trail'`,
    [arn, from, to],
  );
  return row?.amount ?? '0.00';
}

interface GapRow {
  readonly key: string;
  readonly month: string;
  readonly folioNo: string;
  readonly investorId: string | null;
  readonly investor: string | null;
  readonly schemeCode: string;
  readonly scheme: string;
  readonly kind: BrokerageKindName;
  readonly gap: BrokerageGapName;
  readonly amount: string;
  readonly holdReason: string | null;
}

function conditionOf({ arn, from, to, gap, words }: GapFilter): { where: string; params: unknown[] } {
  const list = listFilter([arn, from, to]);
  list.add('g.arn = $1 and g.month between $2 and $3');
  list.is('g.gap', gap);
  list.words(words, (word) => hasWord('g', word));
  return { where: list.where(), params: list.params };
}

/** Those with most rupees first, whichever way they go. */
export function findGaps(
  queries: Queries,
  filter: GapFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<GapRow[]> {
  const { where, params } = conditionOf(filter);
  return queries.query<GapRow>(
    `with page as materialized (
       select g.* from brokerage_gap g where ${where}
        order by abs(g.amount) desc, g.month desc, g.folio_no, g.scheme_code, g.kind, g.reference, g.gap, g.part
        limit ${limit} offset $${params.push(offset)}
     )
     select concat_ws('|', to_char(g.month, 'YYYY-MM'), g.folio_no, g.scheme_code, g.kind, g.reference, g.gap, g.part)
              as key,
            to_char(g.month, 'YYYY-MM') as month, g.folio_no as "folioNo", i.id as "investorId", i.name as investor,
            g.scheme_code as "schemeCode", coalesce(s.name, g.scheme_code) as scheme, g.kind, g.gap, g.amount,
            g.hold_reason as "holdReason"
       from page g
       left join client_folio f on f.arn = g.arn and f.folio_no = g.folio_no
       left join client i on i.arn = f.arn and i.id = f.investor_id
       left join fund_scheme s on s.code = g.scheme_code
      order by abs(g.amount) desc, g.month desc, g.folio_no, g.scheme_code, g.kind, g.reference, g.gap, g.part`,
    params,
  );
}

interface GapSums {
  readonly names: readonly {
    readonly gap: BrokerageGapName;
    readonly count: number;
    readonly amount: string;
  }[];
  readonly total: number;
  readonly sum: string;
}

/** How many there are by name, of all names, and of what is asked for. */
export async function sumGaps(queries: Queries, filter: GapFilter): Promise<GapSums> {
  const { where, params } = conditionOf({ ...filter, gap: null });
  const wanted = filter.gap === null ? 'true' : `gap = $${params.push(filter.gap)}`;
  const rows = await queries.query<GapSums>(
    `with named as (
       select g.gap, count(*)::int4 as count, sum(g.amount) as amount from brokerage_gap g where ${where} group by g.gap
     )
     select coalesce(jsonb_agg(jsonb_build_object('gap', gap, 'count', count, 'amount', ${rupees('amount')})
                     order by abs(amount) desc, gap), '[]') as names,
            coalesce(sum(count) filter (where ${wanted}), 0)::int4 as total,
            ${rupees(`sum(amount) filter (where ${wanted})`)} as sum
       from named`,
    params,
  );
  return rows[0] ?? { names: [], total: 0, sum: '0.00' };
}

interface MissingRate {
  readonly schemeCode: string;
  readonly scheme: string;
  readonly positions: number;
  readonly why: string;
}

/** What the twin does not know, by scheme. */
export const findMissing = (
  queries: Queries,
  { arn, from, to }: GapFilter,
  most: number,
): Promise<MissingRate[]> =>
  queries.query<MissingRate>(
    `select m.scheme_code as "schemeCode", coalesce(max(s.name), m.scheme_code) as scheme, m.why,
            count(distinct m.folio_no)::int4 as positions
       from trail_missing m left join fund_scheme s on s.code = m.scheme_code
      where m.arn = $1 and m.from_on < $3::date + interval '1 month' and coalesce(m.to_on, 'infinity') >= $2::date
      group by m.scheme_code, m.why order by positions desc, scheme, m.why limit ${most}`,
    [arn, from, to],
  );
