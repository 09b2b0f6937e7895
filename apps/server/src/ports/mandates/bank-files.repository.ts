import { moneyOf, type Paise } from '@hub/domain';
import type { BankAccountType } from '@hub/domain/orders/facts/order-facts';
import type { Tx } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import type { BadRow, MandateFileRow } from './mandate-file.ts';
import type { NachDebit } from './nach-debits.ts';

/** Any number, the same for every process. */
const lockKey = 4300_0006;

/** Until the transaction ends nobody else deals with files: two that read one response take turns. */
export const lockFiles = (tx: Tx) => tx.query('select pg_advisory_xact_lock($1)', [lockKey]);

/** The next file of that kind and day. */
export async function makeFile(tx: Tx, start: string, lines: number): Promise<string> {
  const [made] = await tx.query<{ name: string }>(
    `insert into bank_file (name, direction, status, lines)
     select $1 || '-' || lpad((count(*) + 1)::text, 3, '0') || '.txt', 'out', 'assigned', $2
       from bank_file where direction = 'out' and starts_with(name, $1)
     returning name`,
    [start, lines],
  );
  return made?.name ?? '';
}

interface WaitingMandate {
  readonly id: string;
  readonly arn: string;
  readonly reported: number;
  readonly isNew: boolean;
}

/** Mandates that are in no file yet: new ones, and active ones that were cancelled since. */
export const findWaitingMandates = (tx: Tx, limit: number): Promise<WaitingMandate[]> =>
  tx.query<WaitingMandate>(
    `select id, arn, told as reported, status = 'waiting' as "isNew" from bank_mandate
      where file is null and (status = 'waiting' or (status = 'cancelled' and umrn is not null))
      order by created_at, id limit $1`,
    [limit],
  );

export async function assignMandates(tx: Tx, file: string, ids: readonly string[]): Promise<void> {
  await tx.query(
    `update bank_mandate set file = $1, told = greatest(told, 1),
            status = case status when 'waiting' then 'deciding' else status end
      where id = any($2::text[])`,
    [file, ids],
  );
}

/** Lots of debits that are in no file yet, one day after the other. */
export const findWaitingLots = (tx: Tx): Promise<{ id: string; debitOn: string; items: number }[]> =>
  tx.query(
    `select l.id, l.debit_on as "debitOn", (select count(*)::int from bank_debit d where d.lot_id = l.id) as items
       from bank_lot l where l.file is null order by l.debit_on, l.id`,
  );

export async function assignLots(tx: Tx, file: string, ids: readonly string[]): Promise<void> {
  await tx.query('update bank_lot set file = $1 where id = any($2::int8[])', [file, ids]);
}

export const findUnwritten = async (queries: Queries): Promise<string[]> =>
  (
    await queries.query<{ name: string }>(
      "select name from bank_file where status = 'assigned' order by name",
    )
  ).map(({ name }) => name);

export async function markWritten(queries: Queries, name: string): Promise<void> {
  await queries.query("update bank_file set status = 'written' where name = $1", [name]);
}

export async function findFileMandates(queries: Queries, name: string): Promise<MandateFileRow[]> {
  const rows = await queries.query<{
    reference: string;
    umrn: string | null;
    payerName: string;
    accountNo: string;
    accountType: BankAccountType;
    ifsc: string;
    limit: string;
    startsOn: string;
    endsOn: string;
    mobile: string | null;
    status: string;
  }>(
    `select id as reference, umrn, payer_name as "payerName", account_no as "accountNo", account_type as "accountType",
            ifsc, "limit", starts_on as "startsOn", ends_on as "endsOn", mobile, status
       from bank_mandate where file = $1 order by created_at, id`,
    [name],
  );
  return rows.map(({ status, limit, startsOn, endsOn, ...row }) => ({
    ...row,
    action: status === 'cancelled' ? 'cancel' : 'create',
    limit: moneyOf(limit),
    startsOn: Temporal.PlainDate.from(startsOn),
    endsOn: Temporal.PlainDate.from(endsOn),
  }));
}

/** The debits of a file and the day they are for. */
export async function findFileDebits(
  queries: Queries,
  name: string,
): Promise<{ readonly on: Temporal.PlainDate; readonly debits: readonly NachDebit[] } | null> {
  const rows = await queries.query<{
    on: string;
    reference: string;
    umrn: string;
    amount: string;
    payerName: string;
    accountNo: string;
    accountType: BankAccountType | null;
    ifsc: string;
  }>(
    `select l.debit_on as on, d.reference, d.umrn, d.amount, coalesce(d.payer_name, m.payer_name) as "payerName",
            coalesce(d.account_no, m.account_no) as "accountNo", m.account_type as "accountType",
            coalesce(d.ifsc, m.ifsc) as ifsc
       from bank_lot l join bank_debit d on d.lot_id = l.id left join bank_mandate m on m.id = d.mandate_id
      where l.file = $1 order by d.reference`,
    [name],
  );
  const [first] = rows;
  if (first === undefined) return null;
  return {
    on: Temporal.PlainDate.from(first.on),
    debits: rows.map(({ on: _on, amount, accountType, ...row }) => ({
      ...row,
      amount: moneyOf(amount),
      accountType: accountType ?? 'SB',
    })),
  };
}

export async function findExistingFiles(queries: Queries, names: readonly string[]): Promise<Set<string>> {
  const rows = await queries.query<{ name: string }>(
    "select name from bank_file where direction = 'in' and name = any($1::text[])",
    [names.map((name) => `in/${name}`)],
  );
  return new Set(rows.map(({ name }) => name.slice('in/'.length)));
}

interface SentDebit {
  readonly reference: string;
  readonly umrn: string;
  readonly amount: Paise;
  readonly isAnswered: boolean;
}

/** Debits that went out, by their references. */
export async function findSentDebits(tx: Tx, references: readonly string[]): Promise<SentDebit[]> {
  const rows = await tx.query<{ reference: string; umrn: string; amount: string; isAnswered: boolean }>(
    `select d.reference, d.umrn, d.amount, d.answered_at is not null as "isAnswered"
       from bank_debit d left join bank_lot l on l.id = d.lot_id
      where d.reference = any($1::text[]) and (d.answered_at is not null or l.file is not null)`,
    [references],
  );
  return rows.map(({ amount, ...row }) => ({ ...row, amount: moneyOf(amount) }));
}

/** Marks debits as answered; a lot leaves with the last of its debits. */
export async function markDebitsAnswered(
  tx: Tx,
  references: readonly string[],
  now: Temporal.Instant,
): Promise<void> {
  await tx.query('update bank_debit set answered_at = $1 where reference = any($2::text[])', [
    now.toString(),
    references,
  ]);
  await tx.query(
    `delete from bank_lot l using bank_debit d
      where d.lot_id = l.id and d.reference = any($1::text[])
        and not exists (select from bank_debit o where o.lot_id = l.id and o.answered_at is null)`,
    [references],
  );
}

/** That a response was read or refused, with the rows that a person has to look at. */
export async function noteFile(
  tx: Tx,
  name: string,
  status: 'read' | 'refused',
  lines: number,
  bad: readonly BadRow[],
): Promise<void> {
  await tx.query(
    `insert into bank_file (name, direction, status, lines) values ($1, 'in', $2, $3) on conflict (name) do nothing`,
    [`in/${name}`, status, lines],
  );
  await tx.query(
    `insert into bank_quarantine (file, line, reference, reason)
     select $1, * from unnest($2::int4[], $3::text[], $4::text[]) on conflict do nothing`,
    [
      name,
      bad.map(({ line }) => line),
      bad.map(({ reference }) => reference?.replaceAll('\0', '') ?? null),
      bad.map(({ why }) => why.replaceAll('\0', '')),
    ],
  );
}
