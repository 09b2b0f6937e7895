import type { AssetClass } from '@hub/domain';
import type { PackedPosition } from '@hub/domain/holdings/lots/pack-position';
import type { Queries } from '../../../db/queries.ts';
import { heldSince } from '../../book/book.public.ts';

/** What one folio holds, or held, of one scheme. */
export interface HoldingRecord {
  readonly folioNo: string;
  readonly code: string;
  readonly name: string;
  readonly assetClass: AssetClass;
  readonly category: string;
  readonly option: 'GROWTH' | 'IDCW';
  readonly units: string;
  readonly cost: string;
  readonly unitsWithoutCost: string;
  /** Whether units from before our history are or were in it. */
  readonly hasOpening: boolean;
  readonly nav: string | null;
  readonly navDay: string | null;
  readonly previousNav: string | null;
  readonly firstOn: string;
  readonly lastOn: string;
  readonly lockInMonths: number;
  /** The lots; only of a scheme with lock-in. */
  readonly state: PackedPosition | null;
}

interface Holdings {
  readonly held: readonly HoldingRecord[];
  /** Of the newest price of anything in the whole book. */
  readonly navDay: string | null;
}

export type Whose = { readonly investorId: string } | { readonly folioNo: string };

type Row = Pick<Holdings, 'navDay'> & { readonly item: HoldingRecord | null };

const holding = `p.folio_no as "folioNo", s.code, s.name, s.asset_class as "assetClass", s.category, s.option,
  p.units::text as units, p.cost::text as cost, p.units_without_cost::text as "unitsWithoutCost",
  p.opening_on is not null as "hasOpening", n.nav::text as nav, n.day as "navDay",
  n.previous_nav::text as "previousNav", ${heldSince('p')} as "firstOn", p.last_on as "lastOn",
  s.lock_in_months as "lockInMonths", case when s.lock_in_months > 0 then p.state end as state`;

/** One statement also when nothing is held: the day of the book comes along. Figures are texts inside the JSON. */
const statement = (folios: string) => `
  select book."navDay", to_jsonb(held) as item
    from (select max(n.day) as "navDay" from scheme_total g join newest_nav n on n.scheme_code = g.scheme_code
           where g.arn = $1 and g.units <> 0) as book
    left join (
      select ${holding}
        from client_folio f
        join holding p on p.arn = f.arn and p.folio_no = f.folio_no
        join fund_scheme s on s.code = p.scheme_code
        left join newest_nav n on n.scheme_code = p.scheme_code
       where f.arn = $1 and ${folios}
    ) as held on true`;
const ofInvestor = statement('f.investor_id = $2');
const ofFolio = statement('f.folio_no = $2');

/** All that a client, or a folio, has or had. */
export async function findHoldings(queries: Queries, arn: string, whose: Whose): Promise<Holdings> {
  const rows =
    'folioNo' in whose
      ? await queries.query<Row>(ofFolio, [arn, whose.folioNo])
      : await queries.query<Row>(ofInvestor, [arn, whose.investorId]);
  return {
    held: rows.flatMap(({ item }) => (item === null ? [] : [item])),
    navDay: rows[0]?.navDay ?? null,
  };
}
