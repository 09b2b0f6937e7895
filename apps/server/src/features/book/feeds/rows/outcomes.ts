/** A row that cannot be taken in, with what a person needs to mend it. Nothing personal stands in it. */
export interface QuarantineItem {
  readonly file: string;
  /** CSV and text: the line. DBF: the record. */
  readonly line: number;
  /** The column as the file spells it, or 'row' when the row as a whole is wrong. */
  readonly field: string;
  /** In plain words. */
  readonly reason: string;
  /** What stood there, masked where personal; '' where there is nothing to show. */
  readonly value: string;
}

/** A row that is right and yet changes nothing, such as a refund or a scheme without a NAV today. */
export interface IgnoredRow {
  readonly line: number;
  readonly reason: string;
}

/** What came of some rows of a file, in file order within each list. */
export interface FeedBatch<Rec> {
  /** Rows read for this batch: records + quarantined + ignored + same. */
  readonly rows: number;
  readonly records: readonly Rec[];
  readonly quarantined: readonly QuarantineItem[];
  readonly ignored: readonly IgnoredRow[];
  /** Rows that the file had before, word for word. */
  readonly same?: number;
}
