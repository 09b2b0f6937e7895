import { addMonths, type DayNumber, writeMoney, writeRate } from '@hub/domain';
import type { SliceMissing, TrailMonth, TrailSlice } from '@hub/domain/brokerage/trail/trail-slices';
import type { PerMillion } from '@hub/domain/money/per-million';
import type { Tx } from '../../../db/database.ts';
import { isoDay } from '../../book/book.public.ts';

/** A position as the twin makes it. */
export interface ExpectedPosition {
  readonly folioNo: string;
  readonly schemeCode: string;
  /** Lines of months before this one stay as they are. */
  readonly from: number;
  readonly lines: readonly ExpectedLine[];
  readonly slices: readonly ExpectedSlice[];
  readonly missing: readonly SliceMissing[];
}

export interface ExpectedLine extends TrailMonth {
  readonly through: number;
}

export interface ExpectedSlice extends TrailSlice {
  readonly isCut: boolean;
}

type Cell = string | number | boolean | null;
type Columns = Readonly<Record<string, string>>;

interface TableShape {
  readonly table: string;
  /** Besides the distributor, folio and scheme. */
  readonly keys: Columns;
  readonly values: Columns;
  /** Which rows of a position `w` may go. */
  readonly within?: string;
  readonly after?: string;
}

interface ExpectedTable<Row> extends TableShape {
  readonly rowsOf: (position: ExpectedPosition) => readonly Row[];
  readonly cells: (row: Row) => readonly Cell[];
}

const isoOrNull = (day: number | null): string | null => (day === null ? null : isoDay(day));
const percentText = (rate: PerMillion | null): string | null => (rate === null ? null : writeRate(rate));

/** As a row of the table has them, in the order of its columns. */
const expectedTables = {
  lines: {
    table: 'trail_line',
    keys: { month: 'date', gst_basis: 'text' },
    values: { product: 'numeric', amount: 'numeric', rate: 'numeric', days: 'int2', through: 'date' },
    rowsOf: ({ lines }) => lines,
    cells: ({ month, gstBasis, product, amount, rate, days, through }) => [
      isoDay(month),
      gstBasis,
      String(product),
      writeMoney(amount),
      percentText(rate),
      days,
      isoDay(through),
    ],
    within: 'and t.month >= w.since and t.month = any($5::date[]) and t.folio_no = any($2)',
    after: `insert into brokerage_stale (arn, month, why)
            select distinct $1, c.month, coalesce(w.why, 'ledger')
              from (select month, folio_no, scheme_code from gone
                    union select month, folio_no, scheme_code from put) c
              left join unnest($6::text[], $7::text[], $8::text[]) as w (folio_no, scheme_code, why)
                using (folio_no, scheme_code)`,
  } satisfies ExpectedTable<ExpectedLine>,
  slices: {
    table: 'trail_slice',
    keys: { gst_basis: 'text', from_on: 'date' },
    values: { to_on: 'date', weight: 'numeric', rate: 'numeric', is_cut: 'bool' },
    rowsOf: ({ slices }) => slices,
    cells: ({ gstBasis, from, to, weight, rate, isCut }) => [
      gstBasis,
      isoDay(from),
      isoOrNull(to),
      String(weight),
      percentText(rate),
      isCut,
    ],
  } satisfies ExpectedTable<ExpectedSlice>,
  missing: {
    table: 'trail_missing',
    keys: { ref: 'text', from_on: 'date' },
    values: { to_on: 'date', why: 'text', version: 'text' },
    rowsOf: ({ missing }) => missing,
    cells: ({ ref, from, to, why }) => [
      ref,
      isoDay(from),
      isoOrNull(to),
      why === 'nav' ? why : why.missing,
      why === 'nav' ? null : why.version,
    ],
  } satisfies ExpectedTable<SliceMissing>,
};

/** Why a position was made again. Those that share lots with it are made for the same entries. */
interface ChangedWhy {
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly why: string;
}

/** Writes what differs from what is there, and takes away what is no more. */
export async function replaceExpected(
  tx: Tx,
  arn: string,
  positions: readonly ExpectedPosition[],
  through: DayNumber,
  changed: readonly ChangedWhy[],
): Promise<void> {
  await replace(tx, expectedTables.lines, arn, positions, [
    await monthsBetween(tx, arn, positions, through),
    changed.map(({ folioNo }) => folioNo),
    changed.map(({ schemeCode }) => schemeCode),
    changed.map(({ why }) => why),
  ]);
  await replace(tx, expectedTables.slices, arn, positions);
  await replace(tx, expectedTables.missing, arn, positions);
}

/** All months in which one of them may have a line: the key has the month before the folio. */
async function monthsBetween(
  tx: Tx,
  arn: string,
  positions: readonly ExpectedPosition[],
  through: DayNumber,
): Promise<string[]> {
  const [existing] = await tx.query<{ first: DayNumber | null }>(
    `select min(month) - date '1970-01-01' as first from trail_line where arn = $1`,
    [arn],
  );
  if (existing?.first == null) return [];
  const requested = positions.reduce((day, { from }) => Math.min(day, from), through as number);
  const months: string[] = [];
  for (
    let month = Math.max(requested, existing.first) as DayNumber;
    month <= through;
    month = addMonths(month, 1)
  ) {
    months.push(isoDay(month));
  }
  return months;
}

async function replace<Row>(
  tx: Tx,
  of: ExpectedTable<Row>,
  arn: string,
  positions: readonly ExpectedPosition[],
  more: readonly (readonly string[])[] = [],
): Promise<void> {
  const rows = positions.flatMap((position) =>
    of.rowsOf(position).map((row) => [position.folioNo, position.schemeCode, ...of.cells(row)]),
  );
  const columns = ['folio_no', 'scheme_code', ...Object.keys(of.keys), ...Object.keys(of.values)];
  await tx.query(replaceStatement(of, 5 + more.length), [
    arn,
    positions.map(({ folioNo }) => folioNo),
    positions.map(({ schemeCode }) => schemeCode),
    positions.map(({ from }) => isoDay(from)),
    ...more,
    ...columns.map((_, at) => rows.map((row) => row[at])),
  ]);
}

function replaceStatement({ table, keys, values, within = '', after }: TableShape, at: number): string {
  const types = { folio_no: 'text', scheme_code: 'text', ...keys, ...values };
  const columns = Object.keys(types).join(', ');
  const given = Object.values(types).map((type, n) => `$${at + n}::${type}[]`);
  const key = ['folio_no', 'scheme_code', ...Object.keys(keys)];
  const isSameKey = key.map((column) => `t.${column} = f.${column}`).join(' and ');
  const all = (of: string) => Object.keys(values).map((column) => `${of}.${column}`);
  return `with wanted as (
       select * from unnest($2::text[], $3::text[], $4::date[]) as w (folio_no, scheme_code, since)
     ), fresh as (
       select * from unnest(${given.join(', ')}) as f (${columns})
     ), gone as (
       delete from ${table} t using wanted w
        where t.arn = $1 and t.folio_no = w.folio_no and t.scheme_code = w.scheme_code ${within}
          and not exists (select from fresh f where ${isSameKey})
       returning t.*
     ), put as (
       insert into ${table} as t (arn, ${columns})
       select $1, ${columns} from fresh f
        where not exists (select from ${table} t where t.arn = $1 and ${isSameKey}
                             and (${all('t')}) is not distinct from (${all('f')}))
       on conflict (arn, ${key.join(', ')}) do update
         set ${Object.keys(values).map((column) => `${column} = excluded.${column}`)}
       returning t.*
     )
     ${after ?? 'select'}`;
}
