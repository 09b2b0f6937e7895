import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validateFolios } from '@hub/contract/calls/investor';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';
import type { TestClient } from '../../http/test/test-client.ts';
import type { Registrar } from './feeds/records.ts';
import { mfsd211, wbr9 } from './feeds/test/feed-samples.ts';
import { type Cells, csvSheet } from './feeds/test/read-all.ts';
import { importFile } from './import-file.ts';
import { registrarImporter } from './importers.ts';

let hub: TestApp;
let mine: TestClient;
let folder: string;
let files = 0;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hub-people-'));
  hub = await testApp();
  mine = hub.client();
  await mine.logIn(people.ifa.arn);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await hub.close();
});
beforeEach(() =>
  hub.db.transaction('system', (tx) =>
    tx.query('delete from folio').then(() => tx.query('delete from investor')),
  ),
);

async function bring(registrar: Registrar, content: string) {
  files += 1;
  const path = join(folder, `file-${files}.csv`);
  writeFileSync(path, content);
  const asked = { file: `file-${files}.csv`, today: '2026-11-15' };
  const importer = await registrarImporter(hub.db, path, registrar, asked);
  return importFile(hub.db, path, statSync(path).size, importer, {});
}

const rows = (text: string) => hub.db.read('system', text);
const mayTransact = async (folioNo: string) =>
  (await mine.ask(validateFolios, { folioNo, kind: 'additional' }))[0];

const cams: Cells = { ...wbr9, FOLIOCHK: '7001/11', BROKER_CODE: people.ifa.arn };
const kfin: Cells = { ...mfsd211, Folio: '7001', 'Broker Code': people.ifa.arn };

describe('a minor of an investor file', () => {
  const minor: Cells = {
    'Tax Status': 'M',
    StatusDesc: 'On Behalf Of Minor',
    'Investor Name': 'Tanvi Rao',
    'PAN Number': '',
    GuardianName: 'Meena Rao',
    GuardPanNo: 'MEEPR1111A',
  };

  it('has a folio of tax status 02 although the guardian is the client, and stops on the day of coming of age', async () => {
    await bring('kfin', csvSheet(kfin, [{ ...minor, 'Date of Birth': '16/11/2008' }]));
    expect(await rows('select tax_status, minor from folio')).toEqual([
      { tax_status: '02', minor: { name: 'Tanvi Rao', birthDate: '2008-11-16' } },
    ]);
    expect(await rows('select name, pan, tax_status from investor')).toEqual([
      { name: 'Meena Rao', pan: 'MEEPR1111A', tax_status: '01' },
    ]);
    expect(await mayTransact('7001')).toMatchObject({ isAllowed: true });
    await bring('kfin', csvSheet(kfin, [{ ...minor, 'Date of Birth': '15/11/2008' }]));
    expect(await mayTransact('7001')).toMatchObject({ isAllowed: false, fault: 'minor-of-age' });
  });

  it('leaves the tax status that the guardian has as a client', async () => {
    await bring('cams', csvSheet(cams, [{ PAN_NO: 'MEEPR1111A', TAX_STATUS: 'NRI-NRO' }]));
    await bring('kfin', csvSheet(kfin, [{ ...minor, 'Date of Birth': '16/11/2012' }]));
    expect(await rows('select tax_status from investor')).toEqual([{ tax_status: '24' }]);
    expect(await rows('select folio_no, tax_status from folio order by folio_no')).toEqual([
      { folio_no: '7001', tax_status: '02' },
      { folio_no: '7001/11', tax_status: '24' },
    ]);
  });
});
