import type { Database } from '../../../db/database.ts';

/*
 * What moved a book from one day to another, asked of the ledger and the prices alone. $1 the ARN, $2 and $3 the days.
 */
const worthOn = (day: string) => `(
  select round(coalesce(sum(held.units * price.nav), 0), 2)
    from (select scheme_code, sum(units) as units from ledger where arn = $1 and day <= ${day} group by scheme_code) held
    cross join lateral (
      select nav from nav where nav.scheme_code = held.scheme_code and nav.day <= ${day} order by nav.day desc limit 1
    ) price)`;

const statement = `
  with said_last as (
    select distinct on (folio_no, scheme_code, trxn_no) * from ledger where arn = $1
     order by folio_no, scheme_code, trxn_no, revision desc
  ), moved as (
    -- A reversal takes back on its own day what it reverses.
    select case when s.kind = 'reversal' then -s.amount else s.amount end as amount, coalesce(o.kind, s.kind) as kind
      from said_last s
      left join lateral (
        select kind from ledger l where s.kind = 'reversal' and l.arn = $1 and l.folio_no = s.folio_no
           and l.scheme_code = s.scheme_code and l.trxn_no = s.reverses limit 1) o on true
     where s.revision % 2 = 0 and s.day > $2::date and s.day <= $3::date
  ), sums as (
    select ${worthOn('$2::date')} as start, ${worthOn('$3::date')} as "end",
           coalesce(sum(amount) filter (where kind in ('purchase', 'sip-instalment')), 0.00) as money_in,
           coalesce(sum(amount) filter (where kind in ('redemption', 'swp')), 0.00) as money_out
      from moved
  )
  select $2::date as "from", $3::date as "to", start::numeric(30, 2)::text as start, "end"::numeric(30, 2)::text as "end",
         money_in::text as "moneyIn", money_out::text as "moneyOut",
         ("end" - start - money_in + money_out)::numeric(30, 2)::text as market
    from sums`;

export async function growthOfLedger(db: Database, arn: string, from: string, to: string) {
  const [growth] = await db.read<Record<string, string>>('system', statement, [arn, from, to]);
  return growth;
}
