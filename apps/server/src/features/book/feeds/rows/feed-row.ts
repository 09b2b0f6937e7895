/** What is wrong with a row before anybody looks at its values. */
export interface RowDamage {
  readonly field: string;
  readonly reason: string;
}

/** One row of a table, whatever file it came from. Values are trimmed text; an absent one is ''. */
export interface FeedRow {
  /** CSV: the line the row begins on. DBF: the record's number. Both count from 1. */
  readonly line: number;
  readonly damage: RowDamage | null;
  /** Where it ends, in bytes from where reading began. */
  readonly end: number;
  /** By position, for the hot path. -1 stands for a column the file does not have. */
  at(index: number): string;
  get(column: string): string;
}

export interface FeedTable {
  readonly form: 'csv' | 'dbf';
  /** As the file spells them. */
  readonly columns: readonly string[];
  /** What a reader should know although it stops nothing: a memo column, an unknown code page. */
  readonly notices: readonly string[];
  /** Rows in pieces about as large as the chunks that come in. A FeedFault ends them; the rows before stand. */
  readonly batches: AsyncIterable<readonly FeedRow[]>;
  /** For who does not read the batches; reading them to the end or leaving their loop closes by itself. */
  close(): Promise<void>;
}

export type ByteSource = AsyncIterable<Uint8Array>;
