import type { OpportunityCount } from '@hub/contract/calls/dashboard';
import type { Queries } from '../../db/queries.ts';
import { isInView, isRunning, twoMonthsAgo } from '../reports/reports.public.ts';

/*
 * How many there are in each list of opportunities (handbook §4), as the client list and the SIP register select them.
 */

interface Counted {
  readonly count: number;
  readonly amount: string;
}

type Counts<Kind extends string> = Readonly<Record<Kind, Counted>>;

const today = '$2::date';
const days = { today, yearStart: today };

const counted = (kind: OpportunityCount, count: string, amount: string, where: string) =>
  `jsonb_build_object('count', coalesce(${count} filter (where ${where}), 0),
     'amount', coalesce(round(sum(${amount}) filter (where ${where}), 2), 0)::numeric(30, 2)::text) as "${kind}"`;

type SipOpportunity = 'sip-ceased' | 'sip-not-renewed';

export async function countSipOpportunities(
  queries: Queries,
  arn: string,
  on: string,
): Promise<Counts<SipOpportunity>> {
  const [row] = await queries.query<Counts<SipOpportunity>>(
    `select ${counted('sip-ceased', 'count(*)', 'monthly', 'is_ceased')},
            ${counted('sip-not-renewed', 'count(*)', 'monthly', 'is_not_renewed')}
       from (
         select p.monthly, (${isInView('ceased-lately', days)}) as is_ceased,
                (${isInView('not-renewed', days)}) as is_not_renewed
           from plan p
          where p.arn = $1 and p.kind = 'SIP' and p.ends_on > ${twoMonthsAgo(today)}
            and (p.ceased_on > ${twoMonthsAgo(today)} or p.ends_on < ${today})
       ) sips`,
    [arn, on],
  );
  if (row === undefined) throw new Error('An aggregate gave no row');
  return row;
}

const clients = {
  inactive: 'is_live and is_idle',
  'no-sip': 'is_live and not has_sip',
  'liquid-no-equity': `mix = 'liquid-no-equity'`,
  'equity-only': `mix = 'equity-only'`,
  'debt-only': `mix = 'debt-only'`,
  'zero-balance': 'not is_live',
} as const satisfies Partial<Record<OpportunityCount, string>>;
type ClientOpportunity = keyof typeof clients;

const clientCounts = Object.entries(clients)
  .map(([kind, where]) => counted(kind as ClientOpportunity, 'sum(clients)', 'aum', where))
  .join(', ');

/** One pass over the clients, who fall into a few groups; the lists are made of those. */
export async function countClientOpportunities(
  queries: Queries,
  arn: string,
  on: string,
): Promise<Counts<ClientOpportunity>> {
  const [row] = await queries.query<Counts<ClientOpportunity>>(
    `with sip as (
       select distinct f.investor_id from plan p join folio f on f.arn = p.arn and f.folio_no = p.folio_no
        where p.arn = $1 and p.kind = 'SIP' and ${isRunning(today)}
     ), alike as (
       select i.live_positions > 0 as is_live, sip.investor_id is not null as has_sip,
              coalesce(i.last_invested_on, '-infinity') <= (${today} - interval '6 months')::date as is_idle,
              case when g.classes = '{EQUITY}' then 'equity-only' when g.classes = '{DEBT}' then 'debt-only'
                   when 'LIQUID' = any(g.classes) and 'EQUITY' <> all(g.classes) then 'liquid-no-equity' end as mix,
              count(*) as clients, sum(g.aum) as aum
         from investor i
         join investor_figure g on g.arn = i.arn and g.investor_id = i.id
         left join sip on sip.investor_id = i.id
        where i.arn = $1 group by 1, 2, 3, 4
     )
     select ${clientCounts} from alike`,
    [arn, on],
  );
  if (row === undefined) throw new Error('An aggregate gave no row');
  return row;
}
