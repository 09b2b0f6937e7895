import { dayNumberOf, moneyOf, navOf, type Paise } from '@hub/domain';
import { type PackedPosition, unpackPosition } from '@hub/domain/holdings/lots/pack-position';
import type { DividendOption } from '@hub/domain/orders/terms/order-codes';
import type { Frequency } from '@hub/domain/plans/frequencies';
import { gainSince } from '@hub/domain/plans/gain-since';
import type { Tx } from '../../../db/database.ts';
import { samePlan, selectKey } from './plan-key.repository.ts';

/** An instalment whose money is there, or whose units may leave. */
export interface ReadyInstalment {
  readonly arn: string;
  readonly kind: 'SIP' | 'STP' | 'SWP';
  readonly folioNo: string;
  readonly regNo: string;
  readonly reference: string;
  readonly schemeCode: string;
  readonly targetCode: string | null;
  readonly frequency: Frequency;
  /** Nil: what was gained. */
  readonly amount: Paise;
  readonly debitOn: string;
  readonly paidAt: string | null;
  /** What the order that registered the plan says; null for a plan without one. */
  readonly idcw: DividendOption | null;
  readonly euin: string | null;
  readonly isExecutionOnly: boolean | null;
  readonly subArn: string | null;
  readonly account: string | null;
  /** Of an instalment by gain: what the units held since the instalment before have gained; null without a NAV. */
  readonly gained: Paise | null;
  readonly rules: unknown;
}

/** The newest NAV before a day. */
const navBefore = (day: string): string => `(
  select n.day, n.nav from nav_of_day n where n.scheme_code = p.scheme_code and n.day < ${day} order by n.day desc limit 1)`;

/** Since the last instalment, or since the plan was registered. */
const since = `coalesce((
  select max(b.debit_on) from instalment b where ${samePlan('b', 'p')} and b.status = 'DONE'), p.registered_on)`;

/** What is held, with the NAVs between which it may have gained. */
const held = `case when i.amount = 0 then (
  select jsonb_build_object('state', held.state, 'sinceDay', before.day, 'sinceNav', before.nav::text,
                            'nav', newest.nav::text)
    from holding held
    cross join lateral ${navBefore(since)} before
    cross join lateral ${navBefore('i.debit_on')} newest
   where held.arn = p.arn and held.folio_no = p.folio_no and held.scheme_code = p.scheme_code) end`;

interface HeldByGain {
  readonly state: PackedPosition;
  readonly sinceDay: string;
  readonly sinceNav: string;
  readonly nav: string;
}

const gainedOf = ({ state, sinceDay, sinceNav, nav }: HeldByGain): Paise =>
  gainSince(
    unpackPosition(state).lots,
    { day: dayNumberOf(Temporal.PlainDate.from(sinceDay)), nav: navOf(sinceNav) },
    navOf(nav),
  );

/** Takes some that nobody else has: they are off the list when the transaction commits. */
export async function takeReady(tx: Tx, limit: number): Promise<ReadyInstalment[]> {
  const rows = await tx.query<
    Omit<ReadyInstalment, 'amount' | 'gained'> & { amount: string; held: HeldByGain | null }
  >(
    `with taken as materialized (
       select ctid as row, reference from instalment_step where step = 'submit' limit $1 for update skip locked
     ), gone as (
       delete from instalment_step s using taken where s.ctid = taken.row
     )
     select ${selectKey('i')}, i.reference, p.scheme_code as "schemeCode", p.target_code as "targetCode", p.frequency,
            i.amount, coalesce(i.debit_on, i.due_on) as "debitOn", i.answered_at as "paidAt", o.terms->>'idcw' as idcw,
            o.terms->>'euin' as euin, (o.terms->>'isExecutionOnly')::bool as "isExecutionOnly",
            o.terms->>'subArn' as "subArn", o.terms->>'account' as account, ${held} as held,
            case when i.amount = 0 then s.rules end as rules
       from taken join instalment i on i.reference = taken.reference
       join systematic_plan p on ${samePlan('p', 'i')}
       left join orders o on o.arn = i.arn and o.reference = i.reg_no
       left join fund_scheme s on s.code = p.scheme_code`,
    [limit],
  );
  return rows.map(({ amount, held: moves, ...row }) => ({
    ...row,
    amount: moneyOf(amount),
    gained: moves === null ? null : gainedOf(moves),
  }));
}

/** What an instalment by gain comes to. */
export async function writeAmounts(
  tx: Tx,
  amounts: readonly { readonly reference: string; readonly amount: string }[],
): Promise<void> {
  await tx.query(
    `update instalment i set amount = given.amount from unnest($1::text[], $2::numeric[]) as given (reference, amount)
      where i.reference = given.reference`,
    [amounts.map(({ reference }) => reference), amounts.map(({ amount }) => amount)],
  );
}
