export type Decimals = 0 | 2 | 3 | 4;

/** What a column holds. Values come as exact text: a day as YYYY-MM-DD, a figure as `-1234.50`. */
export type ColumnKind =
  | 'text'
  | 'date'
  /** A figure with this many decimals; `signed` where gains carry a plus. */
  | { readonly decimals: Decimals; readonly signed?: true };

export interface ExportColumn<Row> {
  readonly header: string;
  readonly kind: ColumnKind;
  /** In characters; shares out the width of a sheet or a page. */
  readonly width: number;
  readonly value: (row: Row) => string | null;
}

/** A list as a file shows it, whichever format it takes. */
export interface ExportTable<Row> {
  /** The heading, and the first part of the file's name. */
  readonly title: string;
  /** Under the heading: as on when, what was chosen, how to read it. */
  readonly notes: readonly string[];
  readonly columns: readonly ExportColumn<Row>[];
  /** Read once, one after another: a large list need never be in memory as a whole. */
  readonly rows: Iterable<Row> | AsyncIterable<Row>;
  /** How many rows there will be, for whoever waits. */
  readonly count: number;
  /** The small print at the foot of a page. */
  readonly footer?: string;
}

/** What a file is written from. */
export type WrittenTable<Row> = Omit<ExportTable<Row>, 'count'>;

export const isFigure = (kind: ColumnKind): kind is Exclude<ColumnKind, string> => typeof kind === 'object';
