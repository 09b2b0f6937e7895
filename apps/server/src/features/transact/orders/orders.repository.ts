import { moneyOf, type Paise, writeMoney } from '@hub/domain';
import type { OrderPayment } from '@hub/domain/orders/state/order';
import type { OrderStatus } from '@hub/domain/orders/state/order-status';
import type { HistoryType } from '@hub/domain/orders/state/record-statuses';
import type { OrderKind } from '@hub/domain/orders/terms/order-terms';
import { ordersChannel } from '../../../db/channels.ts';
import type { Tx } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';
import type { orders } from '../../../db/schema/orders/orders.ts';
import { noteChange } from '../../book/book.public.ts';
import type { OrderSummary } from './order-summary.ts';

/** Who made an event happen. */
export type Actor = 'distributor' | 'investor' | 'bank' | 'registrar' | 'system';

type Stored = Omit<typeof orders.$inferSelect, 'unitsOut'>;

/** Its terms are as the wire has them. */
export interface OrderRow extends Readonly<Omit<Stored, 'summary' | 'due' | 'payments'>> {
  readonly summary: OrderSummary;
  readonly due: Paise | null;
  readonly payments: readonly OrderPayment[];
}

interface PaymentJson {
  readonly id: string;
  readonly status: OrderPayment['status'];
  readonly amount: string | null;
  readonly reversed?: string;
}

type StoredOrder = Omit<OrderRow, 'due' | 'payments'> & {
  readonly due: string | null;
  readonly payments: readonly PaymentJson[];
};

export const orderColumns = `o.arn, o.reference, o.kind, o.status, o.type, o.investor_id as "investorId",
  o.folio_no as "folioNo", o.scheme_code as "schemeCode", o.terms, o.summary, o.due, o.payments,
  o.confirmation_id as "confirmationId", o.confirmed_at as "confirmedAt", o.funds_at as "fundsAt", o.nav_on as "navOn",
  o.result, o.created_at as "createdAt", o.changed_at as "changedAt"`;

export const orderOf = ({ due, payments, ...row }: StoredOrder): OrderRow => ({
  ...row,
  due: due === null ? null : moneyOf(due),
  payments: payments.map(({ amount, reversed, ...payment }) => ({
    ...payment,
    amount: amount === null ? null : moneyOf(amount),
    ...(reversed !== undefined && { reversed: moneyOf(reversed) }),
  })),
});

const paymentsJson = (payments: readonly OrderPayment[]): PaymentJson[] =>
  payments.map(({ amount, reversed, ...payment }) => ({
    ...payment,
    amount: amount === null ? null : writeMoney(amount),
    ...(reversed !== undefined && { reversed: writeMoney(reversed) }),
  }));

/**
 * Ends a statement that wrote event rows (`written`, with their `arn`): whoever follows these distributors' orders hears of
 * it at commit. PostgreSQL says the same thing once for a transaction, however often it is said in it.
 */
const notifyFollowers = `select pg_notify('${ordersChannel}', arn) from (select distinct arn from written) as owners`;

export interface NewOrder {
  readonly reference: string;
  readonly kind: OrderKind;
  readonly type: HistoryType;
  readonly investorId: string;
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly terms: unknown;
  readonly summary: OrderSummary;
  readonly due: Paise | null;
  /** Units that will leave. */
  readonly unitsOut: string | null;
  readonly navOn: string | null;
  readonly confirmationId: string;
}

/** Sent orders come into being as `pending`, with the two events that brought them there. */
export async function insertOrders(
  tx: Tx,
  arn: string,
  orders: readonly NewOrder[],
  at: string,
): Promise<void> {
  await tx.query(
    `with placed as (
       insert into orders (arn, reference, kind, status, type, investor_id, folio_no, scheme_code, terms, summary,
                           due, units_out, nav_on, confirmation_id, created_at, changed_at)
       select $1, reference, kind, 'pending', type, "investorId", "folioNo", "schemeCode", terms, summary, due, "unitsOut",
              "navOn", "confirmationId", $3, $3
         from jsonb_to_recordset($2::jsonb) as given (reference text, kind text, type text, "investorId" uuid,
                "folioNo" text, "schemeCode" text, terms jsonb, summary jsonb, due numeric, "unitsOut" numeric, "navOn" date,
                "confirmationId" uuid)
       returning reference
     ), written as (
       insert into order_event (arn, reference, n, type, actor, at)
       select $1, reference, n, type, actor, $3
         from placed, (values (1, 'created', 'distributor'), (2, 'link-sent', 'system')) as first (n, type, actor)
       returning arn
     )
     ${notifyFollowers}`,
    [
      arn,
      JSON.stringify(
        orders.map(({ due, ...order }) => ({ ...order, due: due === null ? null : writeMoney(due) })),
      ),
      at,
    ],
  );
}

/**
 * In the order of their references, so that two who lock several never wait for each other in a circle; and all that a
 * transaction needs at once, behind its links, payments and refunds (docs/features/transact.md, "Locks").
 */
export async function lockOrders(
  queries: Queries,
  arn: string,
  references: readonly string[],
): Promise<OrderRow[]> {
  const rows = await queries.query<StoredOrder>(
    `select ${orderColumns} from orders o where o.arn = $1 and o.reference = any($2) order by o.reference for update`,
    [arn, references],
  );
  return rows.map(orderOf);
}

export async function lockOrdersOf(
  queries: Queries,
  arn: string,
  confirmationId: string,
): Promise<OrderRow[]> {
  const rows = await queries.query<StoredOrder>(
    `select ${orderColumns} from orders o where o.arn = $1 and o.confirmation_id = $2
      order by o.reference for update`,
    [arn, confirmationId],
  );
  return rows.map(orderOf);
}

/** As the system: of links of all distributors. */
export async function lockOrdersOfLinks(
  system: Queries,
  links: readonly { readonly arn: string; readonly id: string }[],
): Promise<OrderRow[]> {
  const rows = await system.query<StoredOrder>(
    `select ${orderColumns} from orders o
       join unnest($1::text[], $2::uuid[]) as link (arn, id) on o.arn = link.arn and o.confirmation_id = link.id
      order by o.reference for update of o`,
    [links.map(({ arn }) => arn), links.map(({ id }) => id)],
  );
  return rows.map(orderOf);
}

export async function findOrdersOf(
  queries: Queries,
  arn: string,
  confirmationId: string,
): Promise<OrderRow[]> {
  const rows = await queries.query<StoredOrder>(
    `select ${orderColumns} from orders o where o.arn = $1 and o.confirmation_id = $2 order by o.reference`,
    [arn, confirmationId],
  );
  return rows.map(orderOf);
}

/** An order after its event. */
export interface ChangedOrder {
  readonly arn: string;
  readonly reference: string;
  readonly status: OrderStatus;
  readonly payments: readonly OrderPayment[];
  readonly type: string;
  readonly actor: Actor;
  readonly details: object;
  readonly at: string;
  readonly confirmedAt: string | null;
  readonly fundsAt: string | null;
  readonly unitsOut: string | null;
  readonly result: object | null;
}

/** Writes statuses and payments, and one event row for each: both or neither. */
export async function writeChanges(tx: Tx, changes: readonly ChangedOrder[]): Promise<void> {
  if (changes.length === 0) return;
  await tx.query(
    `with given as (
       select * from jsonb_to_recordset($1::jsonb) as rows (arn text, reference text, status text, payments jsonb,
         type text, actor text, details jsonb, at timestamptz, "confirmedAt" timestamptz, "fundsAt" timestamptz,
         "unitsOut" numeric, result jsonb)
     ), changed as (
       update orders o set status = given.status, payments = given.payments, changed_at = given.at,
              confirmed_at = coalesce(given."confirmedAt", o.confirmed_at),
              funds_at = coalesce(given."fundsAt", o.funds_at),
              units_out = coalesce(given."unitsOut", o.units_out),
              result = case when given.result is null or given.result = 'null' then o.result
                            else coalesce(o.result, '{}') || given.result end
         from given where o.arn = given.arn and o.reference = given.reference
       returning o.arn, o.reference
     ), written as (
       insert into order_event (arn, reference, n, type, actor, details, at)
       select given.arn, given.reference,
              1 + coalesce((select max(e.n) from order_event e
                             where e.arn = given.arn and e.reference = given.reference), 0),
              given.type, given.actor, given.details, given.at
         from given join changed using (arn, reference)
       returning arn
     ), said as (${noteChange('order', `given where status in ('allotted', 'rejected')`)})
     ${notifyFollowers}`,
    [
      JSON.stringify(
        changes.map(({ payments, ...change }) => ({ ...change, payments: paymentsJson(payments) })),
      ),
    ],
  );
}

/** What orders come to from here on, in words. */
export async function writeSummaries(
  tx: Tx,
  arn: string,
  orders: readonly Pick<OrderRow, 'reference' | 'summary' | 'navOn'>[],
): Promise<void> {
  if (orders.length === 0) return;
  await tx.query(
    `update orders o set summary = given.summary, nav_on = given."navOn"
       from jsonb_to_recordset($2::jsonb) as given (reference text, summary jsonb, "navOn" date)
      where o.arn = $1 and o.reference = given.reference`,
    [arn, JSON.stringify(orders.map(({ reference, summary, navOn }) => ({ reference, summary, navOn })))],
  );
}

export interface EventRow {
  readonly type: string;
  readonly actor: Actor;
  readonly details: Readonly<Record<string, unknown>>;
  readonly at: string;
}

export const findEvents = (queries: Queries, arn: string, reference: string): Promise<EventRow[]> =>
  queries.query<EventRow>(
    'select type, actor, details, at from order_event where arn = $1 and reference = $2 order by n',
    [arn, reference],
  );

/** The type of the newest event of each, as the system. */
export async function findLastEvents(
  system: Queries,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await system.query<{ reference: string; type: string }>(
    `select distinct on (arn, reference) reference, type from order_event
      where reference = any($1) and arn = any(select o.arn from orders o where o.reference = any($1))
      order by arn, reference, n desc`,
    [references],
  );
  return new Map(rows.map(({ reference, type }) => [reference, type]));
}

/**
 * What waits for the registrar: confirmed, and paid where it has to be paid for. A stop waits until the eve of its day,
 * so that it is registered before anything is debited on that day, and can be taken back until then.
 */
export async function lockToSubmit(queries: Queries, limit: number, today: string): Promise<OrderRow[]> {
  const rows = await queries.query<StoredOrder>(
    `select ${orderColumns} from orders o
      where o.status = 'paid'
         or (o.status = 'confirmed' and o.due is null
             and (o.kind <> 'stop' or (o.result ->> 'stopsOn')::date <= $2::date + 1))
      order by o.confirmed_at limit $1 for update skip locked`,
    [limit, today],
  );
  return rows.map(orderOf);
}

/** As the system: orders of all distributors. */
export async function lockOrdersOfAll(system: Queries, references: readonly string[]): Promise<OrderRow[]> {
  const rows = await system.query<StoredOrder>(
    `select ${orderColumns} from orders o where o.reference = any($1) order by o.reference for update`,
    [references],
  );
  return rows.map(orderOf);
}

/** Whether the very same order waits for its investor. */
export async function isOrderWaiting(
  tx: Tx,
  arn: string,
  terms: { readonly folioNo: string },
): Promise<boolean> {
  const rows = await tx.query(
    `select from orders where arn = $1 and folio_no = $2 and status = 'pending' and terms = $3::jsonb limit 1`,
    [arn, terms.folioNo, JSON.stringify(terms)],
  );
  return rows.length > 0;
}

/** Of these mandates, those that no order names which waits, goes ahead or may be sent again. */
export async function findUnneededMandates(tx: Tx, arn: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select given.id from unnest($2::text[]) as given (id)
      where not exists (select from orders o
                         where o.arn = $1 and o.kind = 'sip' and o.terms ->> 'mandate' = given.id
                           and o.status not in ('declined', 'cancelled', 'rejected'))
      order by given.id`,
    [arn, ids],
  );
  return rows.map(({ id }) => id);
}
