import {
  type DayNumber,
  emptyPosition,
  type PackedPosition,
  type Position,
  packPosition,
  unpackPosition,
  writeMoney,
  writeUnits,
} from '@hub/domain';
import { copyChunks } from '../../db/copy-line.ts';
import type { Tx } from '../../db/database.ts';
import type { FolioCursor } from './ledger.repository.ts';
import type { PositionKey } from './new-entry.ts';

/** A position as it is being posted to. */
export interface HeldPosition extends PositionKey {
  readonly position: Position;
  readonly firstOn: DayNumber | null;
  readonly fault: string | null;
}

export const nothingHeld = (key: PositionKey): HeldPosition => ({
  arn: key.arn,
  folioNo: key.folioNo,
  schemeCode: key.schemeCode,
  position: emptyPosition,
  firstOn: null,
  fault: null,
});

interface Row extends PositionKey {
  readonly state: PackedPosition;
  readonly firstOn: DayNumber;
  readonly fault: string | null;
}

/** These positions, as far as they exist. */
export async function readTouched(tx: Tx, keys: readonly PositionKey[]): Promise<HeldPosition[]> {
  const rows = await tx.query<Row>(
    `select p.arn, p.folio_no as "folioNo", p.scheme_code as "schemeCode", p.state,
            p.first_on - date '1970-01-01' as "firstOn", p.fault
       from unnest($1::text[], $2::text[], $3::text[]) as wanted (arn, folio_no, scheme_code)
       join position p using (arn, folio_no, scheme_code)`,
    [
      keys.map(({ arn }) => arn),
      keys.map(({ folioNo }) => folioNo),
      keys.map(({ schemeCode }) => schemeCode),
    ],
  );
  return rows.map(({ state, ...row }) => ({ ...row, position: unpackPosition(state) }));
}

/** Stored positions of the folios after one place and up to another. */
export async function readPositions(tx: Tx, after: FolioCursor, upTo: FolioCursor): Promise<HeldPosition[]> {
  const rows = await tx.query<Row>(
    `select arn, folio_no as "folioNo", scheme_code as "schemeCode", state,
            first_on - date '1970-01-01' as "firstOn", fault
       from position where (arn, folio_no) > ($1, $2) and (arn, folio_no) <= ($3, $4)`,
    [after.arn, after.folioNo, upTo.arn, upTo.folioNo],
  );
  return rows.map(({ state, ...row }) => ({ ...row, position: unpackPosition(state) }));
}

/** Before a rebuild: a position without a ledger is none. */
export async function dropGroundless(tx: Tx, after: FolioCursor, upTo: FolioCursor): Promise<void> {
  await tx.query(
    `delete from position p where (arn, folio_no) > ($1, $2) and (arn, folio_no) <= ($3, $4)
       and not exists (select 1 from ledger l
                        where l.arn = p.arn and l.folio_no = p.folio_no and l.scheme_code = p.scheme_code)`,
    [after.arn, after.folioNo, upTo.arn, upTo.folioNo],
  );
}

/**
 * Writes positions, new or changed; one whose every entry was taken back is none any more. They stay in the table
 * `folded` for the figures that follow from them.
 */
export async function writePositions(tx: Tx, held: readonly HeldPosition[]): Promise<void> {
  await tx.query(`create temp table folded (
    arn text not null, folio_no text not null, scheme_code text not null, units numeric not null,
    cost numeric not null, state jsonb not null, first_on int4, last_invested_on int4, last_on int4, fault text
  ) on commit drop`);
  await tx.copy('folded', copyChunks(held, cellsOf));
  await tx.query(
    `insert into position
       (arn, folio_no, scheme_code, units, cost, state, first_on, last_invested_on, last_on, fault)
     select arn, folio_no, scheme_code, units, cost, state, date '1970-01-01' + first_on,
            date '1970-01-01' + last_invested_on, date '1970-01-01' + last_on, fault
       from folded where first_on is not null
     on conflict (arn, folio_no, scheme_code) do update
       set units = excluded.units, cost = excluded.cost, state = excluded.state, first_on = excluded.first_on,
           last_invested_on = excluded.last_invested_on, last_on = excluded.last_on, fault = excluded.fault`,
  );
  if (held.every(({ firstOn }) => firstOn !== null)) return;
  await tx.query(
    `delete from position p using folded f
      where f.first_on is null and p.arn = f.arn and p.folio_no = f.folio_no and p.scheme_code = f.scheme_code`,
  );
}

function cellsOf({ position, ...held }: HeldPosition) {
  const { mark, lastInvestedOn } = position;
  const lastOn = mark?.day ?? held.firstOn;
  return [
    held.arn,
    held.folioNo,
    held.schemeCode,
    writeUnits(position.units),
    writeMoney(position.cost),
    JSON.stringify(packPosition(position)),
    held.firstOn,
    lastInvestedOn,
    lastOn,
    held.fault,
  ];
}
