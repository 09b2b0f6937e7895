import { openBytes } from './bytes/open-bytes.ts';
import { type CsvOptions, readCsv } from './csv/read-csv.ts';
import { readDbf } from './dbf/read-dbf.ts';
import type { ByteSource, FeedTable } from './rows/feed-row.ts';

/** A DBF or CSV file as a table; which of the two it is, its first bytes say, never its name. */
export async function readTable(source: ByteSource, options: CsvOptions = {}): Promise<FeedTable> {
  const { form, chunks } = await openBytes(source);
  return form.form === 'dbf' ? readDbf(chunks) : readCsv(chunks, form, options);
}
