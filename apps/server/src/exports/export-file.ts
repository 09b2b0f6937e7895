import type { ExportFormat } from '@hub/contract/schemas/list-shapes';
import type { WrittenTable } from './table/export-table.ts';

export type { ExportFormat };

/** A writer is loaded when the first file of its kind is made: the server itself needs none, a thread seldom all. */
const formats = {
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    load: async () => (await import('./xlsx/write-xlsx.ts')).writeXlsx,
  },
  csv: {
    contentType: 'text/csv; charset=utf-8',
    load: async () => (await import('./write-csv.ts')).writeCsv,
  },
  pdf: { contentType: 'application/pdf', load: async () => (await import('./write-pdf.ts')).writePdf },
} as const;

const slug = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'export';

/** `nav-2026-11-15.xlsx`: what it is and of when. */
export const nameOf = (title: string, extension: string, today: Temporal.PlainDate): string =>
  `${slug(title)}-${today}.${extension}`;

export const typeOf = (format: ExportFormat): string => formats[format].contentType;

/** Makes the file while it is read: rows are asked for as they are needed. */
export async function* writeFile<Row>(
  format: ExportFormat,
  table: WrittenTable<Row>,
): AsyncGenerator<Uint8Array> {
  const write = await formats[format].load();
  yield* write(table);
}
