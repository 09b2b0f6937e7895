import type { Queries } from '../../../db/queries.ts';
import { planMonthly } from '../../book/book.public.ts';
import { isInView, windowsOn } from '../../reports/reports.public.ts';

export interface EndingSip {
  readonly key: string;
  readonly folioNo: string;
  readonly regNo: string;
  readonly schemeCode: string;
  readonly scheme: string;
  readonly investorId: string;
  readonly investor: string;
  /** How many there are in all, of those asked for. */
  readonly ending: number;
}

const days = { today: '$2::date', yearStart: '$2::date' };

/** Those of the rows that are still in the list of maturing SIPs, or all of it: those that end first come first. */
export const findEndingSips = (
  queries: Queries,
  arn: string,
  today: string,
  { keys, most }: { readonly keys: readonly string[] | null; readonly most: number },
): Promise<EndingSip[]> =>
  queries.query<EndingSip>(
    `select p.folio_no || ' ' || p.reg_no as key, p.folio_no as "folioNo", p.reg_no as "regNo",
            p.scheme_code as "schemeCode", coalesce(s.name, p.scheme_code) as scheme, i.id as "investorId",
            i.name as investor, count(*) over ()::int4 as ending
       from systematic_plan p
       join client_folio f on f.arn = p.arn and f.folio_no = p.folio_no
       join client i on i.arn = f.arn and i.id = f.investor_id
       left join fund_scheme s on s.code = p.scheme_code
      where p.arn = $1 and p.kind = 'SIP' and ${isInView('maturing', { ...days, windows: windowsOn(today) })}
        and ($3::text[] is null or p.folio_no || ' ' || p.reg_no = any($3))
      order by p.ends_on, ${planMonthly('p', days.today)} desc, p.folio_no, p.reg_no limit $4`,
    [arn, today, keys, most],
  );

interface RenewalBatch {
  readonly id: string;
  readonly at: string;
  readonly stepUp: number;
  readonly months: number | null;
  readonly references: readonly string[];
}

export async function insertBatch(queries: Queries, arn: string, batch: RenewalBatch): Promise<void> {
  await queries.query(
    `insert into renewal_batch (arn, id, at, step_up, months, "references") values ($1, $2, $3, $4, $5, $6)`,
    [arn, batch.id, batch.at, batch.stepUp, batch.months, batch.references],
  );
}

const columns = `b.id, b.at, b.step_up as "stepUp", b.months, b."references"`;

export interface BatchLine extends RenewalBatch {
  readonly statuses: Readonly<Record<string, number>>;
}

/** Each with how many of its orders are where; of one, or the newest. */
export const findBatches = (
  queries: Queries,
  arn: string,
  requested: { readonly id: string | null; readonly limit: number },
): Promise<BatchLine[]> =>
  queries.query<BatchLine>(
    `select ${columns}, (
       select coalesce(jsonb_object_agg(status, n), '{}') from (
         select o.status, count(*)::int4 as n from sent_order o
          where o.arn = b.arn and o.reference = any(b."references") group by 1) counted) as statuses
       from renewal_batch b where b.arn = $1 and ($2::uuid is null or b.id = $2::uuid)
      order by b.at desc, b.id limit $3`,
    [arn, requested.id, requested.limit],
  );
