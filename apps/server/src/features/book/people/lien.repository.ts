import type { Tx } from '../../../db/database.ts';

/** Units marked or released; of a registrar's balance, all that is under lien on its day. Decimal texts, ISO days. */
export interface NewLien {
  readonly arn: string;
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly trxnNo: string;
  readonly day: string;
  readonly units: string;
  readonly isBalance: boolean;
}

/** Keeps them for their file. Returns how many no other file had. The view `units_under_lien` adds them up. */
export async function noteLiens(tx: Tx, liens: readonly NewLien[], importId: string): Promise<number> {
  if (liens.length === 0) return 0;
  const [noted] = await tx.query<{ n: number }>(
    `with given as (
       select distinct on (arn, folio_no, scheme_code, trxn_no) *
         from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::date[], $6::numeric[], $7::bool[])
              with ordinality as rows (arn, folio_no, scheme_code, trxn_no, day, units, is_balance, n)
        order by arn, folio_no, scheme_code, trxn_no, n desc
     ), known as (
       select count(*)::int as n from given g where exists (
         select 1 from lien l where l.arn = g.arn and l.folio_no = g.folio_no and l.scheme_code = g.scheme_code
            and l.trxn_no = g.trxn_no and l.day = g.day and l.units = g.units)
     ), noted as (
       insert into lien as l (arn, folio_no, scheme_code, trxn_no, import_id, day, units, is_balance)
       select arn, folio_no, scheme_code, trxn_no, $8::int8, day, units, is_balance from given
       on conflict (arn, folio_no, scheme_code, trxn_no, import_id)
         do update set day = excluded.day, units = excluded.units
     )
     select (select count(*) from given)::int - known.n as n from known`,
    [
      liens.map(({ arn }) => arn),
      liens.map(({ folioNo }) => folioNo),
      liens.map(({ schemeCode }) => schemeCode),
      liens.map(({ trxnNo }) => trxnNo),
      liens.map(({ day }) => day),
      liens.map(({ units }) => units),
      liens.map(({ isBalance }) => isBalance),
      importId,
    ],
  );
  return noted?.n ?? 0;
}

/** Takes back what a file said of liens. */
export async function takeBackLiens(tx: Tx, importId: string): Promise<void> {
  await tx.query('delete from lien where import_id = $1', [importId]);
}
