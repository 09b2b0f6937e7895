/**
 * Orders of `$1` that want an EUIN and have none, while it can still be given: until the 7th of the month after
 * (handbook §1.5). What does not count earns nothing and wants nothing. `today` is a parameter such as `$2::date`.
 */
export const withoutEuin = (today: string): string => `
  select l.folio_no, l.scheme_code, l.trxn_no, l.kind, l.day, l.amount, l.location,
         (date_trunc('month', l.day) + interval '1 month 6 days')::date as deadline
    from counted_entry l
   where l.arn = $1 and l.euin is null and l.kind in ('purchase', 'switch-in')
     and l.day >= date_trunc('month', ${today} - 7)::date`;
