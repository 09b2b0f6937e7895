import type { Database } from '../../../db/database.ts';
import type { Counted, Figures } from './figures.ts';

/*
 * The same figures asked of the ledger, the prices and the registrations alone, in words of their own: nothing here
 * reads a position or a figure that was derived, and nothing is imported from what is tested. $1 the ARN, $2 today.
 */

/** What stands: the last word on each transaction, unless that took it back. */
const counted = `
  said_last as (
    select distinct on (folio_no, scheme_code, trxn_no) * from ledger where arn = $1
     order by folio_no, scheme_code, trxn_no, revision desc
  ), counted as (
    select * from said_last where revision % 2 = 0
  ), valid as (
    select * from counted
     where kind <> 'reversal' and (folio_no, scheme_code, trxn_no) not in (
       select folio_no, scheme_code, reverses from counted where kind = 'reversal' and reverses is not null)
  )`;

const newest = `
  newest as (
    select code as scheme_code, last.* from scheme
      cross join lateral (select day, nav from nav where scheme_code = code order by day desc limit 1) last
  )`;

/** Oldest lots go first, so of the lots in their order what lies beyond all that was sold is left. */
const held = `
  lots as (
    select folio_no, scheme_code, units as allotted,
           case when kind = 'bonus' then 0 else coalesce(carried_cost, amount) end as paid,
           sum(units) over (partition by folio_no, scheme_code
                            order by coalesce(carried_on, day), length(trxn_no), trxn_no) as up_to
      from valid where units > 0
  ), gone as (
    select folio_no, scheme_code, -sum(units) as units from valid where units < 0 group by 1, 2
  ), left_over as (
    select l.folio_no, l.scheme_code, l.allotted, l.paid,
           least(l.allotted, greatest(0, l.up_to - coalesce(g.units, 0))) as units
      from lots l left join gone g using (folio_no, scheme_code)
  ), held as (
    select folio_no, scheme_code, sum(units) as units, sum(round(paid * units / allotted, 2)) as cost
      from left_over group by 1, 2 having sum(units) <> 0
  ), worth as (
    select h.*, s.asset_class, h.units * coalesce(n.nav, 0) as aum, n.day
      from held h join scheme s on s.code = h.scheme_code left join newest n using (scheme_code)
  )`;

const ofBook = `
  with ${counted}, ${newest}, ${held}, close as (
    -- The days that count: those with prices of more than liquid funds, and the newest of all.
    select day from nav join scheme on code = scheme_code where asset_class <> 'LIQUID'
    union select max(day) from nav join scheme on code = scheme_code
  ), since (name, day) as (
    values ('day', coalesce((select max(day) from worth), $2::date)),
           ('month', date_trunc('month', $2::date)::date),
           ('year', case when extract(month from $2::date) >= 4 then make_date(extract(year from $2::date)::int, 4, 1)
                         else make_date(extract(year from $2::date)::int - 1, 4, 1) end)
  ), before as (
    select since.name, (
      select jsonb_build_object('day', close.day, 'aum', round(at_close.aum, 2)::text)
        from (select day from close where day < since.day order by day desc) close
        cross join lateral (
          select sum(moved.units * price.nav) as aum
            from (select scheme_code, sum(units) as units from ledger
                   where arn = $1 and day <= close.day group by scheme_code having sum(units) <> 0) moved
            cross join lateral (
              select nav from nav where nav.scheme_code = moved.scheme_code and nav.day <= close.day
               order by nav.day desc limit 1) price
        ) at_close
       where at_close.aum is not null order by close.day desc limit 1) as close
      from since
  ), this_month as (
    select case when s.kind = 'reversal' then -s.amount else s.amount end as amount,
           case when s.kind = 'reversal' then (
             select o.kind from ledger o where o.arn = $1 and o.folio_no = s.folio_no and o.scheme_code = s.scheme_code
                and o.trxn_no = s.reverses limit 1) else s.kind end as kind
      from counted s where s.day between date_trunc('month', $2::date) and $2::date
  ), sales as (
    select coalesce(sum(amount) filter (where kind in ('purchase', 'sip-instalment')), 0.00) as bought,
           coalesce(sum(amount) filter (where kind = 'sip-instalment'), 0.00) as by_sip,
           coalesce(sum(amount) filter (where kind in ('redemption', 'swp')), 0.00) as sold
      from this_month
  )
  select coalesce(round(sum(w.aum), 2), 0.00)::numeric(30, 2)::text as aum, coalesce(sum(w.cost), 0.00)::numeric(30, 2)::text as cost,
         (select coalesce(jsonb_object_agg(asset_class, aum::text), '{}') from (
            select asset_class, round(sum(aum), 2)::numeric(30, 2) as aum from worth group by asset_class) c) as "byClass",
         (select jsonb_object_agg(name, close) from before) as before,
         (select jsonb_build_object('bought', bought::text, 'bySip', by_sip::text, 'sold', sold::text,
                                    'net', (bought - sold)::text) from sales) as month
    from worth w`;

/** A client is live with units somewhere, new by its first transaction that was not rolled back. */
const ofClients = `
  with ${counted}, ${newest}, ${held}, owner as (
    select folio_no, investor_id as id from folio where arn = $1
  ), seen as (
    select id, min(day) as first_on from counted join owner using (folio_no) group by id
  ), paid_in as (
    select id, max(day) as last_on from valid join owner using (folio_no)
     where kind in ('purchase', 'sip-instalment') group by id
  ), owned as (
    select id, sum(aum) as aum, array_agg(distinct asset_class) as classes
      from worth join owner using (folio_no) group by id
  ), saving as (
    select distinct id, true as has_sip from plan p join owner using (folio_no)
     where p.arn = $1 and p.kind = 'SIP' and $2::date between p.starts_on and p.ends_on
       and coalesce(p.ceased_on, 'infinity') > $2::date and p.rejected_on is null
       and not (coalesce(p.paused_from, 'infinity') <= $2::date and coalesce(p.paused_to, 'infinity') >= $2::date)
  ), client as (
    select i.id, i.kyc, i.birth_date, seen.first_on, paid_in.last_on, coalesce(owned.aum, 0) as aum,
           coalesce(owned.classes, '{}') as classes, saving.has_sip is not null as has_sip
      from investor i left join seen using (id) left join paid_in using (id) left join owned using (id)
      left join saving using (id) where i.arn = $1
  ), told as (
    select *, cardinality(classes) > 0 as is_live from client
  ), cash as (
    select id, sum(aum) as aum from worth join owner using (folio_no) where asset_class = 'LIQUID' group by id
  ), chosen (kind, aum) as (
    select 'inactive', aum from told
     where aum > 0 and coalesce(last_on, '-infinity') <= ($2::date - interval '6 months')::date
    union all select 'lumpsum', aum from told where aum > 0 and not has_sip and last_on is not null
    union all select 'liquid', cash.aum from told join cash using (id) where cash.aum > 0 and not classes @> '{EQUITY}'
    union all select 'equity', aum from told where aum > 0 and classes <@ '{EQUITY}'
    union all select 'debt', aum from told where aum > 0 and classes <@ '{DEBT}'
    union all select 'zero-balance', 0 from owner where folio_no not in (select folio_no from held)
  )
  select count(*)::int as clients, count(*) filter (where is_live)::int as live,
         count(*) filter (where first_on >= $3::date)::int as "newClients",
         (select count(*)::int from folio where arn = $1) as folios,
         count(*) filter (where kyc = 'ON_HOLD')::int as "onHold",
         count(*) filter (where to_char(birth_date, 'MM-DD') = to_char($2::date, 'MM-DD'))::int as birthdays,
         (select jsonb_object_agg(kind, jsonb_build_object('count', count, 'amount', amount::text))
            from (select kind, count(*) as count, sum(round(aum, 2))::numeric(30, 2) as amount from chosen group by kind) c)
           as opportunities
    from told`;

/** A SIP that is topped up grows by a part of itself on each anniversary that it lived to see; the demo's are monthly. */
const grown = `(
  with recursive step (nth, amount) as (
    select 0, p.amount::numeric
    union all
    select nth + 1, least(p.top_up_cap, round(amount * (10000 + p.top_up_basis_points) / 10000, 2)) from step
     where p.rejected_on is null
       and p.starts_on + (nth + 1) * p.top_up_months * interval '1 month' <= least($2::date, p.ends_on, p.ceased_on - 1)
  ) select max(amount) from step)`;

const ofPlans = `
  with own as (
    select p.arn, p.kind, p.folio_no, p.reg_no, p.starts_on, p.ends_on, p.ceased_on, p.rejected_on, p.bounced_in_row,
           case when p.top_up_months is null then p.monthly else ${grown} end as monthly, f.investor_id,
           $2::date >= p.starts_on and $2::date <= p.ends_on and not coalesce(p.ceased_on <= $2::date, false)
             and p.rejected_on is null
             and not coalesce(p.paused_from <= $2::date and coalesce(p.paused_to >= $2::date, true), false) as runs,
           case when p.frequency in ('quarterly', 'half-yearly', 'annual') then 2 else 3 end as allowed
      from plan p join folio f on f.arn = $1 and f.folio_no = p.folio_no where p.arn = $1
  ), sip as (
    select * from own where kind = 'SIP'
  ), chosen (name, monthly) as (
    select lower(kind), monthly from own where runs
    union all select 'begun', 0 from sip where rejected_on is null and starts_on >= $3::date and starts_on <= $2::date
    union all select 'ceased', 0 from sip where rejected_on is null and ceased_on >= $3::date
                 and ceased_on <= $2::date and ceased_on <= ends_on
    union all select 'sip-at-risk', monthly from sip where runs and bounced_in_row + 1 >= allowed
    union all select 'sip-maturing', monthly from sip
     where runs and ends_on > $2::date and ends_on <= $2::date + interval '2 months'
    union all select 'sip-ceased', monthly from sip
     where rejected_on is null and ceased_on > $2::date - interval '2 months' and ceased_on <= $2::date
       and ceased_on < ends_on
    union all select 'sip-not-renewed', monthly from sip s
     where s.rejected_on is null and coalesce(s.ceased_on, 'infinity') > s.ends_on
       and s.ends_on > $2::date - interval '2 months' and s.ends_on <= $2::date
       and (select count(*) from sip o where o.investor_id = s.investor_id and (o.folio_no, o.reg_no) <> (s.folio_no, s.reg_no)
               and o.rejected_on is null and o.starts_on + 30 >= s.ends_on) = 0
  )
  select name, count(*)::int as count, sum(monthly)::numeric(30, 2)::text as amount from chosen group by name`;

/** The 7th of the month after the month of the order. */
const withoutEuin = `
  with ${counted}
  select count(*)::int as count, coalesce(sum(amount), 0)::text as amount from valid
   where euin is null and kind in ('purchase', 'switch-in')
     and make_date(extract(year from day + interval '1 month')::int, extract(month from day + interval '1 month')::int, 7)
         >= $2::date`;

const none: Counted = { count: 0, amount: '0.00' };

export async function figuresOfLedger(
  db: Database,
  arn: string,
  today: string,
  yearStart: string,
): Promise<Figures> {
  const [book] = await db.read<Pick<Figures, 'aum' | 'cost' | 'byClass' | 'before' | 'month'>>(
    'system',
    ofBook,
    [arn, today],
  );
  const [people] = await db.read<
    Pick<Figures, 'clients' | 'live' | 'newClients' | 'folios'> & {
      onHold: number;
      birthdays: number;
      opportunities: Record<string, Counted> | null;
    }
  >('system', ofClients, [arn, today, yearStart]);
  const rows = await db.read<Counted & { name: string }>('system', ofPlans, [arn, today, yearStart]);
  const [euin = none] = await db.read<Counted>('system', withoutEuin, [arn, today]);
  if (book === undefined || people === undefined) throw new Error('An aggregate gave no row');

  const plans = new Map(rows.map(({ name, count, amount }) => [name, { count, amount }]));
  const plan = (name: string): Counted => plans.get(name) ?? none;
  const running = (name: string) => ({ running: plan(name).count, monthly: plan(name).amount });
  const { onHold, birthdays, opportunities, ...clients } = people;
  const client = (name: string): Counted => opportunities?.[name] ?? none;
  const todo = {
    'sip-at-risk': plan('sip-at-risk'),
    'sip-maturing': plan('sip-maturing'),
    'kyc-on-hold': { count: onHold, amount: null },
    birthdays: { count: birthdays, amount: null },
    'euin-missing': euin,
  };
  return {
    ...book,
    ...clients,
    sip: { ...running('sip'), started: plan('begun').count, ceased: plan('ceased').count },
    stp: running('stp'),
    swp: running('swp'),
    opportunities: {
      ceased: plan('sip-ceased'),
      'not-renewed': plan('sip-not-renewed'),
      inactive: client('inactive'),
      lumpsum: client('lumpsum'),
      liquid: client('liquid'),
      equity: client('equity'),
      debt: client('debt'),
      'zero-balance': client('zero-balance'),
    },
    todo: Object.fromEntries(Object.entries(todo).filter(([, { count }]) => count > 0)),
  };
}
