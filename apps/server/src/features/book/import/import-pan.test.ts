import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import type { Registrar } from '../feeds/records/records.ts';
import { wbr2, wbr9 } from '../feeds/test/feed-samples.ts';
import { type Cells, csvSheet } from '../feeds/test/read-all.ts';
import { seedSchemes } from '../test/small-book.ts';
import { importFile } from './import-file.ts';
import { registrarImporter } from './importers.ts';

let hub: TestApp;
let mine: TestClient;
let folder: string;
let files = 0;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hub-people-'));
  hub = await testApp();
  await seedSchemes(hub.db);
  await hub.db.read('system', "update scheme set rta = 'KFIN', rta_code = 'TSTFG' where code = '900102'");
  mine = hub.client();
  await mine.logIn(people.ifa.arn);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await hub.close();
});
const empty = () =>
  hub.db.transaction('system', async (tx) => {
    for (const table of ['folio', 'investor', 'client_figure', 'import_file'])
      await tx.query(`delete from ${table}`);
  });
beforeEach(empty);

async function bring(registrar: Registrar, content: string, today = '2026-11-15') {
  files += 1;
  const path = join(folder, `file-${files}.csv`);
  writeFileSync(path, content);
  const requested = { file: `file-${files}.csv`, today };
  const importer = await registrarImporter(hub.db, path, registrar, requested);
  return importFile(hub.db, path, statSync(path).size, importer, {});
}

const rows = (text: string) => hub.db.read('system', text);

const cams: Cells = {
  ...wbr9,
  FOLIOCHK: '7001/11',
  BROKER_CODE: people.ifa.arn,
  PRODUCT: 'A900101',
  AMC_CODE: 'A',
};

describe('the PAN of transactions', () => {
  const trade: Cells = {
    ...wbr2,
    FOLIO_NO: '7001/11',
    PRODCODE: 'A900101',
    AMC_CODE: 'A',
    BROKCODE: people.ifa.arn,
  };
  let numbers = 0;
  const row = (part: Cells): Cells => {
    numbers += 1;
    return {
      TRXNNO: String(numbers),
      SEQ_NO: String(numbers),
      INV_NAME: 'Naresh Verma',
      PAN: 'ABCPP0001A',
      ...part,
    };
  };
  const owners = () =>
    rows(
      `select f.folio_no, i.pan, i.client_key from folio f join investor i on i.id = f.investor_id order by 1`,
    );
  const mine = { folio_no: '7001/11', pan: 'ABCPP0001A', client_key: 'ABCPP0001A' };

  it.each([
    ['first', [{}, { PAN: '' }]],
    ['last', [{ PAN: '' }, {}]],
    ['between rows of another folio', [{}, { FOLIO_NO: '7002/22', PAN: 'ABCPX9999Z' }, { PAN: '' }]],
  ])('is kept when it comes %s, in one file and in several', async (_, parts) => {
    await bring('cams', csvSheet(trade, parts.map(row)));
    expect((await owners())[0]).toEqual(mine);
    await empty();
    for (const part of parts) await bring('cams', csvSheet(trade, [row(part)]));
    expect((await owners())[0]).toEqual(mine);
    const folios = new Set(parts.map((part) => (part as Cells).FOLIO_NO ?? '7001/11')).size;
    expect(await rows('select clients, folios from client_figure')).toEqual([{ clients: folios, folios }]);
  });

  it('of another first holder is quarantined with its row, in one file and in a later one', async () => {
    const other = { PAN: 'ABCPX9999Z', INV_NAME: 'Somebody Else' };
    const report = await bring(
      'cams',
      csvSheet(trade, [row({}), row(other), row(other), row({ PAN: '' }), row({})]),
    );
    expect(report).toMatchObject({ rows: 5, imported: 3, quarantined: 2 });
    expect(report.firstRefusals.map(({ line, field, value }) => [line, field, value])).toEqual([
      [3, 'first holder', 'AB*******Z'],
      [4, 'first holder', 'AB*******Z'],
    ]);
    expect(await bring('cams', csvSheet(trade, [row(other)]))).toMatchObject({ imported: 0, quarantined: 1 });
    expect(await owners()).toEqual([mine]);
  });

  it('of a minor may be the guardian’s or its own', async () => {
    await bring(
      'cams',
      csvSheet(cams, [
        {
          INV_NAME: 'Tanvi Rao',
          PAN_NO: '',
          GUARD_NAME: 'Meena Rao',
          GUARD_PAN: 'MEEPR1111A',
          TAX_STATUS: 'Minor',
          JNT_NAME1: '',
          JOINT1_PAN: '',
        },
      ]),
    );
    const report = await bring(
      'cams',
      csvSheet(trade, [row({ PAN: 'TANPR2222B' }), row({ PAN: 'MEEPR1111A' })]),
    );
    expect(report).toMatchObject({ imported: 2, quarantined: 0 });
  });
});
