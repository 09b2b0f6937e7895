import { Readable } from 'node:stream';
import yazl from 'yazl';
import type { WrittenTable } from '../table/export-table.ts';
import { inChunks } from '../table/in-chunks.ts';
import { type ReadySheet, sheetColumn, type TypedCell, typedCell } from '../table/ready-file.ts';
import { fixedParts, sheetPath } from './parts.ts';
import { sheetXml } from './sheet.ts';
import { stylesXml } from './styles.ts';

/** Everything in the package bears this time, so that the same table is the same file. */
const mtime = new Date(Date.UTC(2026, 0, 1));

/** An Excel workbook, written as the rows come: neither a sheet nor the package is ever whole in memory. */
async function* writeSheets(
  sheets: readonly { readonly name: string; readonly xml: AsyncIterable<string> }[],
): AsyncGenerator<Uint8Array> {
  const zip = new yazl.ZipFile();
  const output = Readable.from(zip.outputStream as Readable);
  const parts = { ...fixedParts(sheets.map(({ name }) => name)), 'xl/styles.xml': stylesXml() };
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name, { mtime });
  for (const [index, { xml }] of sheets.entries()) {
    const sheet = Readable.from(inChunks(xml), { objectMode: false });
    // A row that cannot be read must end the file with an error, not leave it waiting.
    sheet.on('error', (error) => output.destroy(error));
    zip.addReadStream(sheet, `xl/${sheetPath(index)}`, { mtime });
  }
  zip.end();
  yield* output;
}

export const writeWorkbook = (sheets: readonly ReadySheet[]): AsyncGenerator<Uint8Array> =>
  writeSheets(sheets.map((sheet) => ({ name: sheet.name, xml: sheetXml(sheet) })));

/** A list as a workbook of one sheet. */
export function writeXlsx<Row>({
  title,
  notes,
  columns,
  rows,
}: WrittenTable<Row>): AsyncGenerator<Uint8Array> {
  async function* cells(): AsyncGenerator<TypedCell[]> {
    for await (const row of rows) yield columns.map((column) => typedCell(column, row));
  }
  const sheet = { heading: { title, notes }, columns: columns.map(sheetColumn), rows: cells() };
  return writeSheets([{ name: title, xml: sheetXml(sheet) }]);
}
