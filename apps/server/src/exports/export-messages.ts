import type { ExportFormat } from './export-file.ts';
import type { ExportColumn, WrittenTable } from './table/export-table.ts';
import type { ReadyFile } from './table/ready-file.ts';

/** The values of a row in the order of the columns. */
export type Cells = readonly (string | null)[];

/** A table without its rows and functions, as it can be sent to another thread. */
interface TableHead extends Pick<WrittenTable<never>, 'title' | 'notes' | 'footer' | 'letterhead'> {
  readonly columns: readonly Omit<ExportColumn<never>, 'value'>[];
}

export type ToWriter =
  | { readonly kind: 'begin'; readonly head: TableHead; readonly format: ExportFormat; readonly fd: number }
  | { readonly kind: 'ready'; readonly file: ReadyFile; readonly fd: number }
  /** The answer to `want`; no rows mean that there are no more. */
  | { readonly kind: 'rows'; readonly rows: readonly Cells[] };

export type FromWriter =
  | { readonly kind: 'want' }
  | { readonly kind: 'done'; readonly size: number }
  | { readonly kind: 'failed'; readonly error: unknown; readonly code: string | undefined };
