import { type DayNumber, unitsOf } from '@hub/domain';
import type { Balance } from '@hub/domain/holdings/lots/position-of';
import type { Tx } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';
import { keyArrays, type PositionKey, positionName } from '../ledger/new-entry.ts';

/** The registrar's closing units of a day: ISO day, decimal text. */
export interface NewBalance extends PositionKey {
  readonly day: string;
  readonly units: string;
}

/** The balances that count, by position: of the newest day, and of one day that of the file that came later. */
export async function readBalances(
  queries: Queries,
  keys: readonly PositionKey[],
): Promise<Map<string, Balance>> {
  const rows = await queries.query<PositionKey & { readonly day: DayNumber; readonly units: string }>(
    `select distinct on (arn, folio_no, scheme_code) arn, folio_no as "folioNo", scheme_code as "schemeCode",
            b.day - date '1970-01-01' as day, b.units
       from unnest($1::text[], $2::text[], $3::text[]) as wanted (arn, folio_no, scheme_code)
       join feed_balance b using (arn, folio_no, scheme_code)
      order by arn, folio_no, scheme_code, b.day desc, b.import_id desc`,
    keyArrays(keys),
  );
  return new Map(
    rows.map(({ day, units, ...key }) => [positionName(key), { day, units: unitsOf(units) }] as const),
  );
}

/** What a file says twice of one day counts as it says it last. */
export async function writeBalances(
  tx: Tx,
  balances: readonly NewBalance[],
  importId: string,
): Promise<void> {
  await tx.query(
    `insert into feed_balance (arn, folio_no, scheme_code, day, import_id, units)
     select distinct on (arn, folio_no, scheme_code, day) arn, folio_no, scheme_code, day, $6::int8, units
       from unnest($1::text[], $2::text[], $3::text[], $4::date[], $5::numeric[]) with ordinality
            as given (arn, folio_no, scheme_code, day, units, n)
      order by arn, folio_no, scheme_code, day, n desc
     on conflict (arn, folio_no, scheme_code, day, import_id) do update set units = excluded.units`,
    [...keyArrays(balances), balances.map(({ day }) => day), balances.map(({ units }) => units), importId],
  );
}

/** Of which positions a file gave balances. */
export const balancesOfImport = (tx: Tx, importId: string): Promise<PositionKey[]> =>
  tx.query<PositionKey>(
    `select distinct arn, folio_no as "folioNo", scheme_code as "schemeCode" from feed_balance where import_id = $1`,
    [importId],
  );

export async function deleteBalances(tx: Tx, importId: string): Promise<void> {
  await tx.query('delete from feed_balance where import_id = $1', [importId]);
}
