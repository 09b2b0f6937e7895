import {
  type ColumnPositions,
  type ColumnSpec,
  columnsMissing,
  missingColumns,
  positionsOf,
  refuseTwice,
} from '../fields/columns.ts';
import type { RowReader } from '../fields/row-reader.ts';
import type { BrokerageFeed, RejectionFeed } from '../records/brokerage-records.ts';
import type { FeedName, Registrar } from '../records/records.ts';
import type { FeedRow } from '../rows/feed-row.ts';

/** A record, or in words why the row changes nothing. A problem noted by the reader wins over either. */
type Mapped<Rec extends object> = Rec | string;

/** How one feed's columns become records. `Spec` is what it knows the columns by. */
export interface FeedMapper<Rec extends object, Spec extends ColumnSpec = ColumnSpec> {
  readonly name: FeedName | BrokerageFeed | RejectionFeed;
  readonly registrar: Registrar;
  /** For messages: "CAMS WBR2 (transactions)". */
  readonly title: string;
  readonly columns: Spec;
  /** Of each group one column must be there. */
  readonly needs: readonly (readonly (keyof Spec & string)[])[];
  /** Headings that another report has and this one never: what tells two that have the rest in common. */
  readonly never?: readonly string[];
  readonly dates: readonly (keyof Spec & string)[];
  map(row: FeedRow, reader: RowReader, at: ColumnPositions<Spec>): Mapped<Rec>;
}

/** Called twice, so that the record is stated and the columns are inferred. */
export const defineFeed =
  <Rec extends object>() =>
  <const Spec extends ColumnSpec>(mapper: FeedMapper<Rec, Spec>): FeedMapper<Rec, Spec> =>
    mapper;

/** Whether these headings can be this feed's. */
export function fits(
  mapper: Pick<FeedMapper<object>, 'columns' | 'needs' | 'never'>,
  headings: readonly string[],
): boolean {
  if (missingColumns(positionsOf(headings, mapper.columns), mapper.columns, mapper.needs).length > 0)
    return false;
  return mapper.never === undefined || positionsOf(headings, { never: mapper.never }).never === -1;
}

export function requirePositions<Rec extends object, Spec extends ColumnSpec>(
  mapper: FeedMapper<Rec, Spec>,
  headings: readonly string[],
): ColumnPositions<Spec> {
  const at = positionsOf(headings, mapper.columns);
  const missing = missingColumns(at, mapper.columns, mapper.needs);
  if (missing.length > 0) throw columnsMissing(mapper.title, missing, headings);
  refuseTwice(at, headings);
  return at;
}
