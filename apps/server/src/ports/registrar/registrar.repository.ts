import { type DayNumber, dayNumberOf, moneyOf, navOf, unitsOf, writeMoney, writeUnits } from '@hub/domain';
import type { RedemptionRequest } from '@hub/domain/holdings/sales/redemption-preview';
import type { DividendOption } from '@hub/domain/orders/terms/order-codes';
import type { Tx } from '../../db/database.ts';
import type { LegCalendar, LegDates } from './leg-dates.ts';
import type { RegistrarOrder } from './registrar.ts';
import type { DueOrder, Price, SettledOrder } from './settle-order.ts';

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
const unitsRequestedOf = ({ quantity }: RegistrarOrder): string | null =>
  quantity.by === 'units' ? writeUnits(quantity.units) : null;

/** Keeps orders; a reference that is there already is left alone. Whoever submits may be a distributor. */
export async function insertOrders(tx: Tx, orders: readonly DatedOrder[], holidays: string): Promise<void> {
  await tx.asSystem(
    `with given as (
       select * from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::numeric[],
              $10::numeric[], $11::text[], $12::bool[], $13::text[], $14::text[], $15::timestamptz[],
              $16::timestamptz[], $17::date[], $18::date[], $19::text[], $21::text[])
            as o (reference, arn, kind, folio_no, scheme_code, to_scheme_code, idcw, amount, units, euin,
              is_execution_only, sub_arn, account, confirmed_at, funds_at, nav_day, settles_from, calendar,
              plan_no)
     ), kept as (
       insert into registrar_order (reference, arn, kind, folio_no, scheme_code, to_scheme_code, idcw, amount, units,
         euin, is_execution_only, sub_arn, account, confirmed_at, funds_at, plan_no)
       select reference, arn, kind, folio_no, scheme_code, to_scheme_code, idcw, amount, units, euin, is_execution_only,
              sub_arn, account, confirmed_at, funds_at, plan_no from given
       on conflict (reference) do nothing returning id, reference
     )
     insert into registrar_open (order_id, bucket, leg_scheme, nav_day, settles_from, calendar, holidays)
     select kept.id, abs(hashtext(given.arn)) % $20, given.scheme_code, given.nav_day, given.settles_from,
            given.calendar, $1
       from kept join given using (reference)`,
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
        ({ order }) => unitsRequestedOf(order),
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
      buckets,
      orders.map(({ order }) => order.planNo ?? null),
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
  readonly planNo: string | null;
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
  /** The distributors of one of so many who work at the same time. */
  readonly lane: number;
  readonly lanes: number;
}

const buckets = 256;

/**
 * Orders that can be settled, oldest NAV day first, locked until the transaction ends. What another process has locked
 * is left to it.
 */
export async function lockDue(tx: Tx, filter: DueFilter): Promise<DueOrder[]> {
  const { today, open, limit, except, lane, lanes } = filter;
  // PostgreSQL guesses that few are due, and would read and sort all that wait for every batch.
  const inIndexOrder = tx.query('set local enable_sort to off');
  const due = tx.query<DueRow>(
    `with due as (
       select q.order_id, q.nav_day, n.nav, q.switched_amount
         from registrar_open q left join nav_of_day n on n.scheme_code = q.leg_scheme and n.day = q.nav_day
        where q.status in ('waiting', 'switched-out') and q.calendar = any($2::text[]) and q.bucket % $6::int = $5::int
          and (q.nav_day is null or (n.nav > 0 and q.nav_day <= $1::date and q.settles_from <= $1::date))
          and q.order_id <> all ($4::int8[])
        order by q.nav_day, q.order_id limit $3 for update of q skip locked
     )
     select o.id, o.arn, o.reference, o.kind, o.folio_no as "folioNo", o.scheme_code as "schemeCode",
            o.to_scheme_code as "toSchemeCode", o.idcw, o.amount, o.units, o.euin,
            o.is_execution_only as "isExecutionOnly", o.sub_arn as "subArn", o.account, o.plan_no as "planNo",
            (o.funds_at at time zone 'Asia/Kolkata')::date - date '1970-01-01' as "fundsOn", due.nav_day as "navDay",
            due.nav, due.switched_amount as "switchedAmount"
       from due join registrar_order o on o.id = due.order_id order by due.nav_day, o.id`,
    [today.toString(), open, limit, except, lane, lanes],
  );
  const [, rows] = await Promise.all([inIndexOrder, due, tx.query('set local enable_sort to on')]);
  const prices = new Map<string, Price>();
  // Column by column: to copy what is left of a row costs more than to read it.
  return rows.map((row) => ({
    id: row.id,
    arn: row.arn,
    reference: row.reference,
    kind: row.kind,
    planNo: row.planNo,
    folioNo: row.folioNo,
    schemeCode: row.schemeCode,
    toSchemeCode: row.toSchemeCode,
    idcw: row.idcw,
    quantity: quantityOf(row.amount, row.units),
    euin: row.euin,
    isExecutionOnly: row.isExecutionOnly,
    subArn: row.subArn,
    account: row.account,
    fundsOn: row.fundsOn,
    price: row.navDay === null || row.nav === null ? null : priceOf(prices, row.navDay, row.nav),
    switchedAmount: row.switchedAmount === null ? null : moneyOf(row.switchedAmount),
  }));
}

export function quantityOf(amount: string | null, units: string | null): RedemptionRequest {
  if (amount !== null) return { by: 'amount', amount: moneyOf(amount) };
  return units === null ? { by: 'all' } : { by: 'units', units: unitsOf(units) };
}

/** A batch has a handful of prices and thousands of orders. */
function priceOf(recorded: Map<string, Price>, iso: string, nav: string): Price {
  const name = `${iso} ${nav}`;
  let price = recorded.get(name);
  if (price === undefined) {
    const date = Temporal.PlainDate.from(iso);
    price = { date, day: dayNumberOf(date), nav: navOf(nav) };
    recorded.set(name, price);
  }
  return price;
}

/** Marks answers as given: in the transaction of whoever takes them. */
export async function markAnswered(
  tx: Tx,
  settled: readonly SettledOrder[],
  now: Temporal.Instant,
): Promise<void> {
  const over = settled.filter(({ next, payout }) => next === null && payout === null);
  if (over.length > 0) {
    await tx.query('delete from registrar_open where order_id = any($1::int8[])', [over.map(({ id }) => id)]);
  }
  const rejected = over.flatMap(({ id, answer }) => (answer.type === 'rejected' ? [{ id, ...answer }] : []));
  if (rejected.length > 0) {
    await tx.query(
      `update registrar_order o set code = given.code, remark = given.remark, answered_at = $1
         from unnest($2::int8[], $3::text[], $4::text[]) as given (id, code, remark) where o.id = given.id`,
      [
        now.toString(),
        ...columnsOf(
          rejected,
          ({ id }) => id,
          ({ code }) => code,
          ({ remark }) => remark,
        ),
      ],
    );
  }
  await keepPayouts(tx, settled);
  const switching = settled.flatMap(({ id, next }) => (next === null ? [] : [{ id, ...next }]));
  if (switching.length === 0) return;
  await tx.query(
    `update registrar_open q
        set status = 'switched-out', leg_scheme = o.to_scheme_code, nav_day = given.nav_day,
            settles_from = given.settles_from, switched_amount = given.amount, switched_on = given.switched_on
       from unnest($1::int8[], $2::date[], $3::date[], $4::numeric[], $5::date[])
            as given (id, nav_day, settles_from, amount, switched_on)
       join registrar_order o using (id)
      where q.order_id = given.id`,
    columnsOf(
      switching,
      ({ id }) => id,
      ({ navDay }) => navDay.toString(),
      ({ settlesFrom }) => settlesFrom.toString(),
      ({ amount }) => writeMoney(amount),
      ({ switchedOn }) => switchedOn.toString(),
    ),
  );
}

async function keepPayouts(tx: Tx, settled: readonly SettledOrder[]): Promise<void> {
  const paying = settled.flatMap(({ id, payout }) => (payout === null ? [] : [{ id, ...payout }]));
  if (paying.length === 0) return;
  await tx.query(
    `update registrar_open q set status = 'paying', settles_from = given.day, switched_amount = given.amount
       from unnest($1::int8[], $2::date[], $3::numeric[]) as given (id, day, amount) where q.order_id = given.id`,
    columnsOf(
      paying,
      ({ id }) => id,
      ({ on }) => on.toString(),
      ({ amount }) => writeMoney(amount),
    ),
  );
}

interface DuePayout {
  readonly id: string;
  readonly arn: string;
  readonly reference: string;
  readonly amount: string;
  readonly on: string;
}

/** Payouts whose day has come: whoever takes them has them alone, and they are open no more. */
export const takeDuePayouts = (tx: Tx, today: string, limit: number): Promise<DuePayout[]> =>
  tx.query<DuePayout>(
    `with due as (
       select order_id from registrar_open where status = 'paying' and settles_from <= $1::date
        order by order_id limit $2 for update skip locked
     ), gone as (
       delete from registrar_open q using due where q.order_id = due.order_id
       returning q.order_id, q.switched_amount, q.settles_from
     )
     select o.id, o.arn, o.reference, coalesce(gone.switched_amount, 0) as amount, gone.settles_from as "on"
       from gone join registrar_order o on o.id = gone.order_id order by o.id`,
    [today, limit],
  );

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
    `select o.id, o.kind, o.scheme_code as "schemeCode", o.to_scheme_code as "toSchemeCode",
            o.confirmed_at as "confirmedAt", o.funds_at as "fundsAt", q.switched_on as "switchedOn"
       from registrar_open q join registrar_order o on o.id = q.order_id
      where q.status in ('waiting', 'switched-out') and q.holidays <> $1 order by q.nav_day, q.order_id limit $2 for update of q skip locked`,
    [holidays, limit],
  );

export async function writeDates(
  tx: Tx,
  orders: readonly { readonly id: string; readonly dates: LegDates | null }[],
  holidays: string,
): Promise<void> {
  await tx.query(
    `update registrar_open q set nav_day = given.nav_day, settles_from = given.settles_from, holidays = $1
       from unnest($2::int8[], $3::date[], $4::date[]) as given (id, nav_day, settles_from)
      where q.order_id = given.id`,
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
