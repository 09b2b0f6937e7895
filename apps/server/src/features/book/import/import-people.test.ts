import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validateFolios } from '@hub/contract/calls/investor/investor';
import { orderFacts } from '@hub/contract/calls/transact/transact';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import type { Registrar } from '../feeds/records/records.ts';
import { mfsd211, wbr9, wbr56 } from '../feeds/test/feed-samples.ts';
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
const mayTransact = async (folioNo: string) =>
  (await mine.request(validateFolios, { folioNo, kind: 'additional' }))[0];

const cams: Cells = {
  ...wbr9,
  FOLIOCHK: '7001/11',
  BROKER_CODE: people.ifa.arn,
  PRODUCT: 'A900101',
  AMC_CODE: 'A',
};
const kfin: Cells = {
  ...mfsd211,
  Folio: '7001',
  'Broker Code': people.ifa.arn,
  'Product Code': 'TSTFG',
  Fund: 'TST',
};

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

describe('what a later row leaves blank', () => {
  const blank: Cells = Object.fromEntries(
    `PAN_NO EMAIL MOBILE_NO INV_DOB FOLIO_DATE NOM_NAME NOM2_NAME NOM_PERCENTAGE NOM2_PERCENTAGE AC_NO IFSC_CODE
     BANK_NAME BRANCH AC_TYPE JNT_NAME1 JOINT1_PAN TAX_STATUS HOLDING_NATURE CITY ADDRESS1 ADDRESS3 OCCUPATION
     FH_CKYC_NO JH1_DOB`
      .split(/\s+/)
      .map((column) => [column, '']),
  );
  const people = `select i.client_key, i.pan, i.name, i.email, i.mobile, i.birth_date, i.kyc, i.city, i.address,
    i.occupation, i.tax_status as client_status, f.tax_status, f.holding, f.opened_on, f.holders, f.banks, f.nominees
    from folio f join investor i on i.arn = f.arn and i.id = f.investor_id`;

  it('stays as an earlier one brought it: in one file, in two, and the blank row first', async () => {
    await bring('cams', csvSheet(cams, [{}]));
    const [whole] = await rows(people);
    expect(whole).toMatchObject({
      pan: 'ABCPP0001A',
      email: 'naresh@example.com',
      opened_on: '2007-03-14',
      kyc: 'REGISTERED',
      nominees: [{ name: 'Leela Verma' }, { name: 'Tara Verma' }],
      banks: [{ account: '100000000000001', type: 'SB' }],
      holders: [{ name: 'Pavan Verma', pan: 'ABCPP0002B' }],
    });
    expect(await bring('cams', csvSheet(cams, [blank]))).toMatchObject({
      imported: 0,
      same: 1,
      quarantined: 0,
    });
    expect(await rows(people)).toEqual([whole]);
    for (const order of [
      [{}, blank],
      [blank, {}],
    ]) {
      await empty();
      await bring('cams', csvSheet(cams, order));
      expect(await rows(people)).toEqual([whole]);
      await empty();
      for (const row of order) await bring('cams', csvSheet(cams, [row]));
      expect(await rows(people)).toEqual([whole]);
    }
    expect(await rows('select count(*)::int as n from investor')).toEqual([{ n: 1 }]);
  });

  it('and what it says replaces', async () => {
    await bring(
      'cams',
      csvSheet(cams, [{}, { ...blank, EMAIL: 'new@example.com', AC_NO: '42', CITY: 'Kochi' }]),
    );
    expect(await rows(people)).toMatchObject([
      {
        email: 'new@example.com',
        city: 'Kochi',
        mobile: '+919000000001',
        banks: [{ account: '42', ifsc: null }],
      },
    ]);
  });

  it('another account than before is a change of bank, from that file on; the first one and the same again are none', async () => {
    const changedOn = async () => {
      const { folio } = await mine.request(orderFacts, { kind: 'redeem', folioNo: '7001/11' });
      return folio?.bankChangedOn;
    };
    const other = { AC_NO: '42', IFSC_CODE: 'BKID0002037' };
    await bring('cams', csvSheet(cams, [{}]));
    await bring('cams', csvSheet(cams, [other, {}]));
    expect(await changedOn()).toBeNull();
    await bring('cams', csvSheet(cams, [{}, other]), '2026-11-16');
    expect(await changedOn()).toBe('2026-11-16');
    await bring('cams', csvSheet(cams, [other]), '2026-11-20');
    await bring('cams', csvSheet(cams, [blank]), '2026-11-21');
    expect(await changedOn()).toBe('2026-11-16');
  });

  it('column by column is what the last row said, however the rows are cut into files and batches', async () => {
    const columns = ['EMAIL', 'CITY', 'OCCUPATION', 'TAX_STATUS', 'HOLDING_NATURE', 'FOLIO_DATE'] as const;
    const values: Record<(typeof columns)[number], readonly string[]> = {
      EMAIL: ['', 'a@example.com', 'b@example.com'],
      CITY: ['', 'Kochi', 'Pune'],
      OCCUPATION: ['', 'Retired', 'Service'],
      TAX_STATUS: ['', 'Individual', 'NRI-NRO'],
      HOLDING_NATURE: ['', 'JO', 'AS'],
      FOLIO_DATE: ['', '14-Mar-2007', '15-Mar-2007'],
    };
    const row = fc.record(
      Object.fromEntries(columns.map((column) => [column, fc.constantFrom(...values[column])])),
    );
    const cut = fc.array(fc.record({ row, newFile: fc.boolean() }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(cut, async (pieces) => {
        await empty();
        const sheets: Cells[][] = [[]];
        for (const { row: cells, newFile } of pieces) {
          if (newFile) sheets.push([]);
          sheets.at(-1)?.push({ ...blank, ...(cells as Cells) });
        }
        for (const sheet of sheets) if (sheet.length > 0) await bring('cams', csvSheet(cams, sheet));
        const last = (column: (typeof columns)[number]) =>
          pieces.map(({ row: cells }) => (cells as Cells)[column] ?? '').findLast((text) => text !== '');
        const [found] = (await rows(people)) as Record<string, string | null>[];
        expect({
          EMAIL: found?.email,
          CITY: found?.city,
          OCCUPATION: found?.occupation,
          TAX_STATUS: found?.tax_status,
          HOLDING_NATURE: found?.holding,
          FOLIO_DATE: found?.opened_on,
        }).toEqual({
          EMAIL: last('EMAIL') ?? null,
          CITY: last('CITY') ?? null,
          OCCUPATION: last('OCCUPATION') ?? null,
          TAX_STATUS: last('TAX_STATUS') === 'NRI-NRO' ? '24' : '01',
          HOLDING_NATURE: last('HOLDING_NATURE') ?? 'SI',
          FOLIO_DATE: last('FOLIO_DATE')?.replace(/^(\d\d)-Mar-(\d+)$/, '$2-03-$1') ?? null,
        });
      }),
      { numRuns: 15 },
    );
  });
});

describe('the first holder of a folio', () => {
  it('is one: another in the same file or a later one is quarantined, and the rest lands', async () => {
    const report = await bring(
      'cams',
      csvSheet(cams, [
        {},
        { PAN_NO: 'ABCPX9999Z', INV_NAME: 'Somebody Else' },
        { FOLIOCHK: '7002/22', PAN_NO: 'ABCPX9999Z', INV_NAME: 'Somebody Else' },
      ]),
    );
    expect(report).toMatchObject({ rows: 3, imported: 2, same: 0, quarantined: 1 });
    expect(report.firstRefusals).toEqual([
      {
        line: 3,
        field: 'first holder',
        reason: 'Folio 7001/11 has another first holder. Ask the registrar which of the two is right.',
        value: 'AB*******Z',
      },
    ]);
    expect(await bring('cams', csvSheet(cams, [{ PAN_NO: 'ABCPX9999Z' }]))).toMatchObject({ quarantined: 1 });
    expect(
      await rows(`select f.folio_no, i.pan from folio f join investor i on i.id = f.investor_id order by 1`),
    ).toEqual([
      { folio_no: '7001/11', pan: 'ABCPP0001A' },
      { folio_no: '7002/22', pan: 'ABCPX9999Z' },
    ]);
  });

  it('comes of age: the folio goes from the guardian to its owner, with the figures of both', async () => {
    const minor = {
      INV_NAME: 'Tanvi Rao',
      GUARD_NAME: 'Meena Rao',
      GUARD_PAN: 'MEEPR1111A',
      JNT_NAME1: '',
      JOINT1_PAN: '',
    };
    await bring(
      'cams',
      csvSheet(cams, [
        { ...minor, PAN_NO: '', TAX_STATUS: 'Minor', INV_DOB: '15-Nov-2008' },
        {
          ...minor,
          FOLIOCHK: '7002/22',
          INV_NAME: 'Meena Rao',
          PAN_NO: 'MEEPR1111A',
          GUARD_NAME: '',
          GUARD_PAN: '',
        },
      ]),
    );
    expect(await rows('select clients, folios from client_figure')).toEqual([{ clients: 1, folios: 2 }]);
    await bring('cams', csvSheet(cams, [{ ...minor, PAN_NO: 'TANPR2222B', GUARD_NAME: '', GUARD_PAN: '' }]));
    expect(
      await rows(
        `select i.name, f.tax_status, f.minor from folio f join investor i on i.id = f.investor_id order by 1`,
      ),
    ).toEqual([
      { name: 'Meena Rao', tax_status: '01', minor: null },
      { name: 'Tanvi Rao', tax_status: '01', minor: null },
    ]);
    expect(await rows('select clients, folios from client_figure')).toEqual([{ clients: 2, folios: 2 }]);
  });
});

describe('KYC of CAMS clients', () => {
  it('is registered by the CKYC number, and what WBR56 says; unknown it blocks', async () => {
    await bring(
      'cams',
      csvSheet(cams, [{ FH_CKYC_NO: '', JNT_NAME1: '', JOINT1_PAN: '', HOLDING_NATURE: 'SI' }]),
    );
    expect(await mayTransact('7001/11')).toMatchObject({ fault: 'kyc' });
    await bring('cams', csvSheet(cams, [{ JNT_NAME1: '', JOINT1_PAN: '', HOLDING_NATURE: 'SI' }]));
    expect(await rows('select kyc from investor')).toEqual([{ kyc: 'REGISTERED' }]);
    expect(await mayTransact('7001/11')).toMatchObject({ isAllowed: true });
    const status = {
      ...wbr56,
      FOLIO: '7001/11',
      BROK_DLR_CODE: people.ifa.arn,
      AMC_CODE: 'A',
      JNAME1: '',
      JOINTPAN1: '',
    };
    const report = await bring('cams', csvSheet(status, [{ JH1_KYC_DESC: '' }, { FOLIO: '9999' }]));
    expect(report).toMatchObject({ imported: 1, quarantined: 1 });
    expect(report.firstRefusals).toMatchObject([
      { line: 3, field: 'folio', reason: expect.stringContaining('Folio 9999 is not in the book') },
    ]);
    expect(await rows('select kyc from investor')).toEqual([{ kyc: 'VALIDATED' }]);
    // That KYC is done is less than VALIDATED, and takes nothing away.
    await bring('cams', csvSheet(cams, [{ JNT_NAME1: '', JOINT1_PAN: '', CITY: 'Kochi' }]));
    expect(await rows('select kyc, city from investor')).toEqual([{ kyc: 'VALIDATED', city: 'Kochi' }]);
  });
});

describe('a row of an investor file', () => {
  it('of a scheme nobody knows is quarantined; every row is counted once', async () => {
    const report = await bring(
      'cams',
      csvSheet(cams, [{}, { PRODUCT: 'H123' }, { BROKER_CODE: 'DIRECT' }, {}, { FOLIOCHK: '7002/22' }]),
    );
    expect(report).toMatchObject({ rows: 5, imported: 3, same: 0, quarantined: 2 });
    expect(report.firstRefusals.map(({ line, field }) => [line, field])).toEqual([
      [3, 'scheme'],
      [4, 'broker'],
    ]);
  });
});
