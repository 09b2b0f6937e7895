import type { Touch } from '@hub/contract/calls/opportunity/opportunity-touches';
import type { LapseFactor } from '@hub/domain/opportunity/lapse-score';
import { factorsOfState, type SipState, sipStates } from '@hub/domain/opportunity/sip-health';
import type { HolderKyc } from '@hub/domain/orders/facts/order-facts';
import { listFilter } from '../../../db/lists/list-filter.ts';
import { wordIn } from '../../../db/lists/word-in.ts';
import type { Queries } from '../../../db/queries.ts';
import { isMaturing, nextInstalment, windowsOn } from '../../reports/reports.public.ts';
import { definitionOf } from '../lists/list-definitions.repository.ts';
import { today } from '../lists/list-rows.repository.ts';
import { runningSips } from '../radar/radar.repository.ts';
import { lastTouchOf } from '../touches/touches.repository.ts';

export interface HealthFilter {
  readonly arn: string;
  /** ISO day. */
  readonly today: string;
  readonly words: readonly string[];
  readonly state: SipState | null;
  /** Folio and number: only these SIPs, or all but these. */
  readonly keys: readonly string[] | null;
  readonly except: readonly string[] | null;
}

export interface SipRecord {
  readonly investorId: string;
  readonly investor: string;
  /** In full: masked before it leaves the server. */
  readonly mobile: string | null;
  readonly kyc: HolderKyc;
  readonly folioNo: string;
  readonly regNo: string;
  readonly schemeCode: string;
  readonly scheme: string;
  readonly amount: string;
  readonly monthly: string;
  readonly frequency: string;
  readonly state: SipState;
  readonly on: string | null;
  readonly factors: readonly LapseFactor[];
  readonly bounced: number;
  readonly bouncedInRow: number;
  readonly mandateBank: string | null;
  readonly mandateStatus: string | null;
  readonly mandateEndsOn: string | null;
  /** Of the debit that was refused last, or of the registration. */
  readonly code: string | null;
  readonly reason: string | null;
  readonly touch: Touch['act'] | null;
  readonly touchAt: string | null;
  readonly touchNote: string | null;
}

/** Of a running SIP `p` and its refused debit `r`, in the order of the states. */
const conditionOf: Readonly<Partial<Record<SipState, (filter: HealthFilter) => string>>> = {
  bounced: () => 'r.key is not null',
  maturing: (filter) => isMaturing(today, windowsOn(filter.today)),
};

const stateOf = (filter: HealthFilter): string =>
  `case ${sipStates
    .flatMap((state) => {
      const factors = factorsOfState[state];
      const parts = [
        ...(factors === undefined
          ? []
          : [`p.factors && array[${factors.map((one) => `'${one}'`).join(', ')}]`]),
        ...(conditionOf[state] === undefined ? [] : [conditionOf[state](filter)]),
      ];
      return parts.length === 0 ? [] : [`when ${parts.join(' or ')} then '${state}'`];
    })
    .join(' ')} end`;

/** What is over has nothing that threatens it: the reason is the registrar's. */
const over = (list: 'rejected' | 'ceased', rows: string, where: string): string => `
  select r.investor_id, r.folio_no, r.reg_no, r.scheme_code, r.amount, r.worth as monthly, r.frequency, '${list}' as state,
         r."on", '{}'::text[] as factors, 0 as bounced, 0 as bounced_in_row, null::text as mandate_bank,
         null::text as mandate_status, null::date as mandate_ends_on, r.code, r.reason
    from ${rows} r where ${where}`;

/** Not a debit of a SIP that goes on, which may be paused or still to begin. */
const isRegistration = `exists (
  select from systematic_plan p where p.arn = $1 and p.kind = 'SIP' and p.folio_no = r.folio_no and p.reg_no = r.reg_no
     and p.rejected_on is not null)`;

/**
 * Each SIP once. What is refused is read once: of a running SIP it says why its debit failed, of another it is a
 * registration that was turned down.
 */
const stated = (filter: HealthFilter): string => `${runningSips}, refused as materialized (
    ${definitionOf('rejected', filter.today).rows}
  ), ceased as materialized (
    ${definitionOf('ceased', filter.today).rows}
  ), stated as (
    select * from (
      select p.investor_id, p.folio_no, p.reg_no, p.scheme_code, p.due_amount as amount, p.due_monthly as monthly,
             p.frequency, ${stateOf(filter)} as state, p.ends_on as "on", p.factors, p.bounced, p.bounced_in_row,
             p.mandate_bank, p.mandate_status, p.mandate_ends_on, r.code, r.reason
        from sip p left join refused r on r.folio_no = p.folio_no and r.reg_no = p.reg_no
    ) running where state is not null
    union all ${over('rejected', 'refused', isRegistration)}
    union all ${over('ceased', 'ceased', 'true')}
  )`;

function wantedBy({ arn, today: on, words, state, keys, except }: HealthFilter) {
  const list = listFilter([arn, on]);
  list.is('p.state', state);
  list.chosen(`p.folio_no || ' ' || p.reg_no`, 'text', keys, except);
  const texts = ['p.folio_no', 'p.reg_no'];
  list.words(words, (word) =>
    wordIn(word, { investorId: 'p.investor_id', schemeCode: 'p.scheme_code', texts }),
  );
  return { sql: list.where(), params: list.params };
}

const place = `array_position(array[${sipStates.map((state) => `'${state}'`).join(', ')}], p.state)`;

/** The next debit of what runs; what is over has none. */
export function findSips(
  queries: Queries,
  filter: HealthFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<SipRecord[]> {
  const { sql, params } = wantedBy(filter);
  return queries.query<SipRecord>(
    `with ${stated(filter)}, page as materialized (
       select p.*, row_number() over (order by ${place}, p.monthly desc, p.folio_no, p.reg_no) as place
         from stated p where ${sql}
        order by place limit ${limit} offset $${params.push(offset)}
     ), debited as materialized (
       select g.place, next.debit_on
         from page g join systematic_plan p
           on p.arn = $1 and p.kind = 'SIP' and p.folio_no = g.folio_no and p.reg_no = g.reg_no
         ${nextInstalment(today)}
     )
     select g.investor_id as "investorId", i.name as investor, nullif(i.mobile, '') as mobile, i.kyc,
            g.folio_no as "folioNo", g.reg_no as "regNo", g.scheme_code as "schemeCode",
            coalesce(s.name, g.scheme_code) as scheme, g.amount::numeric(30, 2) as amount,
            g.monthly::numeric(30, 2) as monthly, g.frequency, g.state,
            case when g.state in ('maturing', 'rejected', 'ceased') then g."on" else d.debit_on end as "on", g.factors,
            g.bounced, g.bounced_in_row as "bouncedInRow", g.mandate_bank as "mandateBank",
            g.mandate_status as "mandateStatus", g.mandate_ends_on as "mandateEndsOn", g.code, g.reason,
            touched.act as touch, touched.at as "touchAt", touched.note as "touchNote"
       from page g
       join client i on i.arn = $1 and i.id = g.investor_id
       left join fund_scheme s on s.code = g.scheme_code
       left join debited d on d.place = g.place
       ${lastTouchOf('g.investor_id')}
      order by g.place`,
    params,
  );
}

interface Figure {
  readonly plans: number;
  readonly monthly: string;
}

interface HealthSums {
  readonly totals: Figure;
  readonly states: Record<SipState, Figure>;
  readonly running: Figure;
}

const figureOf = (worth: string, filter = ''): string => `jsonb_build_object(
  'plans', count(*) ${filter}, 'monthly', coalesce(sum(${worth}) ${filter}, 0)::numeric(30, 2)::text)`;

export async function sumSips(queries: Queries, filter: HealthFilter): Promise<HealthSums> {
  const { sql, params } = wantedBy(filter);
  const [row] = await queries.query<HealthSums>(
    `with ${stated(filter)}
     select ${figureOf('p.monthly', `filter (where ${sql})`)} as totals,
            jsonb_build_object(${sipStates
              .map((state) => `'${state}', ${figureOf('p.monthly', `filter (where p.state = '${state}')`)}`)
              .join(', ')}) as states,
            (select ${figureOf('due_monthly')} from sip) as running
       from stated p`,
    params,
  );
  if (row === undefined) throw new Error('An aggregate gave no row');
  return row;
}
