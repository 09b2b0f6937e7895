import type { ExportTable } from './export-table.ts';
import { writeCsv } from './write-csv.ts';
import { writePdf } from './write-pdf.ts';
import { writeXlsx } from './write-xlsx.ts';

const formats = {
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: writeXlsx,
  },
  csv: { contentType: 'text/csv; charset=utf-8', write: writeCsv },
  pdf: { contentType: 'application/pdf', write: writePdf },
} as const;
export type ExportFormat = keyof typeof formats;

export interface ExportedFile {
  /** `nav-2026-11-15.xlsx`: what it is and of when. */
  readonly fileName: string;
  readonly contentType: string;
  /** Made while it is read. */
  readonly body: AsyncIterable<Uint8Array>;
}

const slug = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'export';

/** Any list as a real file. `today` dates its name. */
export function exportFile<Row>(
  table: ExportTable<Row>,
  format: ExportFormat,
  today: Temporal.PlainDate,
): ExportedFile {
  const { contentType, write } = formats[format];
  return { fileName: `${slug(table.title)}-${today}.${format}`, contentType, body: write(table) };
}

/** The whole file at once, for a list that is known to be small. */
export async function collected({ body, ...file }: ExportedFile) {
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(part);
  return { ...file, body: Buffer.concat(parts) };
}
