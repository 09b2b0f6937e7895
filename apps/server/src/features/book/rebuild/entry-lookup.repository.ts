import { type DayNumber, unitsOf } from '@hub/domain';
import type { EntryKind } from '@hub/domain/holdings/ledger/entry-kinds';
import { type UnitRange, unitRanges } from '@hub/domain/holdings/ledger/ledger-moves';
import type { Queries } from '../../../db/queries.ts';
import type { PositionKey } from '../ledger/new-entry.ts';
import { countedMoves } from './rebuild.repository.ts';

interface FoundEntry extends PositionKey {
  readonly trxnNo: string;
  readonly kind: EntryKind;
  readonly day: string;
  readonly postedOn: string | null;
  readonly fundsOn: string | null;
  readonly units: string;
  readonly amount: string;
}

const found = `l.arn, l.folio_no as "folioNo", l.scheme_code as "schemeCode", l.trxn_no as "trxnNo", l.kind, l.day,
  l.posted_on as "postedOn", l.funds_on as "fundsOn", l.units::text as units, l.amount::text as amount`;

/** What counts of an order of ours, by its reference: the entries it posted, or the registrar's rows for them. */
export const findByUserRef = (queries: Queries, arn: string, userRef: string): Promise<FoundEntry[]> =>
  queries.query<FoundEntry>(
    `select distinct ${found}
       from ledger o
       join counted_entry l on l.arn = o.arn and l.folio_no = o.folio_no and l.scheme_code = o.scheme_code
                    and l.user_ref = o.user_ref and l.kind = o.kind
      where o.arn = $1 and o.user_ref = $2 and o.import_id is null
      order by "folioNo", "schemeCode", "trxnNo"`,
    [arn, userRef],
  );

/**
 * The other leg of a switch: in the same folio, the other way, under the same number or by the schemes that both name,
 * the nearest in days. Null when it has not come.
 */
export async function findOtherLeg(
  queries: Queries,
  { arn, folioNo, schemeCode, trxnNo }: PositionKey & { readonly trxnNo: string },
): Promise<FoundEntry | null> {
  const rows = await queries.query<FoundEntry>(
    `select ${found}
       from counted_entry own
       join counted_entry l on l.arn = own.arn and l.folio_no = own.folio_no and l.scheme_code <> own.scheme_code
        and l.kind = case own.kind
          when 'switch-in' then 'switch-out' when 'switch-out' then 'switch-in'
          when 'stp-in' then 'stp-out' when 'stp-out' then 'stp-in'
          when 'merger-in' then 'merger-out' when 'merger-out' then 'merger-in' end
      where own.arn = $1 and own.folio_no = $2 and own.scheme_code = $3 and own.trxn_no = $4
        and (split_part(l.trxn_no, '~', 1) = split_part(own.trxn_no, '~', 1)
             or (abs(l.day - own.day) <= 7
                 and (l.scheme_code = own.counter_scheme or l.counter_scheme = own.scheme_code)))
      order by split_part(l.trxn_no, '~', 1) = split_part(own.trxn_no, '~', 1) desc, abs(l.day - own.day), l.trxn_no
      limit 1`,
    [arn, folioNo, schemeCode, trxnNo],
  );
  return rows[0] ?? null;
}

/** The units of every day of a position, as ranges in which they stay the same. */
export async function readUnitRanges(
  queries: Queries,
  { arn, folioNo, schemeCode }: PositionKey,
): Promise<UnitRange[]> {
  const moves = await queries.query<{ day: DayNumber; units: string }>(
    `select day - date '1970-01-01' as day, sum(units)::text as units from (${countedMoves}) counted
      where arn = $1 and folio_no = $2 and scheme_code = $3 group by day`,
    [arn, folioNo, schemeCode],
  );
  return unitRanges(moves.map(({ day, units }) => ({ day, units: unitsOf(units) })));
}
