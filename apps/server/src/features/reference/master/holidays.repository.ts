import type { MarketCalendar } from '@hub/domain';
import type { Tx } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';

export interface HolidayRow {
  readonly calendar: MarketCalendar;
  readonly day: string;
  readonly name: string;
}

export const findDay = (queries: Queries, day: string): Promise<HolidayRow[]> =>
  queries.query<HolidayRow>('select calendar, day, name from holiday where day = $1 order by calendar desc', [
    day,
  ]);

export const findYears = (queries: Queries, years: readonly number[]): Promise<HolidayRow[]> =>
  queries.query<HolidayRow>(
    `select calendar, day, name from holiday where extract(year from day) = any($1::int[]) order by day, calendar desc`,
    [years],
  );

export async function addDay(
  tx: Tx,
  calendars: readonly MarketCalendar[],
  day: string,
  name: string,
): Promise<void> {
  await tx.query(
    'insert into holiday (calendar, day, name) select c, $2, $3 from unnest($1::text[]) as g (c)',
    [calendars, day, name],
  );
}

export async function removeDay(tx: Tx, calendars: readonly MarketCalendar[], day: string): Promise<void> {
  await tx.query('delete from holiday where calendar = any($1::text[]) and day = $2', [calendars, day]);
}

interface OnDay {
  readonly orders: number;
  readonly amount: string;
  readonly instalments: number;
}

/** Orders on their way whose NAV is that of this day, and instalments that are due on it. */
export async function countOnDay(
  queries: Queries,
  calendars: readonly MarketCalendar[],
  day: string,
): Promise<OnDay> {
  const rows = await queries.query<OnDay>(
    `with closed as (
       select code from scheme
        where case when asset_class in ('DEBT', 'LIQUID') then 'DEBT' else 'EQUITY' end = any($1::text[])
     )
     select count(*)::int4 as orders, coalesce(sum(o.due), 0.00)::text as amount,
            (select count(*)::int4 from next_debit r join systematic_plan p using (arn, kind, folio_no, reg_no)
              where r.next_debit_on = $2 and p.scheme_code in (select code from closed)) as instalments
       from sent_order o
      where o.nav_on = $2 and o.status in ('pending', 'confirmed', 'paid', 'submitted')
        and o.scheme_code in (select code from closed)`,
    [calendars, day],
  );
  return rows[0] ?? { orders: 0, amount: '0.00', instalments: 0 };
}
