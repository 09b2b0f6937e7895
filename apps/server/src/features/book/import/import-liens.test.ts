import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../../test/open-test-database.ts';
import { mfsd201, mfsd203, wbr22 } from '../feeds/test/feed-samples.ts';
import { type Cells, csvSheet } from '../feeds/test/read-all.ts';
import { freshBook } from '../test/small-book.ts';
import { importFile } from './import-file.ts';
import { registrarImporter } from './importers.ts';
import { rollBackImport } from './rollback.service.ts';

let test: TestDatabase;
let folder: string;
let files = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hub-liens-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await test.close();
});
beforeEach(async () => {
  test = await freshBook(test);
  await rows("update scheme set rta = 'KFIN', rta_code = 'TSTFG' where code = '900102'");
});

const rows = (text: string) => test.db.read('system', text);

async function bring(registrar: 'cams' | 'kfin', content: string) {
  files += 1;
  const path = join(folder, `file-${files}.csv`);
  writeFileSync(path, content);
  const importer = await registrarImporter(test.db, path, registrar, {
    file: `file-${files}.csv`,
    today: '2026-11-15',
  });
  return importFile(test.db, path, statSync(path).size, importer, {});
}

const ours: Cells = {
  ...mfsd201,
  FMCODE: 'TSTFG',
  TD_FUND: 'TST',
  TD_ACNO: '7001',
  TD_AGENT: 'ARN-100001',
  TD_TRTYPE: 'NEW',
  TRDESC: 'Purchase',
};
const pledge = (n: number, units: string, part: Cells = {}): Cells => ({
  TD_TRNO: String(n),
  TD_TRTYPE: 'PLDO',
  TRDESC: 'Pledging',
  TD_UNITS: units,
  TD_AMT: '0',
  ...part,
});
const release = (n: number, units: string, part: Cells = {}): Cells =>
  pledge(n, units, { TD_TRTYPE: 'UPLO', TRDESC: 'Unpledging', ...part });
const transactions = (...changes: Cells[]) => bring('kfin', csvSheet(ours, changes));
const underLien = async () =>
  ((await rows('select units::text from units_under_lien')) as { units: string }[]).map(({ units }) => units);

describe('units under lien', () => {
  it('are what was pledged and not released; a reversal takes back either', async () => {
    expect(await transactions({}, pledge(2, '60.000'), pledge(3, '20.000'))).toMatchObject({
      rows: 3,
      imported: 3,
      quarantined: 0,
    });
    expect(await underLien()).toEqual(['80.000']);
    await transactions(release(4, '30.000'));
    expect(await underLien()).toEqual(['50.000']);
    await transactions(release(4, '-30.000', { TD_TRTYPE: 'UPLOR', TRDESC: 'Unpledging Reversal' }));
    expect(await underLien()).toEqual(['80.000']);
    await transactions(pledge(2, '60.000', { TD_TRTYPE: 'PLDOR', TRDESC: 'Pledging Reversal' }));
    expect(await underLien()).toEqual(['20.000']);
    // Nothing moved.
    expect(await rows('select units from position')).toEqual([{ units: '190.680' }]);
  });

  it('count a row once in however many files, until the last of them is taken back', async () => {
    const first = await transactions(pledge(2, '60.000'));
    const second = await transactions(pledge(2, '60.000'), pledge(3, '5.000'));
    expect(second).toMatchObject({ rows: 2, imported: 1, same: 1 });
    expect(await underLien()).toEqual(['65.000']);
    await rollBackImport(test.db, first.id ?? '');
    expect(await underLien()).toEqual(['65.000']);
    await rollBackImport(test.db, second.id ?? '');
    expect(await underLien()).toEqual([]);
  });

  it('never fall below nothing, and begin anew with what an AUM file says is pledged', async () => {
    await transactions(release(4, '30.000'));
    expect(await underLien()).toEqual(['0.000']);
    const balance: Cells = {
      ...mfsd203,
      'Product Code': 'TSTFG',
      Fund: 'TST',
      'Folio Number': '7001',
      'Agent Code': 'ARN-100001',
    };
    await bring('kfin', csvSheet(balance, [{}]));
    expect(await underLien()).toEqual(['25.000']);
    await transactions(pledge(5, '10.000', { TD_TRDT: '20/07/2026', TD_PRDT: '20/07/2026' }));
    expect(await underLien()).toEqual(['35.000']);
  });

  it('of a scheme nobody knows, or without units, are quarantined', async () => {
    const report = await transactions(
      pledge(2, '60.000', { FMCODE: 'XXXYZ' }),
      pledge(3, '0', { TD_AMT: '5' }),
    );
    expect(report).toMatchObject({ rows: 2, imported: 0, quarantined: 2 });
    expect(report.firstRefusals.map(({ line, field }) => [line, field]).sort()).toEqual([
      [2, 'scheme'],
      [3, 'TD_UNITS'],
    ]);
  });
});

describe('an AUM file', () => {
  it('brings folios nobody had, quarantines what is not ours, and every row is counted', async () => {
    const balance: Cells = { ...wbr22, PRODUCT: 'A900101', FOLIO: '7001/11', BROK_DLR_CODE: 'ARN-100001' };
    const report = await bring(
      'cams',
      csvSheet(balance, [{}, { PRODUCT: 'H123' }, { BROK_DLR_CODE: 'DIRECT' }, { UNITS: '-5' }]),
    );
    expect(report).toMatchObject({ feed: 'cams-wbr22', rows: 4, imported: 1, same: 0, quarantined: 3 });
    expect(
      await rows('select f.folio_no, i.name from folio f join investor i on i.id = f.investor_id'),
    ).toEqual([{ folio_no: '7001/11', name: 'Naresh Verma' }]);
  });
});
