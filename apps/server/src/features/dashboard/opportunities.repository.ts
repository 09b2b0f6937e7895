import type { OpportunityCount } from '@hub/contract/calls/dashboard';
import type { Queries } from '../queries.ts';
import { isInView, isRunning } from '../reports/reports.public.ts';

/*
 * How many there are in each list of opportunities (handbook §4), as the client list and the SIP register select them.
 */

export interface Counted {
  readonly count: number;
  readonly amount: string;
}

type Counts<Kind extends string> = Readonly<Record<Kind, Counted>>;

const today = '$2::date';
const days = { today, yearStart: today };

const counted = (kind: OpportunityCount, amount: string, where: string) =>
  `jsonb_build_object('count', count(*) filter (where ${where}),
     'amount', coalesce(round(sum(${amount}) filter (where ${where}), 2), 0)::numeric(30, 2)::text) as "${kind}"`;

type SipOpportunity = 'sip-ceased' | 'sip-not-renewed';

export async function countSipOpportunities(
  queries: Queries,
  arn: string,
  on: string,
): Promise<Counts<SipOpportunity>> {
  const [row] = await queries.query<Counts<SipOpportunity>>(
    `select ${counted('sip-ceased', 'monthly', 'is_ceased')},
            ${counted('sip-not-renewed', 'monthly', 'is_not_renewed')}
       from (
         select p.monthly, (${isInView('ceased-lately', days)}) as is_ceased,
                (${isInView('not-renewed', days)}) as is_not_renewed
           from plan p where p.arn = $1 and p.kind = 'SIP'
       ) sips`,
    [arn, on],
  );
  if (row === undefined) throw new Error('An aggregate gave no row');
  return row;
}

/** With units somewhere. */
const isLive = 'i.live_positions > 0';

const clients = {
  inactive: `${isLive} and (i.last_invested_on is null or i.last_invested_on <= (${today} - interval '6 months')::date)`,
  'no-sip': `${isLive} and sip.investor_id is null`,
  'liquid-no-equity': `'LIQUID' = any(g.classes) and 'EQUITY' <> all(g.classes)`,
  'equity-only': `g.classes = '{EQUITY}'`,
  'debt-only': `g.classes = '{DEBT}'`,
  'zero-balance': 'i.live_positions = 0',
} as const satisfies Partial<Record<OpportunityCount, string>>;
type ClientOpportunity = keyof typeof clients;

const clientCounts = Object.entries(clients)
  .map(([kind, where]) => counted(kind as ClientOpportunity, 'g.aum', where))
  .join(',\n');

/** One pass over the clients. */
export async function countClientOpportunities(
  queries: Queries,
  arn: string,
  on: string,
): Promise<Counts<ClientOpportunity>> {
  const [row] = await queries.query<Counts<ClientOpportunity>>(
    `with sip as (
       select distinct f.investor_id from plan p join folio f on f.arn = p.arn and f.folio_no = p.folio_no
        where p.arn = $1 and p.kind = 'SIP' and ${isRunning(today)}
     )
     select ${clientCounts}
       from investor i
       join investor_figure g on g.arn = i.arn and g.investor_id = i.id
       left join sip on sip.investor_id = i.id
      where i.arn = $1`,
    [arn, on],
  );
  if (row === undefined) throw new Error('An aggregate gave no row');
  return row;
}
