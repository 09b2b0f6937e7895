import { type DayNumber, type MilliUnits, unitsOf, writeMoney, writeUnits } from '@hub/domain';
import { type PackedPosition, packPosition, unpackPosition } from '@hub/domain/holdings/lots/pack-position';
import { emptyPosition, type Position } from '@hub/domain/holdings/lots/position';
import { atOnce } from '../../../db/at-once.ts';
import type { Tx } from '../../../db/database.ts';
import { copyChunks } from '../../../db/values/copy-line.ts';
import { isoDay } from '../ledger/iso-day.ts';
import { keyArrays, type PositionKey, positionName } from '../ledger/new-entry.ts';

/** Units from before our history, and the day they count from. */
interface OpeningUnits {
  readonly day: DayNumber;
  readonly units: MilliUnits;
}

/** A position as it is stored. Without a first day nothing in it counts, and it is none. */
export interface HeldPosition extends PositionKey {
  readonly position: Position;
  readonly opening: OpeningUnits | null;
  readonly firstOn: DayNumber | null;
  readonly lastOn: DayNumber | null;
}

/** A row of the ledger that counts nowhere, with its reason in words. */
export interface UncountedRow {
  readonly trxnNo: string;
  readonly why: 'unresolved' | 'replaced' | 'reversed';
  readonly reason: string;
  readonly otherNo: string | null;
}

/** A position that its whole ledger was folded to. */
export interface WholePosition extends HeldPosition {
  readonly uncounted: readonly UncountedRow[];
}

export const nothingHeld = (key: PositionKey): HeldPosition => ({
  arn: key.arn,
  folioNo: key.folioNo,
  schemeCode: key.schemeCode,
  position: emptyPosition,
  opening: null,
  firstOn: null,
  lastOn: null,
});

/** A position that is to be posted to. */
export interface TouchedPosition extends HeldPosition {
  /** Up to this day the registrar's balance says what was there from before. */
  readonly balanceOn: DayNumber | null;
  /** Something in its ledger does not count, waits for the registrar's row, or gave cost to segregated units. */
  readonly isUnusual: boolean;
}

interface TouchedRow {
  readonly at: number;
  readonly state: PackedPosition | null;
  readonly openingUnits: string | null;
  readonly openingOn: DayNumber | null;
  readonly firstOn: DayNumber | null;
  readonly lastOn: DayNumber | null;
  readonly balanceOn: DayNumber | null;
  readonly isUnusual: boolean;
}

const ofWanted = (table: string) =>
  `${table}.arn = wanted.arn and ${table}.folio_no = wanted.folio_no and ${table}.scheme_code = wanted.scheme_code`;

/**
 * The stored position of a key. The scheme is left to the rows that the folio has: before its statistics are made,
 * PostgreSQL takes the index by scheme for as good as the key, and goes through all who hold the scheme.
 */
const storedAt = (table: string, key: string) =>
  `${table}.arn = ${key}.arn and ${table}.folio_no = ${key}.folio_no and ${table}.scheme_code || '' = ${key}.scheme_code`;

/**
 * These positions in their order, and null where nothing is known of one. What an order posted waits for the registrar's
 * row, which a file may bring. With `refs`, the references of the orders that post to each position, nothing else comes:
 * then it matters only whether the registrar's row of one of them was there before; it counts, so there is a position, or
 * is known not to count.
 */
export async function readTouched(
  tx: Tx,
  keys: readonly PositionKey[],
  refs: readonly (readonly string[])[] | null = null,
): Promise<(TouchedPosition | null)[]> {
  const waits =
    refs === null
      ? `exists (select from ledger o where ${ofWanted('o')} and o.import_id is null and o.user_ref is not null)`
      : `p.state is not null and exists (select from ledger o where ${ofWanted('o')} and o.import_id is not null
           and strpos(wanted.refs, o.user_ref) > 0 and o.user_ref = any(string_to_array(wanted.refs, e'\\t')))`;
  // "limit 1" makes it look up each: PostgreSQL would go through the whole table for every batch. "offset 0" keeps the
  // other select one: its parts would be looked up for the condition, and again for the rows.
  const rows = await tx.query<TouchedRow>(
    `select wanted.at::int4, p.state, p.opening_units as "openingUnits",
            p.opening_on - date '1970-01-01' as "openingOn", p.first_on - date '1970-01-01' as "firstOn",
            p.last_on - date '1970-01-01' as "lastOn", more."balanceOn", more."isUnusual"
       from unnest($1::text[], $2::text[], $3::text[], $4::text[]) with ordinality
              as wanted (arn, folio_no, scheme_code, refs, at)
       left join lateral (select * from position where ${storedAt('position', 'wanted')} limit 1) p on true
       cross join lateral (
         select (select max(b.day) from feed_balance b where ${ofWanted('b')}) - date '1970-01-01' as "balanceOn",
                exists (select from uncounted_entry u where ${ofWanted('u')}) or ${waits} or exists (
                  select from fund_scheme g
                   where g.segregated_from is not null and g.segregated_from ->> 'scheme' = wanted.scheme_code
                ) as "isUnusual" offset 0
       ) more
      where p.state is not null or more."balanceOn" is not null or more."isUnusual"`,
    [...keyArrays(keys), refs?.map((of) => of.join('\t')) ?? []],
  );
  const touched = new Array<TouchedPosition | null>(keys.length).fill(null);
  for (const { at, state, openingUnits, openingOn, ...row } of rows) {
    const { arn, folioNo, schemeCode } = keys[at - 1] as PositionKey;
    touched[at - 1] = {
      arn,
      folioNo,
      schemeCode,
      position: state === null ? emptyPosition : unpackPosition(state),
      opening: openingOn === null ? null : { day: openingOn, units: unitsOf(openingUnits ?? '0') },
      firstOn: row.firstOn,
      lastOn: row.lastOn,
      balanceOn: row.balanceOn,
      isUnusual: row.isUnusual,
    };
  }
  return touched;
}

const positionColumns = `units, cost, units_without_cost, opening_units, opening_on, state, first_on, last_invested_on,
  last_on`;

/** A position that changed. */
export interface ChangedPosition {
  /** As it is stored; without a first day it is not. */
  readonly before: HeldPosition | null;
  readonly after: HeldPosition;
}

/** The positions that entries are posted to, by name: from which day on; null where it may be any. */
export type PostedFrom = ReadonlyMap<string, DayNumber | null>;

/**
 * Brings positions into the table `folded`, for `writePositions`, the figures that follow from them and what is said of
 * them to the readers of the book.
 */
export async function stagePositions(
  tx: Tx,
  changed: readonly ChangedPosition[],
  postedFrom: PostedFrom = new Map(),
): Promise<void> {
  await atOnce([
    tx.query(`create temp table if not exists folded (
      arn text not null, folio_no text not null, scheme_code text not null, units numeric not null,
      cost numeric not null, units_without_cost numeric not null, opening_units numeric not null, opening_on date,
      state json not null, first_on date, last_invested_on date, last_on date, is_stored boolean not null,
      posted_from date
    ) on commit delete rows`),
    tx.query('delete from folded'),
    tx.copy(
      'folded',
      copyChunks(changed, ({ before, after }) => {
        const cells = cellsOf(after);
        cells.push(isStored(before) ? 't' : 'f', firstDayText(postedFrom.get(positionName(after))));
        return cells;
      }),
    ),
  ]);
}

/**
 * Writes the staged positions, new or changed; one in which nothing counts is none any more. Whoever posts knows which
 * are stored: to ask again for each costs a fifth more.
 */
export async function writePositions(tx: Tx, changed: readonly ChangedPosition[]): Promise<void> {
  const requested: Promise<unknown>[] = [];
  if (changed.some(({ before }) => !isStored(before))) {
    requested.push(
      tx.query(
        `insert into position (arn, folio_no, scheme_code, ${positionColumns})
         select arn, folio_no, scheme_code, ${positionColumns} from folded
          where not is_stored and first_on is not null`,
      ),
    );
  }
  // Each is looked up by its key and then written where it lies: a join would go through the whole table for a batch.
  const found = `select f.*, at.ctid as at from folded f cross join lateral (
      select p.ctid from position p where ${storedAt('p', 'f')} limit 1) at
     where f.is_stored`;
  const stored = changed.filter(({ before }) => isStored(before));
  if (stored.length > 0) {
    requested.push(
      tx.query(
        `update position p set (${positionColumns}) = row (${positionColumns
          .split(',')
          .map((column) => `f.${column.trim()}`)
          .join(', ')})
           from (${found} and f.first_on is not null) f where p.ctid = f.at`,
      ),
    );
  }
  if (stored.some(({ after }) => after.firstOn === null)) {
    requested.push(
      tx.query(`delete from position p using (${found} and f.first_on is null) f where p.ctid = f.at`),
    );
  }
  await atOnce(requested);
}

const isStored = (before: HeldPosition | null): boolean => before !== null && before.firstOn !== null;

const dayText = (day: DayNumber | null): string | null => (day === null ? null : isoDay(day));

const firstDayText = (day: DayNumber | null | undefined): string | null =>
  day === null ? '-infinity' : day === undefined ? null : isoDay(day);

/** A position as its row is written, column by column. */
function cellsOf(held: HeldPosition): (string | null)[] {
  const { position, opening } = held;
  return [
    held.arn,
    held.folioNo,
    held.schemeCode,
    writeUnits(position.units),
    writeMoney(position.cost),
    writeUnits(position.unitsWithoutCost),
    opening === null ? '0.000' : writeUnits(opening.units),
    dayText(opening?.day ?? null),
    JSON.stringify(packPosition(position)),
    dayText(held.firstOn),
    dayText(position.lastInvestedOn),
    dayText(held.lastOn),
  ];
}

/** Before a rebuild: nothing stored is trusted. */
export async function dropStored(
  tx: Tx,
  folios: readonly { readonly arn: string; readonly folioNo: string }[],
): Promise<void> {
  const params = [folios.map(({ arn }) => arn), folios.map(({ folioNo }) => folioNo)];
  for (const table of ['position', 'uncounted_entry']) {
    await tx.query(
      `delete from ${table} p using unnest($1::text[], $2::text[]) as wanted (arn, folio_no)
        where p.arn = wanted.arn and p.folio_no = wanted.folio_no`,
      params,
    );
  }
}

/** What does not count in these ledgers, as the fold found it. */
export async function writeUncounted(tx: Tx, positions: readonly WholePosition[]): Promise<void> {
  await tx.query(
    `delete from uncounted_entry using unnest($1::text[], $2::text[], $3::text[]) as wanted (arn, folio_no, scheme_code)
      where ${ofWanted('uncounted_entry')}`,
    keyArrays(positions),
  );
  const rows = positions.flatMap((held) => held.uncounted.map((row) => ({ held, row })));
  if (rows.length === 0) return;
  await tx.query(
    `insert into uncounted_entry (arn, folio_no, scheme_code, trxn_no, why, reason, other_no)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])`,
    [
      ...keyArrays(rows.map(({ held }) => held)),
      rows.map(({ row }) => row.trxnNo),
      rows.map(({ row }) => row.why),
      rows.map(({ row }) => row.reason),
      rows.map(({ row }) => row.otherNo),
    ],
  );
}

interface StoredRow extends PositionKey {
  readonly row: string;
}

/** What is stored of some folios, as text: positions, and what does not count. */
export async function readStored(
  tx: Tx,
  folios: readonly { readonly arn: string; readonly folioNo: string }[],
): Promise<{ readonly positions: StoredRow[]; readonly uncounted: StoredRow[] }> {
  const params = [folios.map(({ arn }) => arn), folios.map(({ folioNo }) => folioNo)];
  const wanted = 'unnest($1::text[], $2::text[]) as wanted (arn, folio_no)';
  const key = 'arn, folio_no as "folioNo", scheme_code as "schemeCode"';
  const positions = await tx.query<PositionKey & { cells: string[]; state: unknown }>(
    `select ${key}, array[units::text, cost::text, units_without_cost::text, opening_units::text, opening_on::text,
            first_on::text, last_invested_on::text, last_on::text] as cells, state
       from ${wanted} join position using (arn, folio_no)`,
    params,
  );
  const uncounted = await tx.query<StoredRow>(
    `select ${key}, concat_ws(' | ', trxn_no, why, reason, other_no) as row
       from ${wanted} join uncounted_entry using (arn, folio_no) order by arn, folio_no, scheme_code, trxn_no`,
    params,
  );
  return {
    positions: positions.map(({ cells, state, ...of }) => ({
      ...of,
      row: storedText(cells, stateText(state)),
    })),
    uncounted,
  };
}

const storedText = (cells: readonly (string | null)[], state: string): string =>
  [...cells.map((cell) => cell ?? '-'), state].join(' ');

/** JSON has its keys in the database's order: told again in ours, unless it is no state at all. */
function stateText(state: unknown): string {
  try {
    return JSON.stringify(packPosition(unpackPosition(state as PackedPosition)));
  } catch {
    return JSON.stringify(state);
  }
}

/** The same of a position that was folded again. */
export function foldedText(held: WholePosition): { readonly position: string; readonly uncounted: string[] } {
  const [, , , units, cost, without, openingUnits, openingOn, state, firstOn, invested, lastOn] =
    cellsOf(held);
  return {
    position: storedText(
      [units, cost, without, openingUnits, openingOn, firstOn, invested, lastOn] as (string | null)[],
      String(state),
    ),
    uncounted: held.uncounted
      .map(({ trxnNo, why, reason, otherNo }) =>
        [trxnNo, why, reason, ...(otherNo === null ? [] : [otherNo])].join(' | '),
      )
      .sort(),
  };
}
