import { Readable } from 'node:stream';
import yazl from 'yazl';
import type { WrittenTable } from './export-table.ts';
import { inChunks } from './in-chunks.ts';
import { fixedParts } from './xlsx/parts.ts';
import { sheetXml } from './xlsx/sheet.ts';
import { stylesXml } from './xlsx/styles.ts';

/** Everything in the package bears this time, so that the same table is the same file. */
const mtime = new Date(Date.UTC(2026, 0, 1));

/** An Excel workbook, written as the rows come: neither the sheet nor the package is ever whole in memory. */
export async function* writeXlsx<Row>(table: WrittenTable<Row>): AsyncGenerator<Uint8Array> {
  const zip = new yazl.ZipFile();
  const output = Readable.from(zip.outputStream as Readable);
  const parts = { ...fixedParts(table.title), 'xl/styles.xml': stylesXml() };
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name, { mtime });
  const sheet = Readable.from(inChunks(sheetXml(table)), { objectMode: false });
  // A row that cannot be read must end the file with an error, not leave it waiting.
  sheet.on('error', (error) => output.destroy(error));
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', { mtime });
  zip.end();
  yield* output;
}
