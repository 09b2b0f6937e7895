import type { ReadyFile } from './table/ready-file.ts';

/** The writers are loaded when they are needed, as those of lists are. */
export async function* writeReady(file: ReadyFile): AsyncGenerator<Uint8Array> {
  switch (file.kind) {
    case 'pdf':
      return yield* (await import('../documents/document.ts')).writeDocument(file.document);
    case 'xlsx':
      return yield* (await import('./xlsx/write-xlsx.ts')).writeWorkbook(file.sheets);
    case 'csv':
      return yield* (await import('./write-csv.ts')).writeSheetCsv(file.sheet);
    case 'plain-csv':
      return yield* (await import('./write-csv.ts')).writePlainCsv(file.headers, file.rows);
  }
}
