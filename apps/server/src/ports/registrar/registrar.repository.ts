import {
  type DayNumber,
  type DividendOption,
  dayNumberOf,
  moneyOf,
  navOf,
  type RedemptionAsk,
  unitsOf,
  writeMoney,
  writeUnits,
} from '@hub/domain';
import type { Tx } from '../../db/database.ts';
import type { LegCalendar, LegDates } from './leg-dates.ts';
import type { RegistrarOrder } from './registrar.ts';
import type { DueOrder, SettledOrder } from './settle-order.ts';

interface DatedOrder {
  readonly order: RegistrarOrder;
  readonly dates: LegDates | null;
  readonly calendar: LegCalendar;
}

/** One array for each column, for `unnest`. */
function columnsOf<Row>(rows: readonly Row[], ...columns: readonly ((row: Row) => unknown)[]): unknown[][] {
  return columns.map((column) => rows.map(column));
}

const amountOf = ({ quantity }: RegistrarOrder): string | null =>
  quantity.by === 'amount' ? writeMoney(quantity.amount) : null;
const unitsAskedOf = ({ quantity }: RegistrarOrder): string | null =>
  quantity.by === 'units' ? writeUnits(quantity.units) : null;

/** Keeps orders; a reference that is there already is left alone. Whoever submits may be a distributor. */
export async function insertOrders(tx: Tx, orders: readonly DatedOrder[], holidays: string): Promise<void> {
  await tx.asSystem(
    `insert into registrar_order (reference, arn, kind, folio_no, scheme_code, to_scheme_code, idcw, amount, units,
       euin, is_execution_only, sub_arn, account, confirmed_at, funds_at, leg_scheme, nav_day, settles_from, calendar,
       holidays)
     select reference, arn, kind, folio_no, scheme_code, to_scheme_code, idcw, amount, units, euin, is_execution_only,
            sub_arn, account, confirmed_at, funds_at, scheme_code, nav_day, settles_from, calendar, $1
       from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::numeric[],
              $10::numeric[], $11::text[], $12::bool[], $13::text[], $14::text[], $15::timestamptz[],
              $16::timestamptz[], $17::date[], $18::date[], $19::text[])
            as o (reference, arn, kind, folio_no, scheme_code, to_scheme_code, idcw, amount, units, euin,
              is_execution_only, sub_arn, account, confirmed_at, funds_at, nav_day, settles_from, calendar)
     on conflict (reference) do nothing`,
    [
      holidays,
      ...columnsOf(
        orders,
        ({ order }) => order.reference,
        ({ order }) => order.arn,
        ({ order }) => order.kind,
        ({ order }) => order.folioNo,
        ({ order }) => order.schemeCode,
        ({ order }) => order.toSchemeCode,
        ({ order }) => order.idcw,
        ({ order }) => amountOf(order),
        ({ order }) => unitsAskedOf(order),
        ({ order }) => order.euin,
        ({ order }) => order.isExecutionOnly,
        ({ order }) => order.subArn,
        ({ order }) => order.account,
        ({ order }) => order.confirmedAt.toString(),
        ({ order }) => order.fundsAt?.toString() ?? null,
        ({ dates }) => dates?.navDay.toString() ?? null,
        ({ dates }) => dates?.settlesFrom.toString() ?? null,
        ({ calendar }) => calendar,
      ),
    ],
  );
}

interface DueRow {
  readonly id: string;
  readonly arn: string;
  readonly reference: string;
  readonly kind: RegistrarOrder['kind'];
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly toSchemeCode: string | null;
  readonly idcw: DividendOption;
  readonly amount: string | null;
  readonly units: string | null;
  readonly euin: string | null;
  readonly isExecutionOnly: boolean;
  readonly subArn: string | null;
  readonly account: string | null;
  readonly fundsOn: DayNumber | null;
  readonly navDay: string | null;
  readonly nav: string | null;
  readonly switchedAmount: string | null;
}

interface DueFilter {
  readonly today: Temporal.PlainDate;
  /** The calendars whose markets are open today. */
  readonly open: readonly LegCalendar[];
  readonly limit: number;
  /** Numbers to leave out. */
  readonly except: readonly string[];
}

/**
 * Orders that can be settled, oldest NAV day first, locked until the transaction ends. What another process has locked
 * is left to it.
 */
export async function lockDue(tx: Tx, { today, open, limit, except }: DueFilter): Promise<DueOrder[]> {
  const rows = await tx.query<DueRow>(
    `select o.id, o.arn, o.reference, o.kind, o.folio_no as "folioNo", o.scheme_code as "schemeCode",
            o.to_scheme_code as "toSchemeCode", o.idcw, o.amount, o.units, o.euin,
            o.is_execution_only as "isExecutionOnly", o.sub_arn as "subArn", o.account,
            (o.funds_at at time zone 'Asia/Kolkata')::date - date '1970-01-01' as "fundsOn", o.nav_day as "navDay",
            n.nav, o.switched_amount as "switchedAmount"
       from registrar_order o left join nav n on n.scheme_code = o.leg_scheme and n.day = o.nav_day
      where o.status in ('waiting', 'switched-out') and o.calendar = any($2::text[])
        and (o.nav_day is null or (n.nav > 0 and o.nav_day <= $1::date and o.settles_from <= $1::date))
        and o.id <> all ($4::int8[])
      order by o.nav_day, o.id limit $3 for update of o skip locked`,
    [today.toString(), open, limit, except],
  );
  const priceDays = new Map<string, { readonly date: Temporal.PlainDate; readonly day: DayNumber }>();
  return rows.map(({ amount, units, navDay, nav, switchedAmount, ...row }) => ({
    ...row,
    quantity: quantityOf(amount, units),
    price: navDay === null || nav === null ? null : { ...priceDay(priceDays, navDay), nav: navOf(nav) },
    switchedAmount: switchedAmount === null ? null : moneyOf(switchedAmount),
  }));
}

function quantityOf(amount: string | null, units: string | null): RedemptionAsk {
  if (amount !== null) return { by: 'amount', amount: moneyOf(amount) };
  return units === null ? { by: 'all' } : { by: 'units', units: unitsOf(units) };
}

/** A batch has a handful of days and thousands of orders. */
function priceDay(
  known: Map<string, { readonly date: Temporal.PlainDate; readonly day: DayNumber }>,
  iso: string,
): { readonly date: Temporal.PlainDate; readonly day: DayNumber } {
  const found = known.get(iso);
  if (found !== undefined) return found;
  const date = Temporal.PlainDate.from(iso);
  const made = { date, day: dayNumberOf(date) };
  known.set(iso, made);
  return made;
}

/** Marks answers as given: in the transaction of whoever takes them. */
export async function markAnswered(
  tx: Tx,
  settled: readonly SettledOrder[],
  now: Temporal.Instant,
): Promise<void> {
  const switching = settled.filter(({ next }) => next !== null);
  const over = settled.filter(({ next }) => next === null);
  if (over.length > 0) {
    await tx.query(
      `update registrar_order o set status = given.status, code = given.code, remark = given.remark, answered_at = $1
         from unnest($2::int8[], $3::text[], $4::text[], $5::text[]) as given (id, status, code, remark)
        where o.id = given.id`,
      [
        now.toString(),
        ...columnsOf(
          over,
          ({ id }) => id,
          ({ answer }) => (answer.type === 'rejected' ? 'rejected' : 'allotted'),
          ({ answer }) => (answer.type === 'rejected' ? answer.code : null),
          ({ answer }) => (answer.type === 'rejected' ? answer.remark : null),
        ),
      ],
    );
  }
  if (switching.length === 0) return;
  await tx.query(
    `update registrar_order o
        set status = 'switched-out', leg_scheme = o.to_scheme_code, nav_day = given.nav_day,
            settles_from = given.settles_from, switched_amount = given.amount, switched_on = given.switched_on
       from unnest($1::int8[], $2::date[], $3::date[], $4::numeric[], $5::date[])
            as given (id, nav_day, settles_from, amount, switched_on)
      where o.id = given.id`,
    columnsOf(
      switching,
      ({ id }) => id,
      ({ next }) => next?.navDay.toString(),
      ({ next }) => next?.settlesFrom.toString(),
      ({ next }) => (next === null ? null : writeMoney(next.amount)),
      ({ next }) => next?.switchedOn.toString(),
    ),
  );
}

interface UndatedOrder {
  readonly id: string;
  readonly kind: RegistrarOrder['kind'];
  readonly schemeCode: string;
  readonly toSchemeCode: string | null;
  readonly confirmedAt: string;
  readonly fundsAt: string | null;
  readonly switchedOn: string | null;
}

/** Open orders whose days follow from another list of holidays, locked. */
export const lockUndated = (tx: Tx, holidays: string, limit: number): Promise<UndatedOrder[]> =>
  tx.query<UndatedOrder>(
    `select id, kind, scheme_code as "schemeCode", to_scheme_code as "toSchemeCode", confirmed_at as "confirmedAt",
            funds_at as "fundsAt", switched_on as "switchedOn"
       from registrar_order where status in ('waiting', 'switched-out') and holidays <> $1
      order by nav_day, id limit $2 for update skip locked`,
    [holidays, limit],
  );

export async function writeDates(
  tx: Tx,
  orders: readonly { readonly id: string; readonly dates: LegDates | null }[],
  holidays: string,
): Promise<void> {
  await tx.query(
    `update registrar_order o set nav_day = given.nav_day, settles_from = given.settles_from, holidays = $1
       from unnest($2::int8[], $3::date[], $4::date[]) as given (id, nav_day, settles_from) where o.id = given.id`,
    [
      holidays,
      ...columnsOf(
        orders,
        ({ id }) => id,
        ({ dates }) => dates?.navDay.toString() ?? null,
        ({ dates }) => dates?.settlesFrom.toString() ?? null,
      ),
    ],
  );
}
