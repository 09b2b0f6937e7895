import type { Tx } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';

/** The day it was signed, in India. */
export async function findSigned(queries: Queries, arn: string, year: number): Promise<string | null> {
  const rows = await queries.query<{ signedOn: string }>(
    `select (signed_at at time zone 'Asia/Kolkata')::date as "signedOn"
       from yearly_declaration where arn = $1 and year = $2`,
    [arn, year],
  );
  return rows[0]?.signedOn ?? null;
}

/** The first signature stands. */
export async function writeSigned(
  tx: Tx,
  signed: { readonly arn: string; readonly year: number; readonly at: string; readonly by: string },
): Promise<void> {
  await tx.query(
    `insert into yearly_declaration (arn, year, signed_at, signed_by) values ($1, $2, $3, $4)
     on conflict (arn, year) do nothing`,
    [signed.arn, signed.year, signed.at, signed.by],
  );
}
