import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { TestDatabase } from '../../../../test/open-test-database.ts';
import type { Database } from '../../../db/database.ts';
import { wbr2 } from '../feeds/test/feed-samples.ts';
import { type Cells, csvSheet } from '../feeds/test/read-all.ts';
import { type Importer, importFile } from '../import/import-file.ts';
import { registrarImporter } from '../import/importers.ts';
import { freshBook } from './small-book.ts';

export const requested = { file: 'test', today: '2026-11-15' };

type Options = Parameters<typeof importFile>[4];

/** A book that is new for each test, and files that are brought to it. */
export function importing() {
  let test: TestDatabase;
  let folder: string;
  let files = 0;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'hub-import-'));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await test.close();
  });
  const again = async () => {
    test = await freshBook(test);
  };
  beforeEach(again);
  const written = (content: string | Uint8Array): string => {
    files += 1;
    const path = join(folder, `file-${files}`);
    writeFileSync(path, content);
    return path;
  };
  const take = <Rec>(path: string, importer: Importer<Rec>, options: Options = {}) =>
    importFile(test.db, path, statSync(path).size, importer, options);
  return {
    db: (): Database => test.db,
    /** For a test that begins more than once. */
    again,
    written,
    take,
    async bring(content: string | Uint8Array, options: Options = {}) {
      const path = written(content);
      return take(path, await registrarImporter(test.db, path, 'cams', requested), options);
    },
    rows: (text: string) => test.db.read('system', text),
  };
}

/** A row of our own first scheme. */
export const ours: Cells = {
  ...wbr2,
  AMC_CODE: 'A',
  PRODCODE: 'A900101',
  FOLIO_NO: '7001/11',
  PAN: 'ABCPE1234F',
  BROKCODE: 'ARN-100001',
};
export const transactions = (changes: readonly Cells[]) => csvSheet(ours, changes);
export const purchase = (n: number, part: Cells = {}): Cells => ({
  TRXNNO: String(n),
  SEQ_NO: String(n),
  TRADDATE: '15-Jan-2025',
  ...part,
});
export const redemption = (n: number, part: Cells = {}): Cells =>
  purchase(n, {
    TRXNTYPE: 'R',
    TRXN_NATURE: 'Redemption',
    TRXN_TYPE_FLAG: 'Redemption',
    STAMP_DUTY: '0',
    TRADDATE: '20-Jan-2025',
    ...part,
  });
