import { orderMessageTexts } from '@hub/contract/orders/order-message-texts';
import type { OrderStatus } from '@hub/domain/orders/state/order-status';
import type { HistoryType, RecordStage } from '@hub/domain/orders/state/record-statuses';
import type { OrderKind } from '@hub/domain/orders/terms/order-terms';
import { listFilter } from '../../../db/lists/list-filter.ts';
import { wordIn } from '../../../db/lists/word-in.ts';
import type { Queries } from '../../../db/queries.ts';
import { type OrderRow, orderColumns, orderOf } from '../orders/orders.repository.ts';

export interface RecordFilter {
  readonly arn: string;
  /** Null: all of them. */
  readonly statuses: readonly OrderStatus[] | null;
  readonly stage: RecordStage | null;
  readonly type: HistoryType | null;
  readonly kind: OrderKind | null;
  readonly words: readonly string[];
  readonly investorId: string | null;
  /** An instant: waits for its investor, and lapses before it. */
  readonly lapsesBefore: string | null;
  /** Instants: from the first, before the second. */
  readonly from: string | null;
  readonly to: string | null;
}

export interface RecordLine extends OrderRow {
  readonly investor: string;
  readonly expiresAt: string;
  readonly sentTo: readonly string[];
  readonly openedAt: string | null;
  /** Not one who is in an application only. */
  readonly isInBook: boolean;
}

interface Condition {
  readonly sql: string;
  readonly params: unknown[];
}

/** It waits for money that no mandate brings: once a debit failed, the investor pays. */
export const isToPay = `o.status = 'confirmed' and o.due is not null
  and (o.terms ->> 'payMode' is distinct from 'otm' or o.payments @> '[{"status": "failed"}]')`;

/** What the distributor can do something for. */
const isToDo = `(o.status = 'pending' or ${isToPay})`;

const stages: Readonly<Record<RecordStage, string>> = {
  'to-pay': isToPay,
  'with-registrar': `o.status in ('paid', 'submitted') or (o.status = 'confirmed' and not (${isToPay}))`,
  done: "o.status = 'allotted'",
  failed: "o.status in ('declined', 'rejected', 'cancelled')",
};

/** A word is found in the investor (as the client list finds it), the scheme, the folio or the reference. */
function conditionOf(filter: RecordFilter): Condition {
  const list = listFilter([filter.arn]);
  list.add('o.arn = $1');
  list.when(filter.statuses, (statuses) => `o.status = any(${statuses})`);
  if (filter.stage !== null) list.add(stages[filter.stage]);
  list.is('o.type', filter.type);
  list.is('o.kind', filter.kind);
  list.is('o.investor_id', filter.investorId);
  list.when(
    filter.lapsesBefore,
    (moment) => `o.status = 'pending' and o.confirmation_id in (
      select c.id from confirmation c where c.arn = $1 and c.expires_at < ${moment})`,
  );
  list.when(filter.from, (moment) => `o.created_at >= ${moment}`);
  list.when(filter.to, (moment) => `o.created_at < ${moment}`);
  const texts = ["o.summary -> 'scheme' ->> 'name'", 'o.folio_no', 'o.reference'];
  list.words(filter.words, (word) => wordIn(word, { investorId: 'o.investor_id', texts }));
  return { sql: list.where(), params: list.params };
}

const columns = `${orderColumns}, coalesce(i.name, a.name) as investor, c.expires_at as "expiresAt", c.sent_to as "sentTo",
  c.opened_at as "openedAt", i.id is not null as "isInBook"`;
const joined = `left join client i on i.arn = o.arn and i.id = o.investor_id
  left join lateral (select nullif(x.name, '') as name from application x
                      where i.id is null and x.arn = o.arn and x.investor_id = o.investor_id limit 1) a on true
  join confirmation c on c.arn = o.arn and c.id = o.confirmation_id`;

type StoredLine = Parameters<typeof orderOf>[0] &
  Pick<RecordLine, 'expiresAt' | 'sentTo' | 'openedAt' | 'isInBook'> & { readonly investor: string | null };

const lineOf = (row: StoredLine): RecordLine => ({
  ...orderOf(row),
  investor: row.investor ?? orderMessageTexts.newInvestor,
  expiresAt: row.expiresAt,
  sentTo: row.sentTo,
  openedAt: row.openedAt,
  isInBook: row.isInBook,
});

interface Range {
  readonly limit: number;
  readonly offset: number;
  /** What is to be done comes first. */
  readonly toDoFirst?: boolean;
}

export async function findRecords(
  queries: Queries,
  filter: RecordFilter,
  { limit, offset, toDoFirst = false }: Range,
): Promise<RecordLine[]> {
  const { sql, params } = conditionOf(filter);
  const order = `${toDoFirst ? `${isToDo} desc, ` : ''}o.created_at desc, o.reference`;
  const rows = await queries.query<StoredLine>(
    `select ${columns}
       from (select o.* from orders o where ${sql}
              order by ${order} limit $${params.length + 1} offset $${params.length + 2}) o ${joined}
      order by ${order}`,
    [...params, limit, offset],
  );
  return rows.map(lineOf);
}

/** What a filter selects, newest first, by reference alone: its rows are read page by page. */
export async function findReferences(
  queries: Queries,
  filter: RecordFilter,
  limit: number,
): Promise<string[]> {
  const { sql, params } = conditionOf(filter);
  const rows = await queries.query<{ reference: string }>(
    `select o.reference from orders o where ${sql}
      order by o.created_at desc, o.reference limit $${params.length + 1}`,
    [...params, limit],
  );
  return rows.map(({ reference }) => reference);
}

/** These orders, in the order given. */
export async function findRecordsOf(
  queries: Queries,
  arn: string,
  references: readonly string[],
): Promise<RecordLine[]> {
  const rows = await queries.query<StoredLine>(
    `select ${columns} from orders o ${joined}
       join unnest($2::text[]) with ordinality wanted(reference, n) on wanted.reference = o.reference
      where o.arn = $1 order by wanted.n`,
    [arn, references],
  );
  return rows.map(lineOf);
}

export interface RecordCount {
  readonly status: OrderStatus;
  readonly isToPay: boolean;
  /** `today`, `week`, or a month like `2026-10`. */
  readonly created: string;
  readonly n: number;
}

/** From when on orders are today's and the week's. */
export interface GroupDays {
  readonly today: string;
  readonly week: string;
}

/** How many there are of each status and of the days they were created on, whatever status or stage is asked for. */
export async function countRecords(
  queries: Queries,
  filter: RecordFilter,
  { today, week }: GroupDays,
): Promise<RecordCount[]> {
  const { sql, params } = conditionOf({ ...filter, statuses: null, stage: null });
  const [ofToday, ofWeek] = [`$${params.length + 1}`, `$${params.length + 2}`];
  return queries.query<RecordCount>(
    `select o.status, (${isToPay}) as "isToPay",
            case when o.created_at >= ${ofToday}::timestamptz then 'today'
                 when o.created_at >= ${ofWeek}::timestamptz then 'week'
                 else to_char(o.created_at at time zone 'Asia/Kolkata', 'YYYY-MM') end as created,
            count(*)::int4 as n
       from orders o where ${sql} group by 1, 2, 3`,
    [...params, today, week],
  );
}

export async function findRecord(
  queries: Queries,
  arn: string,
  reference: string,
): Promise<RecordLine | null> {
  const rows = await queries.query<StoredLine>(
    `select ${columns} from orders o ${joined} where o.arn = $1 and o.reference = $2`,
    [arn, reference],
  );
  return rows[0] === undefined ? null : lineOf(rows[0]);
}

export interface LastPayment {
  readonly mode: string;
  readonly amount: string;
  readonly status: string;
  readonly at: string;
}

export async function findLastPayment(
  queries: Queries,
  arn: string,
  reference: string,
): Promise<LastPayment | null> {
  const rows = await queries.query<LastPayment>(
    `select p.mode, p.amount, p.status, p.changed_at as at from payment p
      where p.arn = $1 and p.parts @> jsonb_build_array(jsonb_build_object('order', $2::text))
      order by p.created_at desc limit 1`,
    [arn, reference],
  );
  return rows[0] ?? null;
}
