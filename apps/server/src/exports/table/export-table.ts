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
  /** In characters; of a sheet, and of what is left of a page. */
  readonly width: number;
  /** Added up below the last row of a page. */
  readonly isSummed?: true;
  /** The exact sum, where each row is rounded by itself and adding them up would be paise off. */
  readonly total?: string;
  /** In sheets only: a page has no room for it. */
  readonly isOffPaper?: true;
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

/** At the head of each page: the asset manager, and whose list it is. */
export interface Letterhead {
  readonly name: string;
  /** The brand's, as #rrggbb. */
  readonly colour: string;
  readonly owner: string;
}

/** What a file is written from. */
export type WrittenTable<Row> = Omit<ExportTable<Row>, 'count'> & { readonly letterhead?: Letterhead };

export const isFigure = (kind: ColumnKind): kind is Exclude<ColumnKind, string> => typeof kind === 'object';

/** With the exact sums of what each row rounds by itself, by the header of their column. */
export const withTotals = <Row>(
  columns: readonly ExportColumn<Row>[],
  totals: Readonly<Record<string, string>>,
): ExportColumn<Row>[] =>
  columns.map((column) => {
    const total = totals[column.header];
    return total === undefined ? column : { ...column, total };
  });
