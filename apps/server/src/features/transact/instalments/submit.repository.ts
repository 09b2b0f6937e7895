import { moneyOf, type Paise } from '@hub/domain';
import type { DividendOption } from '@hub/domain/orders/order-codes';
import type { Frequency } from '@hub/domain/plans/frequencies';
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
  /** Of an instalment by gain: what the units held have gained since the instalment before. */
  readonly gained: Paise | null;
  readonly rules: unknown;
}

/** The newest NAV before a day. */
const navBefore = (day: string): string =>
  `(select n.nav from nav n where n.scheme_code = p.scheme_code and n.day < ${day} order by n.day desc limit 1)`;

/** Units held times what a unit has gained since the last instalment, or since the plan was registered. */
const gained = `case when i.amount = 0 then (
  select round(held.units * (${navBefore('i.debit_on')} - ${navBefore(`coalesce((
           select max(b.debit_on) from instalment b where ${samePlan('b', 'p')} and b.status = 'DONE'), p.registered_on)`)}), 2)
    from position held
   where held.arn = p.arn and held.folio_no = p.folio_no and held.scheme_code = p.scheme_code) end`;

/** Takes some that nobody else has: they are off the list when the transaction commits. */
export async function takeReady(tx: Tx, limit: number): Promise<ReadyInstalment[]> {
  const rows = await tx.query<
    Omit<ReadyInstalment, 'amount' | 'gained'> & { amount: string; gained: string | null }
  >(
    `with taken as materialized (
       select ctid as row, reference from instalment_step where step = 'submit' limit $1 for update skip locked
     ), gone as (
       delete from instalment_step s using taken where s.ctid = taken.row
     )
     select ${selectKey('i')}, i.reference, p.scheme_code as "schemeCode", p.target_code as "targetCode", p.frequency,
            i.amount, i.debit_on as "debitOn", i.answered_at as "paidAt", o.terms->>'idcw' as idcw,
            o.terms->>'euin' as euin, (o.terms->>'isExecutionOnly')::bool as "isExecutionOnly",
            o.terms->>'subArn' as "subArn", o.terms->>'account' as account, ${gained} as gained,
            case when i.amount = 0 then s.rules end as rules
       from taken join instalment i on i.reference = taken.reference
       join plan p on ${samePlan('p', 'i')}
       left join orders o on o.arn = i.arn and o.reference = i.reg_no
       left join scheme s on s.code = p.scheme_code`,
    [limit],
  );
  return rows.map(({ amount, gained: rise, ...row }) => ({
    ...row,
    amount: moneyOf(amount),
    gained: rise === null ? null : moneyOf(rise),
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
