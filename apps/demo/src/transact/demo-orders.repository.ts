import type { Queries } from '../../../server/src/db/queries.ts';

export interface DemoFolio {
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly investorId: string;
  readonly units: string;
}

/** Of two servers that start together one makes them, and the other finds them. */
export async function countOrders(queries: Queries, arn: string): Promise<number> {
  await queries.query('select pg_advisory_xact_lock(1415)');
  const [row] = await queries.query<{ n: number }>(
    'select count(*)::int as n from (select from orders where arn = $1 limit 100) o',
    [arn],
  );
  return row?.n ?? 0;
}

/** Folios of different people that may transact and hold something, in the same order every time. */
export const findDemoFolios = (queries: Queries, arn: string, limit: number): Promise<DemoFolio[]> =>
  queries.query<DemoFolio>(
    `select distinct on (i.name, i.id) f.folio_no as "folioNo", p.scheme_code as "schemeCode", i.id as "investorId",
            p.units
       from investor i join folio f on f.arn = i.arn and f.investor_id = i.id
       join position p on p.arn = f.arn and p.folio_no = f.folio_no and p.units > 50
       join scheme s on s.code = p.scheme_code and s.is_open and s.plan = 'REGULAR' and s.option = 'GROWTH'
        and s.lock_in_months = 0
      where i.arn = $1 and i.kyc = 'VALIDATED' and i.mobile is not null and f.holding = 'SI' and not f.is_locked
        and f.minor is null and f.tax_status = '01' and jsonb_array_length(f.banks) > 0
      order by i.name, i.id, p.units desc limit $2`,
    [arn, limit],
  );
