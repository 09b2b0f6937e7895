import type { ColumnSpec } from '../fields/columns.ts';
import type { FeedMapper } from '../mapping/feed-mapper.ts';
import { type FeedOptions, readFeed } from '../read-feed.ts';
import type { IgnoredRow, QuarantineItem } from '../rows/outcomes.ts';
import { chunked } from './byte-source.ts';
import { writeCsv } from './csv-writer.ts';

export interface ReadAll<Rec> {
  readonly records: Rec[];
  readonly quarantined: QuarantineItem[];
  readonly ignored: IgnoredRow[];
  readonly rows: number;
  readonly fault: unknown;
}

export const TODAY = '2026-11-15';

/** A whole feed file, with the fault that ended it if one did. */
export async function readAll<Rec extends object, Spec extends ColumnSpec>(
  mapper: FeedMapper<Rec, Spec>,
  file: Uint8Array | string,
  { sizes = [], ...options }: Partial<FeedOptions> & { readonly sizes?: readonly number[] } = {},
): Promise<ReadAll<Rec>> {
  const all = {
    records: [] as Rec[],
    quarantined: [] as QuarantineItem[],
    ignored: [] as IgnoredRow[],
    rows: 0,
  };
  try {
    const settings = { file: 'feed.csv', today: TODAY, ...options };
    for await (const batch of readFeed(chunked(file, sizes), mapper, settings)) {
      all.records.push(...batch.records);
      all.quarantined.push(...batch.quarantined);
      all.ignored.push(...batch.ignored);
      all.rows += batch.rows;
    }
  } catch (fault) {
    return { ...all, fault };
  }
  return { ...all, fault: null };
}

export type Cells = Readonly<Record<string, string>>;

/** Rows given by column name, each laid over the same good row. */
export function sheet(base: Cells, changes: readonly Cells[]): { columns: string[]; rows: string[][] } {
  const columns = [...new Set([base, ...changes].flatMap(Object.keys))];
  return { columns, rows: changes.map((change) => columns.map((name) => change[name] ?? base[name] ?? '')) };
}

export function csvSheet(base: Cells, changes: readonly Cells[]): string {
  const { columns, rows } = sheet(base, changes);
  return writeCsv(columns, rows);
}
