import type { PlanKind, PlanRow, PlanSort, PlanStatus, PlanView } from '@hub/contract/calls/reports/reports';
import { type AssetClass, perpetualEnd } from '@hub/domain';
import type { Frequency } from '@hub/domain/plans/frequencies';
import { listFilter } from '../../db/lists/list-filter.ts';
import { type SortKeys, sortedBy } from '../../db/lists/sorted-by.ts';
import { wordIn } from '../../db/lists/word-in.ts';
import type { Queries } from '../../db/queries.ts';
import { planAmount, planMonthly } from '../book/book.public.ts';
import { lastBusinessDay, nextInstalment } from './next-instalment.repository.ts';
import { payingMandate } from './paying-mandate.repository.ts';
import { isInView, statusOn, windowsOn } from './plan-conditions.repository.ts';

export interface PlanFilter {
  readonly arn: string;
  readonly kind: PlanKind;
  /** ISO days. */
  readonly today: string;
  readonly yearStart: string;
  readonly words: readonly string[];
  readonly view: PlanView | null;
  readonly assetClass: AssetClass | null;
  readonly schemeCode: string | null;
  readonly frequency: Frequency | null;
  readonly investorId: string | null;
  readonly folioNo: string | null;
  readonly sort: PlanSort;
  readonly order: 'asc' | 'desc' | null;
}

/** A registration as it stands in the database, with what today makes of it. */
export interface PlanRecord
  extends Pick<
    PlanRow,
    | 'kind'
    | 'regNo'
    | 'investorId'
    | 'investor'
    | 'hasMobile'
    | 'folioNo'
    | 'amount'
    | 'frequency'
    | 'monthly'
    | 'registeredOn'
    | 'startsOn'
    | 'status'
    | 'ceasedOn'
    | 'rejectedOn'
    | 'reason'
    | 'nextDueOn'
    | 'nextDebitOn'
    | 'dueDays'
    | 'paymentMode'
    | 'lastDueOn'
    | 'bouncesInRow'
    | 'underWay'
    | 'bounces'
  > {
  readonly schemeCode: string;
  readonly scheme: string;
  readonly targetCode: string | null;
  readonly target: string | null;
  /** With the day that stands for no end. */
  readonly endsOn: string;
  readonly pausedFrom: string | null;
  readonly pausedTo: string | null;
  readonly topUpAmount: string | null;
  readonly topUpBasisPoints: number | null;
  readonly topUpMonths: number | null;
  readonly topUpCap: string | null;
  readonly instalments: number;
  readonly done: number;
  readonly missed: number;
  /** The last business day until today: what was due since moves to the next one. */
  readonly businessDay: string;
  readonly holidaysAhead: number;
  readonly mandate:
    | (Omit<NonNullable<PlanRow['mandate']>, 'maskedUmrn' | 'maskedAccount'> & {
        readonly umrn: string | null;
        readonly account: string;
      })
    | null;
}

interface PlanSummary {
  readonly plans: number;
  readonly amount: string;
  readonly monthly: string;
  readonly statuses: Readonly<Record<PlanStatus, number>>;
}

const noPlans: PlanSummary['statuses'] = {
  running: 0,
  paused: 0,
  upcoming: 0,
  ended: 0,
  ceased: 0,
  rejected: 0,
};

interface Condition {
  readonly sql: string;
  readonly params: unknown[];
}

const days = { today: '$3::date', yearStart: '$4::date' };

/** Always so. A parameter must stand somewhere in its statement, and not every view asks for both days. */
const hasBoth = `${days.today} >= ${days.yearStart}`;

/**
 * What of the register is asked for. A word is found in the investor (as the client list finds it), the scheme, the
 * folio or the registration number, so that `sharma flexi` works. `strpos` takes it as it is.
 */
function conditionOf(filter: PlanFilter): Condition {
  const list = listFilter([filter.arn, filter.kind, filter.today, filter.yearStart]);
  if (filter.view !== null) list.add(isInView(filter.view, { ...days, windows: windowsOn(filter.today) }));
  list.is('p.scheme_code', filter.schemeCode);
  list.is('p.frequency', filter.frequency);
  list.is('p.folio_no', filter.folioNo);
  list.when(
    filter.assetClass,
    (assetClass) => `p.scheme_code in (select code from fund_scheme where asset_class = ${assetClass})`,
  );
  list.when(
    filter.investorId,
    (id) =>
      `p.folio_no in (select f.folio_no from client_folio f where f.arn = $1 and f.investor_id = ${id}::uuid)`,
  );
  const searched = {
    folioOfInvestor: 'p.folio_no',
    schemeCode: 'p.scheme_code',
    texts: ['p.folio_no', 'p.reg_no'],
  };
  list.words(filter.words, (word) => wordIn(word, searched));
  return { sql: list.where(), params: list.params };
}

const orders: SortKeys<PlanSort> = {
  investor: {
    key: 'upper(i.name)',
    join: `join client_folio f on f.arn = p.arn and f.folio_no = p.folio_no
           join client i on i.arn = f.arn and i.id = f.investor_id`,
    first: 'asc',
  },
  scheme: { key: 's.name', join: 'left join fund_scheme s on s.code = p.scheme_code', first: 'asc' },
  amount: { key: planAmount('p', days.today), first: 'desc' },
  nextOn: { key: 'next.debit_on', join: nextInstalment(days.today), first: 'asc' },
  startsOn: { key: 'p.starts_on', first: 'desc' },
  endsOn: { key: 'p.ends_on', first: 'asc' },
  bounces: { key: '(p.bounced_in_row * 100000 + p.bounced)', first: 'desc' },
};

/** A feed tells no progress: then what was done is what the ledger has under the registration's number. */
const doneOf = `case when p.done > 0 or p.bounced > 0 or p.starts_on > ${days.today} then p.done else (
  select count(*)::int4 from counted_entry l
   where l.arn = p.arn and l.folio_no = p.folio_no and l.scheme_code = p.scheme_code and l.plan_no = p.reg_no
     and l.kind = case p.kind when 'SIP' then 'sip-instalment' when 'STP' then 'stp-out' else 'swp' end) end`;

/** Until today; of either calendar read once for the whole statement. */
const businessDay = `case market.calendar when 'DEBT' then ${lastBusinessDay('DEBT', days.today)}
  else ${lastBusinessDay('EQUITY', days.today)} end`;

const record = `p.kind, p.reg_no as "regNo", p.folio_no as "folioNo", i.id as "investorId", i.name as investor,
  coalesce(i.mobile, '') <> '' as "hasMobile",
  p.scheme_code as "schemeCode", coalesce(s.name, p.scheme_code) as scheme, p.target_code as "targetCode",
  t.name as target, ${planAmount('p', days.today)} as amount, p.frequency,
  ${planMonthly('p', days.today)} as monthly, p.registered_on as "registeredOn", p.starts_on as "startsOn",
  p.ends_on as "endsOn", ${statusOn(days.today)} as status, p.ceased_on as "ceasedOn",
  p.paused_from as "pausedFrom", p.paused_to as "pausedTo", p.rejected_on as "rejectedOn", p.reason,
  p.instalments, ${doneOf} as done, p.bounced as missed, p.bounced_in_row as "bouncesInRow",
  next.due_on as "nextDueOn", next.debit_on as "nextDebitOn", coalesce(p.due_days, '{}') as "dueDays",
  p.payment_mode as "paymentMode", p.top_up_amount as "topUpAmount", p.top_up_basis_points as "topUpBasisPoints",
  p.top_up_months as "topUpMonths", p.top_up_cap as "topUpCap", p.last_due_on as "lastDueOn",
  ${businessDay} as "businessDay",
  case when p.frequency = 'daily' and p.ends_on < date '${perpetualEnd()}' then (
    select count(*)::int4 from market_holiday h
     where h.calendar = market.calendar and h.day > ${days.today} and h.day <= p.ends_on
       and (h.day between p.paused_from and coalesce(p.paused_to, 'infinity')) is not true) else 0 end as "holidaysAhead",
  mandate.it as mandate`;

/** The mandate that pays. */
const mandate = `left join lateral (
  select jsonb_build_object('umrn', m.umrn, 'bank', m.bank, 'account', m.account, 'limit', m."limit"::text,
                            'endsOn', m.ends_on, 'status', m.status) as it
    from debit_mandate m
   where ${payingMandate}) mandate on true`;

const MOST_BOUNCES = 12;

const bounces = `left join lateral (
  select coalesce(jsonb_agg(to_jsonb(one) order by one."dueOn" desc), '[]') as bounces
    from (select due_on as "dueOn", status, reason from plan_instalment b
           where b.arn = p.arn and b.kind = p.kind and b.folio_no = p.folio_no and b.reg_no = p.reg_no
             and b.status in ('BOUNCED', 'REJECTED')
           order by due_on desc limit ${MOST_BOUNCES}) one) bounced on true`;

/** Orders about a plan that were sent and have not taken effect. */
const underWay = `left join lateral (
  select jsonb_build_object('kind', case when o.kind in ('pause', 'stop') then o.kind else 'replace' end,
                            'reference', o.reference, 'status', o.status) as it
    from sent_order o
   where o.arn = p.arn and o.folio_no = p.folio_no and o.status in ('pending', 'confirmed', 'paid', 'submitted')
     and case o.kind when 'pause' then p.kind = 'SIP' and o.terms ->> 'regNo' = p.reg_no
                     when 'stop' then o.terms ->> 'planKind' = p.kind and o.terms ->> 'regNo' = p.reg_no
                     else upper(o.kind) = p.kind and o.terms ->> 'replaces' = p.reg_no end
   order by o.created_at desc, o.reference limit 1) under_way on true`;

/** What hangs on the plans of `page`. */
const details = `select ${record}, under_way.it as "underWay", bounced.bounces
  from page p ${nextInstalment(days.today)}
  join client_folio f on f.arn = p.arn and f.folio_no = p.folio_no
  join client i on i.arn = f.arn and i.id = f.investor_id
  left join fund_scheme s on s.code = p.scheme_code
  left join fund_scheme t on t.code = p.target_code
  ${mandate} ${underWay} ${bounces}`;

interface RegisterRows {
  /** `from … where …` of all that is asked for. */
  readonly from: string;
  readonly params: unknown[];
  readonly key: string;
  /** Which way the key goes; ties by number. */
  readonly way: string;
}

function registerRows(filter: PlanFilter): RegisterRows {
  const { sql, params } = conditionOf(filter);
  const { key, way, join } = sortedBy(orders, filter.sort, filter.order);
  return {
    from: `systematic_plan p ${join} where p.arn = $1 and p.kind = $2 and ${hasBoth} and (${sql})`,
    params,
    key,
    way,
  };
}

/**
 * Rows of the register in their order. What hangs on a plan is read for those of the page alone. The limit is part of
 * the text: a plan for any number of rows would read them all first.
 */
export async function findPlans(
  queries: Queries,
  filter: PlanFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<PlanRecord[]> {
  const { from, params, key, way } = registerRows(filter);
  return queries.query<PlanRecord>(
    `with page as materialized (
       select p.*, ${key} as place from ${from}
        order by ${key} ${way}, p.reg_no, p.folio_no limit ${limit} ${offset === 0 ? '' : `offset $${params.push(offset)}`}
     )
     ${details} order by p.place ${way}, p.reg_no, p.folio_no`,
    params,
  );
}

/** What names a plan among those of a distributor and a kind. */
export interface PlanKey {
  readonly folioNo: string;
  readonly regNo: string;
}

/** The names of all that is asked for, in order, the first `most` of them: what a file will have. */
export async function findPlanKeys(queries: Queries, filter: PlanFilter, most: number): Promise<PlanKey[]> {
  const { from, params, key, way } = registerRows(filter);
  const [row] = await queries.query<{ folios: string[]; numbers: string[] }>(
    `select coalesce(array_agg(folio_no order by n), '{}') as folios,
            coalesce(array_agg(reg_no order by n), '{}') as numbers
       from (select p.folio_no, p.reg_no, row_number() over (order by ${key} ${way}, p.reg_no, p.folio_no) as n
               from ${from} order by n limit ${most}) found`,
    params,
  );
  const { folios = [], numbers = [] } = row ?? {};
  return folios.map((folioNo, index) => ({ folioNo, regNo: numbers[index] ?? '' }));
}

/** These registrations, in the order given. */
export const findPlansByKey = (
  queries: Queries,
  { arn, kind, today, yearStart }: PlanFilter,
  keys: readonly PlanKey[],
): Promise<PlanRecord[]> =>
  queries.query<PlanRecord>(
    `with page as materialized (
       select p.*, wanted.place
         from unnest($5::text[], $6::text[]) with ordinality as wanted (folio_no, reg_no, place)
         join systematic_plan p on p.arn = $1 and p.kind = $2 and p.folio_no = wanted.folio_no and p.reg_no = wanted.reg_no
        where ${hasBoth}
     )
     ${details} order by p.place`,
    [arn, kind, today, yearStart, keys.map(({ folioNo }) => folioNo), keys.map(({ regNo }) => regNo)],
  );

/** Totals of what is asked for, and how many there are of each status in the whole register: one pass. */
export async function sumPlans(queries: Queries, filter: PlanFilter): Promise<PlanSummary> {
  const { sql, params } = conditionOf(filter);
  const [row] = await queries.query<
    Omit<PlanSummary, 'statuses'> & { statuses: PlanSummary['statuses'] | null }
  >(
    `with register as (
       select ${statusOn(days.today)} as status, (${sql}) as wanted, count(*) as plans,
              sum(${planAmount('p', days.today)}) as amount, sum(${planMonthly('p', days.today)}) as monthly
         from systematic_plan p where p.arn = $1 and p.kind = $2 and ${hasBoth} group by 1, 2
     )
     select coalesce(sum(plans) filter (where wanted), 0)::int4 as plans,
            coalesce(sum(amount) filter (where wanted), 0)::numeric(30, 2)::text as amount,
            coalesce(sum(monthly) filter (where wanted), 0)::numeric(30, 2)::text as monthly,
            (select jsonb_object_agg(status, n) from (select status, sum(plans) as n from register group by 1) s)
              as statuses
       from register`,
    params,
  );
  if (row === undefined) throw new Error('An aggregate gave no row');
  return { ...row, statuses: { ...noPlans, ...row.statuses } };
}
