import type { Queries } from '../../../server/src/db/queries.ts';

interface DemoInvestor {
  readonly investorId: string;
  readonly folioNo: string;
  readonly mobile: string;
}

/** Of two servers that start together one makes them, and the other finds them. */
export async function lockDemoChanges(queries: Queries): Promise<void> {
  await queries.query('select pg_advisory_xact_lock(1416)');
}

/** People without orders and not among the `busy` who hold a little in one folio alone, from the end of the list: the same every time. */
export const findDemoInvestors = (
  queries: Queries,
  arn: string,
  busy: readonly string[],
  limit: number,
): Promise<DemoInvestor[]> =>
  queries.query<DemoInvestor>(
    `select i.id as "investorId", f.folio_no as "folioNo", i.mobile
       from client i join client_folio f on f.arn = i.arn and f.investor_id = i.id
      where i.arn = $1 and i.kyc = 'VALIDATED' and i.mobile is not null and i.email is not null and i.live_positions > 0
        and f.holding = 'SI' and f.tax_status = '01' and f.minor is null and not f.is_locked
        and not exists (select from sent_order o where o.arn = i.arn and o.investor_id = i.id)
        and i.id <> all ($3::uuid[])
        and not exists (select from client_folio o where o.arn = i.arn and o.investor_id = i.id and o.folio_no <> f.folio_no)
        and not exists (select from holding p join newest_nav n on n.scheme_code = p.scheme_code
                         where p.arn = f.arn and p.folio_no = f.folio_no and p.units * n.nav > 60000)
      order by i.name desc, i.id limit $2`,
    [arn, limit, busy],
  );
