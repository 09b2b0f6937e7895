import {
  LAPSE_MONTHS,
  type LapseFactor,
  lapseFactors,
  lapsePoints,
} from '@hub/domain/opportunity/lapse-score';
import { listFilter } from '../../../db/lists/list-filter.ts';
import { wordIn } from '../../../db/lists/word-in.ts';
import type { Queries } from '../../../db/queries.ts';
import { planAmount, planMonthly } from '../../book/book.public.ts';
import { isAtRisk, isRunning, nextInstalment, payingMandate } from '../../reports/reports.public.ts';

const today = '$2::date';
const ago = `(${today} - interval '${LAPSE_MONTHS} months')::date`;
const ahead = `(${today} + interval '${LAPSE_MONTHS} months')::date`;

/** Over a plan `p`, its client `i`, the mandate `m` that pays and what was `redeemed` from its folio. */
const conditions: Readonly<Record<LapseFactor, string>> = {
  'last-chance': isAtRisk,
  bounced: `p.bounced_in_row > 0 and not (${isAtRisk})`,
  'bounced-before': 'p.bounced_in_row = 0 and p.bounced > 0',
  // A feed may be silent about mandates: only one that is known, and is no good, counts.
  'no-mandate': `m.status in ('REJECTED', 'CANCELLED') or (m.status = 'APPROVED' and m.ends_on < ${today})`,
  'mandate-ends': `m.status = 'APPROVED' and m.ends_on between ${today} and ${ahead} and m.ends_on < p.ends_on`,
  kyc: `i.kyc in ('ON_HOLD', 'REJECTED')`,
  redeemed: 'redeemed.folio_no is not null',
  unreachable: `not (coalesce(i.mobile, '') <> '' and dead_mobile.contact is null)
    and not (coalesce(i.email, '') <> '' and dead_email.contact is null)`,
};

const factorsOf = `array_remove(array[${lapseFactors
  .map((factor) => `case when ${conditions[factor]} then '${factor}' end`)
  .join(', ')}], null)`;

const pointsOf = `least(100, ${lapseFactors
  .map((factor) => `case when '${factor}' = any(factors) then ${lapsePoints[factor]} else 0 end`)
  .join(' + ')})`;

const deadContact = (way: 'mobile' | 'email', channel: 'sms' | 'email') => `left join client_reach dead_${way}
  on dead_${way}.arn = i.arn and dead_${way}.investor_id = i.id and dead_${way}.purpose = 'messages'
 and dead_${way}.channel = '${channel}' and dead_${way}.is_dead`;

/** Running SIPs, each with what threatens it: two steps of a statement. */
export const runningSips = `redeemed as materialized (
    select distinct l.folio_no from counted_entry l
     where l.arn = $1 and l.kind = 'redemption' and l.day > ${ago} and l.day <= ${today}
  ), sip as (
    select p.*, ${planAmount('p', today)} as due_amount, ${planMonthly('p', today)} as due_monthly, f.investor_id, i.name as investor, coalesce(i.mobile, '') <> '' as has_mobile, i.kyc,
           m.bank as mandate_bank, m.status as mandate_status, m.ends_on as mandate_ends_on, ${factorsOf} as factors
      from systematic_plan p
      join client_folio f on f.arn = p.arn and f.folio_no = p.folio_no
      join client i on i.arn = f.arn and i.id = f.investor_id
      left join lateral (select m.bank, m.status, m.ends_on from debit_mandate m where ${payingMandate}) m on true
      left join redeemed on redeemed.folio_no = p.folio_no
      ${deadContact('mobile', 'sms')} ${deadContact('email', 'email')}
     where p.arn = $1 and p.kind = 'SIP' and ${isRunning(today)}
  )`;

/** Those that something threatens, with a score. */
const threatened = `with ${runningSips}, scored as (
    select sip.*, ${pointsOf} as score from sip where cardinality(factors) > 0
  )`;

interface RadarFilter {
  readonly arn: string;
  readonly today: string;
  readonly words: readonly string[];
  readonly factor: LapseFactor | null;
}

export interface RadarRow {
  readonly investorId: string;
  readonly investor: string;
  readonly hasMobile: boolean;
  readonly folioNo: string;
  readonly regNo: string;
  readonly schemeCode: string;
  readonly scheme: string;
  readonly amount: string;
  readonly monthly: string;
  readonly frequency: string;
  readonly nextDebitOn: string | null;
  readonly score: number;
  readonly factors: readonly LapseFactor[];
  readonly bounced: number;
  readonly bouncedInRow: number;
  readonly kyc: string;
  readonly mandateBank: string | null;
  readonly mandateStatus: string | null;
  readonly mandateEndsOn: string | null;
}

/** A word is found in the client, the scheme, the folio or the registration, as in the register. */
function conditionOf({ arn, today: on, words, factor }: RadarFilter) {
  const list = listFilter([arn, on]);
  list.when(factor, (param) => `${param} = any(p.factors)`);
  const searched = {
    investorId: 'p.investor_id',
    schemeCode: 'p.scheme_code',
    texts: ['p.folio_no', 'p.reg_no'],
  };
  list.words(words, (word) => wordIn(word, searched));
  return { sql: list.where(), params: list.params };
}

export function findThreatened(
  queries: Queries,
  filter: RadarFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<RadarRow[]> {
  const { sql, params } = conditionOf(filter);
  return queries.query<RadarRow>(
    `${threatened}, page as materialized (
       select * from scored p where ${sql}
        order by p.score desc, p.due_monthly desc, p.folio_no, p.reg_no limit ${limit} offset $${params.push(offset)}
     )
     select p.investor_id as "investorId", p.investor, p.has_mobile as "hasMobile", p.folio_no as "folioNo",
            p.reg_no as "regNo", p.scheme_code as "schemeCode", coalesce(s.name, p.scheme_code) as scheme,
            p.due_amount as amount, p.due_monthly as monthly, p.frequency, next.debit_on as "nextDebitOn", p.score, p.factors, p.bounced,
            p.bounced_in_row as "bouncedInRow", p.kyc, p.mandate_bank as "mandateBank",
            p.mandate_status as "mandateStatus", p.mandate_ends_on as "mandateEndsOn"
       from page p ${nextInstalment(today)}
       left join fund_scheme s on s.code = p.scheme_code
      order by p.score desc, p.due_monthly desc, p.folio_no, p.reg_no`,
    params,
  );
}

interface RadarSums {
  readonly plans: number;
  readonly monthly: string;
  /** Of all, whatever is looked for. */
  readonly factors: Readonly<Record<string, number>>;
}

export async function sumThreatened(queries: Queries, filter: RadarFilter): Promise<RadarSums> {
  const { sql, params } = conditionOf(filter);
  const [row] = await queries.query<RadarSums>(
    `${threatened}
     select count(*) filter (where ${sql})::int4 as plans,
            coalesce(sum(p.due_monthly) filter (where ${sql}), 0)::numeric(30, 2)::text as monthly,
            jsonb_build_object(${lapseFactors
              .map((factor) => `'${factor}', count(*) filter (where '${factor}' = any(p.factors))`)
              .join(', ')}) as factors
       from scored p`,
    params,
  );
  if (row === undefined) throw new Error('An aggregate gave no row');
  return row;
}

interface RadarFigure {
  readonly plans: number;
  readonly monthly: string;
  /** Those that one more bounce ends, and whose next debit is so soon. */
  readonly week: { readonly plans: number; readonly monthly: string };
}

/** All that is threatened, and what of it can cease with a debit by a day. */
export async function sumRadar(
  queries: Queries,
  { arn, today: on, until }: { readonly arn: string; readonly today: string; readonly until: string },
): Promise<RadarFigure> {
  const [row] = await queries.query<RadarFigure>(
    `${threatened}, soon as (
       select p.due_monthly from (select * from scored where 'last-chance' = any(factors)) p ${nextInstalment(today)}
        where next.debit_on <= $3::date
     )
     select count(*)::int4 as plans, coalesce(sum(p.due_monthly), 0)::numeric(30, 2)::text as monthly,
            (select jsonb_build_object('plans', count(*),
                                       'monthly', coalesce(sum(due_monthly), 0)::numeric(30, 2)::text) from soon) as week
       from scored p`,
    [arn, on, until],
  );
  if (row === undefined) throw new Error('An aggregate gave no row');
  return row;
}
