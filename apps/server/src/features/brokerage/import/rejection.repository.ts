import type { Tx } from '../../../db/database.ts';

/** An order that was not taken. ISO day, decimal text. */
export interface NewRejection {
  readonly arn: string;
  readonly key: string;
  readonly folioNo: string;
  readonly schemeCode: string | null;
  readonly trxnNo: string;
  readonly typeText: string | null;
  readonly day: string;
  readonly amount: string | null;
  readonly reason: string | null;
  readonly euin: string | null;
}

/** Keeps them for their file. Returns how many no other row had said. */
export async function importRejectionRows(
  tx: Tx,
  rows: readonly NewRejection[],
  importId: string,
): Promise<number> {
  if (rows.length === 0) return 0;
  const column = <T>(of: (row: NewRejection) => T) => rows.map(of);
  const [imported] = await tx.query<{ n: number }>(
    `with given as (
       select distinct on (arn, key) *
         from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::date[], $9::numeric[],
                     $10::text[], $11::text[]) with ordinality
              as rows (arn, key, folio_no, scheme_code, trxn_no, type_text, day, amount, reason, euin, n)
        order by arn, key, n desc
     ), known as (
       select count(*)::int as n from given g where exists (
         select from rejection_row r where r.arn = g.arn and r.key = g.key
            and (r.day, r.amount, r.reason) is not distinct from (g.day, g.amount, g.reason))
     ), kept as (
       insert into rejection_row (arn, key, import_id, folio_no, scheme_code, trxn_no, type_text, day, amount, reason, euin)
       select arn, key, $1::int8, folio_no, scheme_code, trxn_no, type_text, day, amount, reason, euin from given
       on conflict (arn, key, import_id)
         do update set day = excluded.day, amount = excluded.amount, reason = excluded.reason, euin = excluded.euin
     )
     select (select count(*) from given)::int - known.n as n from known`,
    [
      importId,
      column(({ arn }) => arn),
      column(({ key }) => key),
      column(({ folioNo }) => folioNo),
      column(({ schemeCode }) => schemeCode),
      column(({ trxnNo }) => trxnNo),
      column(({ typeText }) => typeText),
      column(({ day }) => day),
      column(({ amount }) => amount),
      column(({ reason }) => reason),
      column(({ euin }) => euin),
    ],
  );
  return imported?.n ?? 0;
}

export async function takeBackRejections(tx: Tx, importId: string): Promise<number> {
  const rows = await tx.query('delete from rejection_row where import_id = $1 returning 1', [importId]);
  return rows.length;
}
