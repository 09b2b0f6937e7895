import { moneyOf, type Paise, writeMoney } from '@hub/domain';
import type { Tx } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import type { Debit } from './mandates.ts';

/** Debits in one lot: they are answered in one transaction, with flat memory. */
export const LOT_DEBITS = 5000;

/** One lot for debits of one day; those whose reference is known are left alone. */
export async function insertLot(
  tx: Tx,
  on: string,
  debits: readonly Debit[],
  keepsPayer: boolean,
): Promise<void> {
  await tx.asSystem(
    `with given as (
       select * from unnest($2::text[], $3::text[], $4::text[], $5::numeric[], $6::text[], $7::text[], $8::text[])
         as d (reference, mandate_id, umrn, amount, payer_name, account_no, ifsc)
     ), lot as (
       insert into bank_lot (debit_on, items) values ($1, $9) returning id
     )
     insert into bank_debit (reference, lot_id, mandate_id, umrn, amount, payer_name, account_no, ifsc)
     select reference, lot.id, mandate_id, umrn, amount, payer_name, account_no, ifsc from given, lot
     on conflict (reference) do nothing`,
    [
      on,
      debits.map(({ reference }) => reference),
      debits.map(({ mandateId }) => mandateId),
      debits.map(({ umrn }) => umrn),
      debits.map(({ amount }) => writeMoney(amount)),
      debits.map(({ payer }) => (keepsPayer ? payer.name : null)),
      debits.map(({ payer }) => (keepsPayer ? payer.accountNo : null)),
      debits.map(({ payer }) => (keepsPayer ? payer.ifsc : null)),
      debits.length,
    ],
  );
}

interface DueLot {
  readonly id: string;
  readonly debitOn: Temporal.PlainDate;
}

/** The oldest lot that can be answered, locked; what another process has locked is left to it. */
export async function lockLot(
  tx: Tx,
  until: Temporal.PlainDate,
  except: readonly string[],
): Promise<DueLot | null> {
  const [row] = await tx.query<{ id: string; debitOn: string }>(
    `select id, debit_on as "debitOn" from bank_lot where debit_on <= $1 and id <> all ($2::int8[])
      order by debit_on, id limit 1 for update skip locked`,
    [until.toString(), except],
  );
  return row === undefined ? null : { id: row.id, debitOn: Temporal.PlainDate.from(row.debitOn) };
}

export interface LotDebit {
  readonly reference: string;
  readonly amount: Paise;
  /** As the bank knows it; null for a mandate that was made elsewhere. */
  readonly mandate: { readonly status: string; readonly limit: Paise; readonly endsOn: string } | null;
}

export async function findLotDebits(tx: Tx, lotId: string): Promise<LotDebit[]> {
  const rows = await tx.query<{
    reference: string;
    amount: string;
    status: string | null;
    limit: string | null;
    endsOn: string | null;
  }>(
    `select d.reference, d.amount, m.status, m."limit", m.ends_on as "endsOn"
       from bank_debit d left join bank_mandate m on m.id = d.mandate_id where d.lot_id = $1`,
    [lotId],
  );
  return rows.map(({ reference, amount, status, limit, endsOn }) => ({
    reference,
    amount: moneyOf(amount),
    mandate:
      status === null || limit === null || endsOn === null ? null : { status, limit: moneyOf(limit), endsOn },
  }));
}

export async function deleteLot(tx: Tx, lotId: string): Promise<void> {
  await tx.query('delete from bank_lot where id = $1', [lotId]);
}

/** Mandates with a debit that waits: its lot leaves with the answer, or the debit has the time of it. */
export async function findInFlight(
  queries: Queries,
  by: { readonly ids: readonly string[] } | { readonly umrn: string },
): Promise<Set<string>> {
  const [column, values] = 'ids' in by ? ['mandate_id', by.ids] : ['umrn', [by.umrn]];
  const rows = await queries.query<{ id: string }>(
    `select distinct d.mandate_id as id from bank_lot l join bank_debit d on d.lot_id = l.id
      where d.${column} = any($1::text[]) and d.answered_at is null`,
    [values],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Each debit of a lot gets one of its own, so that one that nobody can take holds up no other. */
export async function splitLot(tx: Tx, lotId: string): Promise<void> {
  await tx.query(
    `with lot as (
       delete from bank_lot where id = $1 returning debit_on
     ), debit as (
       select reference, row_number() over (order by reference) as n from bank_debit where lot_id = $1
     ), made as (
       insert into bank_lot (debit_on, items) select lot.debit_on, 1 from lot, debit returning id
     ), numbered as (
       select id, row_number() over (order by id) as n from made
     )
     update bank_debit d set lot_id = numbered.id
       from debit join numbered using (n) where d.reference = debit.reference`,
    [lotId],
  );
}

/** The mandate that a debit was made with, as a piece of a larger statement. */
export const mandateOfDebit = (reference: string): string =>
  `(select d.mandate_id from bank_debit d where d.reference = ${reference})`;
