import { moneyOf, type Paise, writeMoney } from '@hub/domain';
import type { Tx } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';
import type { registrarOrder } from '../../../db/schema/orders/registrar.ts';
import { quantityOf } from '../registrar.repository.ts';
import type { RegistrarOrder } from '../registrar.ts';
import type { FileOrder } from './order-file.ts';
import type { BadLine } from './response-file.ts';
import type { SavedAnswer } from './saved-answer.ts';

/** Any number, the same for every process. */
const lockKey = 4300_0005;

interface WaitingOrder {
  readonly id: string;
  readonly arn: string;
  readonly reference: string;
  /** Null for a scheme that nobody knows. */
  readonly rta: 'CAMS' | 'KFIN' | null;
}

/** Until the transaction ends nobody else deals with files: two that read one response take turns. */
const lockFiles = (tx: Tx) => tx.query('select pg_advisory_xact_lock($1)', [lockKey]);

/** Orders that are in no file yet, oldest first, while nobody else looks. */
export async function lockWaiting(tx: Tx, limit: number): Promise<WaitingOrder[]> {
  await lockFiles(tx);
  return tx.query<WaitingOrder>(
    `select o.id, o.arn, o.reference,
            case when o.to_scheme_code is null or t.code is not null then s.rta end as rta
       from registrar_open q
       join registrar_order o on o.id = q.order_id
       left join fund_scheme s on s.code = o.scheme_code
       left join fund_scheme t on t.code = o.to_scheme_code
      where q.status = 'waiting' order by q.order_id limit $1`,
    [limit],
  );
}

/** The next file of that registrar and day, for these orders. */
export async function assignFile(tx: Tx, start: string, ids: readonly string[]): Promise<void> {
  const [made] = await tx.query<{ name: string }>(
    `insert into registrar_file (name, direction, status, lines)
     select $1 || '-' || lpad((count(*) + 1)::text, 3, '0') || '.csv', 'out', 'assigned', $2
       from registrar_file where direction = 'out' and starts_with(name, $1)
     returning name`,
    [start, ids.length],
  );
  await tx.query('update registrar_order set file = $1 where id = any($2::int8[])', [made?.name, ids]);
  await tx.query("update registrar_open set status = 'sent' where order_id = any($1::int8[])", [ids]);
}

export const findUnwritten = async (queries: Queries): Promise<string[]> =>
  (
    await queries.query<{ name: string }>(
      "select name from registrar_file where status = 'assigned' order by name",
    )
  ).map(({ name }) => name);

export async function markWritten(queries: Queries, name: string): Promise<void> {
  await queries.query("update registrar_file set status = 'written' where name = $1", [name]);
}

type FileOrderRow = Omit<
  typeof registrarOrder.$inferSelect,
  'id' | 'code' | 'remark' | 'answeredAt' | 'answers' | 'file' | 'createdAt'
>;

const orderColumns = `o.arn, o.reference, o.kind, o.folio_no as "folioNo", o.scheme_code as "schemeCode",
  o.to_scheme_code as "toSchemeCode", o.idcw, o.amount, o.units, o.euin, o.is_execution_only as "isExecutionOnly",
  o.sub_arn as "subArn", o.account, o.confirmed_at as "confirmedAt", o.funds_at as "fundsAt",
  o.plan_no as "planNo"`;

function orderOf({ amount, units, confirmedAt, fundsAt, ...row }: FileOrderRow): RegistrarOrder {
  return {
    ...row,
    quantity: quantityOf(amount, units),
    confirmedAt: Temporal.Instant.from(confirmedAt),
    fundsAt: fundsAt === null ? null : Temporal.Instant.from(fundsAt),
  };
}

export async function findFileOrders(queries: Queries, name: string): Promise<FileOrder[]> {
  const rows = await queries.query<FileOrderRow & { rtaScheme: string; toRtaScheme: string | null }>(
    `select ${orderColumns}, s.rta_code as "rtaScheme", t.rta_code as "toRtaScheme"
       from registrar_order o
       join fund_scheme s on s.code = o.scheme_code
       left join fund_scheme t on t.code = o.to_scheme_code
      where o.file = $1 order by o.id`,
    [name],
  );
  return rows.map(({ rtaScheme, toRtaScheme, ...row }) => ({ ...orderOf(row), rtaScheme, toRtaScheme }));
}

export async function findExistingFiles(queries: Queries, names: readonly string[]): Promise<Set<string>> {
  const rows = await queries.query<{ name: string }>(
    "select name from registrar_file where direction = 'in' and name = any($1::text[])",
    [names.map((name) => `in/${name}`)],
  );
  return new Set(rows.map(({ name }) => name.slice('in/'.length)));
}

export interface SentOrder {
  readonly id: string;
  readonly order: RegistrarOrder;
  /** Null when the last answer was given. */
  readonly status: 'waiting' | 'sent' | 'switched-out' | null;
  /** What was taken of response files; null when nothing was, or nothing of it is kept. */
  readonly answers: readonly SavedAnswer[] | null;
  /** What the units that left a switch have brought, and their NAV day. */
  readonly switched: { readonly amount: Paise; readonly on: Temporal.PlainDate } | null;
}

/** Orders by their references, and what is open of them, while nobody else looks. */
export async function lockSent(tx: Tx, references: readonly string[]): Promise<SentOrder[]> {
  await lockFiles(tx);
  const rows = await tx.query<
    FileOrderRow &
      Pick<SentOrder, 'id' | 'status' | 'answers'> & {
        readonly switchedAmount: string | null;
        readonly switchedOn: string | null;
      }
  >(
    `select o.id, nullif(q.status, 'paying') as status, o.answers, q.switched_amount as "switchedAmount", q.switched_on as "switchedOn",
            ${orderColumns}
       from registrar_order o left join registrar_open q on q.order_id = o.id
      where o.reference = any($1::text[])`,
    [references],
  );
  return rows.map(({ id, status, answers, switchedAmount, switchedOn, ...row }) => ({
    id,
    status,
    answers,
    switched:
      switchedAmount === null || switchedOn === null
        ? null
        : { amount: moneyOf(switchedAmount), on: Temporal.PlainDate.from(switchedOn) },
    order: orderOf(row),
  }));
}

export async function closeOrders(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query('delete from registrar_open where order_id = any($1::int8[])', [ids]);
}

export interface GivenAnswer {
  readonly id: string;
  readonly answer: SavedAnswer;
  /** Of units that left a switch; null for the last answer to an order. */
  readonly switched: SentOrder['switched'];
}

/** Keeps what was said. */
export async function noteAnswered(
  tx: Tx,
  given: readonly Pick<GivenAnswer, 'id' | 'answer'>[],
): Promise<void> {
  await tx.query(
    `update registrar_order o set answers = coalesce(o.answers, '[]') || given.answer
       from unnest($1::int8[], $2::jsonb[]) as given (id, answer) where o.id = given.id`,
    [given.map(({ id }) => id), given.map(({ answer }) => JSON.stringify([answer]))],
  );
}

/** Keeps what was answered; the order is open no more, or waits for the other leg of its switch. */
export async function noteAnswers(tx: Tx, given: readonly GivenAnswer[]): Promise<void> {
  const ids = (some: readonly GivenAnswer[]) => some.map(({ id }) => id);
  await noteAnswered(tx, given);
  const over = given.filter(({ switched }) => switched === null);
  if (over.length > 0) await closeOrders(tx, ids(over));
  const left = given.filter(({ switched }) => switched !== null);
  if (left.length === 0) return;
  await tx.query(
    `update registrar_open q
        set status = 'switched-out', switched_amount = given.amount, switched_on = given.switched_on
       from unnest($1::int8[], $2::numeric[], $3::date[]) as given (id, amount, switched_on)
      where q.order_id = given.id`,
    [
      ids(left),
      left.map(({ switched }) => switched && writeMoney(switched.amount)),
      left.map(({ switched }) => switched?.on.toString()),
    ],
  );
}

/** That a response file was read, with the lines that a person has to look at. */
export async function noteRead(tx: Tx, name: string, lines: number, bad: readonly BadLine[]): Promise<void> {
  await tx.query(
    `insert into registrar_file (name, direction, status, lines) values ($1, 'in', 'read', $2)
     on conflict (name) do nothing`,
    [`in/${name}`, lines],
  );
  await tx.query(
    `insert into registrar_quarantine (file, line, reference, reason, raw)
     select $1, given.* from unnest($2::int4[], $3::text[], $4::text[], $5::text[]) as given (line, reference, reason, raw)
      -- Sent again while somebody looks at it: it is there.
      where not exists (select from registrar_quarantine q
                         where q.settled_at is null and q.reference = given.reference and q.raw = given.raw)
     on conflict do nothing`,
    [
      name,
      bad.map(({ line }) => line),
      bad.map(({ reference }) => reference),
      bad.map(({ reason }) => reason),
      bad.map(({ raw }) => raw.replaceAll('\0', '')),
    ],
  );
}
