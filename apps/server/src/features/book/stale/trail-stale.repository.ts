import type { Tx } from '../../../db/database.ts';
import { keyArrays, type PositionKey } from '../ledger/new-entry.ts';

/*
 * What the twin of the brokerage cannot see for itself. It finds what was written to the ledger by its moment; but a
 * registrar's balance may change what was held before all entries, and a price may come for a month that is closed.
 */

/** These positions are to be made again, all of their days. */
export async function noteOtherOpenings(tx: Tx, keys: readonly PositionKey[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.asSystem(
    `insert into trail_changed (arn, folio_no, scheme_code, why)
     select distinct *, 'opening' from unnest($1::text[], $2::text[], $3::text[])
     on conflict (arn, folio_no, scheme_code) do update set since = null, why = excluded.why`,
    keyArrays(keys),
  );
}

/** The open months are worked out again every night; the others only when they are asked for. */
export async function noteOldPrices(tx: Tx, since: string): Promise<void> {
  await tx.query(
    `update trail_state set rebuild_from = least(rebuild_from, date_trunc('month', $1::date)::date),
            rebuild_why = case when rebuild_why like 'rates%' then 'rates,prices' else 'prices' end
      where open_from > $1`,
    [since],
  );
}
