import type { KycStatus } from '@hub/contract/calls/investor/investor';
import type { Queries } from '../../../db/queries.ts';
import { planMonthly } from '../../book/book.public.ts';
import { isRunning } from '../../reports/reports.public.ts';

interface InvestorRecord {
  readonly id: string;
  readonly name: string;
  readonly pan: string | null;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly kyc: Exclude<KycStatus, 'NOT_KNOWN'>;
  readonly taxStatus: string;
  readonly birthDate: string | null;
  readonly city: string | null;
  readonly investedOn: string | null;
  readonly lastInvestedOn: string | null;
  readonly family: string | null;
  readonly members: readonly { readonly id: string; readonly name: string; readonly aum: string }[];
  readonly runningSips: number;
  readonly sipMonthly: string;
}

/** More relatives than a page shows. */
const MOST_MEMBERS = 20;

const statement = `
  select i.id, i.name, i.pan, i.mobile, i.email, i.kyc, i.tax_status as "taxStatus", i.birth_date as "birthDate",
         i.city, i.invested_on as "investedOn", i.last_invested_on as "lastInvestedOn",
         nullif(i.family, '') as family, sip.running as "runningSips", sip.monthly as "sipMonthly",
         coalesce((
           select jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name, 'aum', round(m.aum, 2)::text)
                            order by m.aum desc, m.name, m.id)
             from (select o.id, o.name, g.aum
                     from client o join client_value g on g.arn = o.arn and g.investor_id = o.id
                    where o.arn = $1 and o.family = nullif(i.family, '') and o.id <> i.id
                    order by g.aum desc, o.name, o.id limit ${MOST_MEMBERS}) as m), '[]') as members
    from client i
    cross join lateral (
      select count(*)::int4 as running, coalesce(sum(${planMonthly('p', '$3::date')}), 0)::numeric(20, 2) as monthly
        from client_folio f
        join systematic_plan p on p.arn = f.arn and p.folio_no = f.folio_no
       where f.arn = i.arn and f.investor_id = i.id and p.kind = 'SIP' and ${isRunning('$3::date')}
    ) as sip
   where i.arn = $1 and i.id = $2`;

export async function findInvestor(
  queries: Queries,
  arn: string,
  id: string,
  today: string,
): Promise<InvestorRecord | null> {
  const rows = await queries.query<InvestorRecord>(statement, [arn, id, today]);
  return rows[0] ?? null;
}

export async function isClient(queries: Queries, arn: string, id: string): Promise<boolean> {
  return (await queries.query('select 1 from client where arn = $1 and id = $2', [arn, id])).length > 0;
}
