import type { Queries } from '../../../server/src/db/queries.ts';

interface DemoInvestor {
  readonly investorId: string;
  readonly folioNo: string;
  readonly mobile: string;
}

/** Of two servers that start together one makes them, and the other finds them. */
export async function hasChanges(queries: Queries, arn: string): Promise<boolean> {
  await queries.query('select pg_advisory_xact_lock(1416)');
  const rows = await queries.query('select 1 from folio_change where arn = $1 limit 1', [arn]);
  return rows.length > 0;
}

/** People without orders who hold a little in one folio alone, from the end of the list: the same every time. */
export const findDemoInvestors = (queries: Queries, arn: string, limit: number): Promise<DemoInvestor[]> =>
  queries.query<DemoInvestor>(
    `select i.id as "investorId", f.folio_no as "folioNo", i.mobile
       from investor i join folio f on f.arn = i.arn and f.investor_id = i.id
      where i.arn = $1 and i.kyc = 'VALIDATED' and i.mobile is not null and i.email is not null and i.live_positions > 0
        and f.holding = 'SI' and f.tax_status = '01' and f.minor is null and not f.is_locked
        and not exists (select from orders o where o.arn = i.arn and o.investor_id = i.id)
        and not exists (select from cart_item c where c.arn = i.arn and c.investor_id = i.id)
        and not exists (select from folio o where o.arn = i.arn and o.investor_id = i.id and o.folio_no <> f.folio_no)
        and not exists (select from position p join nav_latest n on n.scheme_code = p.scheme_code
                         where p.arn = f.arn and p.folio_no = f.folio_no and p.units * n.nav > 60000)
      order by i.name desc, i.id limit $2`,
    [arn, limit],
  );

export async function setChangedOn(
  queries: Queries,
  arn: string,
  investorId: string,
  before: string,
  on: string,
): Promise<void> {
  await queries.query(
    'update investor set contact_changed_on = $4, former_mobile = $3 where arn = $1 and id = $2',
    [arn, investorId, before, on],
  );
}
