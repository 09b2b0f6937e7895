import type { ResponseOf } from '@hub/contract';
import type { euinMissing, Todo, TodoKind } from '@hub/contract/calls/dashboard/dashboard';
import type { Queries } from '../../db/queries.ts';
import { planAmount, planMonthly, withoutEuin } from '../book/book.public.ts';
import { isAtRisk, isMaturing, isRunning, nextInstalment, windowsOn } from '../reports/reports.public.ts';
import { isToPay } from '../transact/transact.public.ts';

/*
 * What waits on the distributor. Each kind counts what the list it opens shows.
 */

type EuinMissing = ResponseOf<typeof euinMissing>['items'][number];

/** As many as a card has room for; the rest stand in the list it opens. */
const MOST_PEOPLE = 2;
const today = '$2::date';

/** Of whichever year; a birthday is month times 100 plus day. */
const hasBirthday = `date_part('month', i.birth_date) * 100 + date_part('day', i.birth_date) = any($3::float8[])`;

const client = `
  left join client_folio f on f.arn = $1 and f.folio_no = one.folio_no
  left join client i on i.arn = f.arn and i.id = f.investor_id`;

const hasMobile = `coalesce(i.mobile, '') <> ''`;

/** A SIP of a line as the person to act for; `day` is what it is urgent by. */
const ofSip = (kind: TodoKind, day: string, where: string) => `
  select '${kind}' as kind, one.monthly as amount, ${day} as deadline,
         jsonb_build_object('investorId', i.id, 'name', i.name, 'hasMobile', ${hasMobile}, 'plan', jsonb_build_object(
           'folioNo', one.folio_no, 'regNo', one.reg_no, 'schemeCode', one.scheme_code,
           'scheme', coalesce(s.name, one.scheme_code), 'amount', one.amount::text), 'order', null, 'entry', null,
           'amount', one.monthly::text, 'day', ${day}) as person,
         one.monthly as worth, i.name
    from sips one ${client} left join fund_scheme s on s.code = one.scheme_code where ${where}`;

/** A client of a line; who holds most comes first. */
const ofClient = (kind: TodoKind, where: string) => `
  select '${kind}', null::numeric, null::date,
         jsonb_build_object('investorId', id, 'name', name, 'hasMobile', has_mobile, 'plan', null, 'order', null,
                            'entry', null, 'amount', round(aum, 2)::text, 'day', null), aum, name
    from clients where ${where}`;

/** A purchase or a switch in whose brokerage is lost after its deadline; the largest comes first. */
const ofEntry = `
  select 'euin-missing', one.amount, one.deadline,
         jsonb_build_object('investorId', i.id, 'name', i.name, 'hasMobile', ${hasMobile}, 'plan', null, 'order', null,
           'entry', jsonb_build_object('folioNo', one.folio_no, 'kind', one.kind),
           'amount', one.amount::text, 'day', one.deadline), one.amount, i.name
    from (${withoutEuin(today)}) one ${client}`;

/** Orders whose link lapses before `$4`; the one with the least time comes first. */
const ofLapsing = `
  select 'links-lapsing', null::numeric, (c.expires_at at time zone 'Asia/Kolkata')::date,
         jsonb_build_object('investorId', i.id, 'name', i.name, 'hasMobile', ${hasMobile}, 'plan', null, 'entry', null,
           'order', jsonb_build_object('reference', o.reference, 'kind', o.kind, 'headline', o.summary ->> 'headline',
             'scheme', o.summary -> 'scheme' ->> 'name', 'until', c.expires_at),
           'amount', coalesce(o.summary ->> 'amount', '0.00'), 'day', null), -extract(epoch from c.expires_at), i.name
    from sent_order o join order_link c on c.arn = o.arn and c.id = o.confirmation_id
    join client i on i.arn = o.arn and i.id = o.investor_id
   where o.arn = $1 and o.status = 'pending' and o.type = 'POSTLOGIN' and c.expires_at < $4::timestamptz`;

/** Confirmed orders that nobody has paid for: today's NAV goes with today. The one that waits longest comes first. */
const ofToPay = `
  select 'orders-to-pay', o.due, ${today},
         jsonb_build_object('investorId', i.id, 'name', i.name, 'hasMobile', ${hasMobile}, 'plan', null, 'entry', null,
           'order', jsonb_build_object('reference', o.reference, 'kind', o.kind, 'headline', o.summary ->> 'headline',
             'scheme', o.summary -> 'scheme' ->> 'name', 'until', null),
           'amount', o.due::text, 'day', null), -extract(epoch from o.confirmed_at), i.name
    from sent_order o join client i on i.arn = o.arn and i.id = o.investor_id
   where o.arn = $1 and ${isToPay}`;

export const findTodo = (
  queries: Queries,
  requested: {
    readonly arn: string;
    readonly today: string;
    readonly birthdays: readonly number[];
    /** Links that lapse before it are about to. */
    readonly lapsesBefore: string;
  },
): Promise<Todo[]> => {
  const isEnding = isMaturing(today, windowsOn(requested.today));
  return queries.query<Todo>(
    `with sips as materialized (
       select p.folio_no, p.reg_no, p.scheme_code, ${planAmount('p', today)} as amount, ${planMonthly('p', today)} as monthly,
              p.ends_on, next.debit_on,
              (${isAtRisk}) as is_at_risk, (${isEnding}) as is_maturing
         from systematic_plan p ${nextInstalment(today)}
        where p.arn = $1 and p.kind = 'SIP' and ${isRunning(today)} and (${isAtRisk} or ${isEnding})
     ), clients as materialized (
       select i.id, i.name, ${hasMobile} as has_mobile, g.aum, i.kyc = 'ON_HOLD' as is_on_hold,
              ${hasBirthday} as has_birthday
         from client i join client_value g on g.arn = i.arn and g.investor_id = i.id
        where i.arn = $1 and (i.kyc = 'ON_HOLD' or ${hasBirthday})
     ), lines as materialized (
       ${ofSip('sip-at-risk', 'one.debit_on', 'one.is_at_risk')}
       union all
       ${ofLapsing}
       union all
       ${ofToPay}
       union all
       ${ofSip('sip-maturing', 'one.ends_on', 'one.is_maturing')}
       union all
       ${ofEntry}
       union all
       ${ofClient('kyc-on-hold', 'is_on_hold')}
       union all
       ${ofClient('birthdays', 'has_birthday')}
     )
     select kind, count(*)::int4 as count, sum(amount)::text as amount, min(deadline) as deadline,
            coalesce((select jsonb_agg(person order by place) from (
              select one.person, row_number() over (order by one.deadline, one.worth desc, one.name, one.person) as place
                from lines one where one.kind = lines.kind and one.person ->> 'investorId' is not null
               order by place limit ${MOST_PEOPLE}) first), '[]') as people
       from lines group by kind order by min(deadline) nulls last, kind`,
    [requested.arn, requested.today, requested.birthdays, requested.lapsesBefore],
  );
};

interface EuinPage {
  readonly items: readonly EuinMissing[];
  readonly total: number;
  readonly amount: string;
}

type EuinRow = Pick<EuinPage, 'total'> & { readonly sum: string } & (EuinMissing | { readonly trxnNo: null });

/** The list behind `euin-missing`, the nearest deadline first; the sums are of all of them. */
export async function findWithoutEuin(
  queries: Queries,
  requested: { readonly arn: string; readonly today: string; readonly limit: number },
): Promise<EuinPage> {
  const rows = await queries.query<EuinRow>(
    `with missing as materialized (${withoutEuin(today)})
     select counts.*, found.*
       from (select count(*)::int4 as total, coalesce(sum(amount), 0)::text as sum from missing) counts
       left join lateral (
         select one.day, one.deadline, coalesce(i.id::text, '') as "investorId", coalesce(i.name, '') as investor,
                one.folio_no as "folioNo", coalesce(s.name, one.scheme_code) as scheme, one.kind, one.amount,
                split_part(one.trxn_no, '~', 1) as "trxnNo"
           from missing one ${client}
           left join fund_scheme s on s.code = one.scheme_code
          order by one.deadline, one.day desc, one.folio_no, one.trxn_no limit $3
       ) found on true
      order by found.deadline, found.day desc, found."folioNo", found."trxnNo"`,
    [requested.arn, requested.today, requested.limit],
  );
  const { total = 0, sum = '0' } = rows[0] ?? {};
  const items = rows.flatMap((row) => {
    if (row.trxnNo === null) return [];
    const { total: _, sum: __, ...item } = row;
    return [item];
  });
  return { items, total, amount: sum };
}
