import type { Queries } from '../../db/queries.ts';
import { isInView } from '../reports/reports.public.ts';

export interface EndingSip {
  readonly key: string;
  readonly folioNo: string;
  readonly regNo: string;
  readonly schemeCode: string;
  readonly scheme: string;
  readonly investorId: string;
  readonly investor: string;
}

/** Those of the rows that are still in the list of maturing SIPs, in the order asked. */
export const findEndingSips = (
  queries: Queries,
  arn: string,
  today: string,
  keys: readonly string[],
): Promise<EndingSip[]> =>
  queries.query<EndingSip>(
    `select wanted.key, p.folio_no as "folioNo", p.reg_no as "regNo", p.scheme_code as "schemeCode",
            coalesce(s.name, p.scheme_code) as scheme, i.id as "investorId", i.name as investor
       from unnest($3::text[]) with ordinality wanted (key, place)
       join plan p on p.arn = $1 and p.kind = 'SIP' and p.folio_no = split_part(wanted.key, ' ', 1)
                  and p.reg_no = substr(wanted.key, strpos(wanted.key, ' ') + 1)
       join folio f on f.arn = p.arn and f.folio_no = p.folio_no
       join investor i on i.arn = f.arn and i.id = f.investor_id
       left join scheme s on s.code = p.scheme_code
      where ${isInView('maturing', { today: '$2::date', yearStart: '$2::date' })}
      order by wanted.place`,
    [arn, today, keys],
  );

export interface RenewalBatch {
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
  asked: { readonly id: string | null; readonly limit: number },
): Promise<BatchLine[]> =>
  queries.query<BatchLine>(
    `select ${columns}, (
       select coalesce(jsonb_object_agg(status, n), '{}') from (
         select o.status, count(*)::int4 as n from orders o
          where o.arn = b.arn and o.reference = any(b."references") group by 1) counted) as statuses
       from renewal_batch b where b.arn = $1 and ($2::uuid is null or b.id = $2::uuid)
      order by b.at desc, b.id limit $3`,
    [arn, asked.id, asked.limit],
  );
