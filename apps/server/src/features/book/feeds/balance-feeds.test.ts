import { describe, expect, it } from 'vitest';
import { recogniseFeed } from './all-feeds.ts';
import { camsWbr22 } from './cams/cams-wbr22.ts';
import { kfinMfsd203 } from './kfin/kfin-mfsd203.ts';
import { textFields, writeDbf } from './test/dbf-writer.ts';
import { mfsd203, wbr22 } from './test/feed-samples.ts';
import { type Cells, csvSheet, readAll, sheet } from './test/read-all.ts';

const cams = (...changes: Cells[]) => readAll(camsWbr22, csvSheet(wbr22, changes));
const kfin = (...changes: Cells[]) => readAll(kfinMfsd203, csvSheet(mfsd203, changes));

describe('a balance', () => {
  it('of CAMS WBR22 is units of a scheme in a folio on a day', async () => {
    const { records, quarantined } = await cams({});
    expect(quarantined).toEqual([]);
    expect(records).toEqual([
      {
        feed: 'cams-wbr22',
        registrar: 'cams',
        line: 2,
        naturalKey: 'cams|B|1000000002|B02G|2026-07-10',
        amcCode: 'B',
        folio: '1000000002',
        schemeCode: 'B02G',
        investorName: 'Naresh Verma',
        pan: null,
        day: '2026-07-10',
        units: 5_076_926n,
        pledgedUnits: null,
        arn: 'ARN-109999',
        brokerCode: 'ARN-109999',
      },
    ]);
  });

  it('of CAMS WBR53 has the same under other headings', async () => {
    const wbr53: Cells = {
      FOLIOCHK: '1000000002',
      PRODUCT: 'B02G',
      BAL_DATE: '10-Jul-2026',
      CLOS_BAL: '5076.926',
      RUPEE_BAL: '265734.93',
      BROK_DLR_CODE: 'ARN-109999',
      AMC_CODE: 'B',
      INV_NAME: 'Naresh Verma',
    };
    expect(recogniseFeed(Object.keys(wbr53))).toBe('cams-wbr22');
    const { records } = await readAll(camsWbr22, csvSheet(wbr53, [{}]));
    expect(records).toEqual((await cams({})).records);
  });

  it('of KFintech MFSD203 says what is pledged, in CSV and by the short names of DBF', async () => {
    const { records, quarantined } = await kfin({});
    expect(quarantined).toEqual([]);
    expect(records[0]).toMatchObject({
      folio: '17000000003',
      schemeCode: '101EQGP',
      day: '2026-07-14',
      units: 100_000n,
      pledgedUnits: 25_000n,
      arn: 'ARN-109999',
    });
    const short: Cells = {
      PRCODE: '101EQGP',
      FUND: '101',
      ACNO: '17000000003',
      INVNAME: 'Vijay Verma',
      BALUNITS: '100.000',
      PLDG: '25.000',
      BROKCODE: 'ARN-109999',
      VALINV: '5234.17',
      LNAV: '52.3417',
      CRDATE: '15/07/2026',
      TODATE: '14/07/2026',
    };
    const { columns, rows } = sheet(short, [{}]);
    expect(recogniseFeed(columns)).toBe('kfin-mfsd203');
    const dbf = await readAll(kfinMfsd203, writeDbf(textFields(columns, rows), rows));
    expect(dbf.records).toEqual(records.map((record) => ({ ...record, line: 1 })));
  });

  it('without its own day is of the day of the report', async () => {
    expect((await kfin({ 'To Date': '' })).records[0]).toMatchObject({ day: '2026-07-15' });
  });

  it.each([
    ['UNITS', { UNITS: '-1' }, 'negative'],
    ['UNITS', { UNITS: '' }, 'empty'],
    ['UNITS', { UNITS: 'five thousand' }, 'not a number'],
    ['CLOSING_ASSETS', { UNITS: '265734.930', CLOSING_ASSETS: '5076.92' }, 'near units times NAV'],
    ['ASSET_DATE', { ASSET_DATE: '10-Jul-2099' }, 'after today'],
    ['ASSET_DATE', { ASSET_DATE: '10-Jul-1899' }, 'before'],
    ['ASSET_DATE', { ASSET_DATE: '' }, 'empty'],
    ['INV_NAME', { INV_NAME: 'ABCPP0001A' }, 'not a name'],
    ['PRODUCT', { PRODUCT: '' }, 'empty'],
  ])('is refused for a bad %s: %o', async (field, change, words) => {
    const { records, quarantined } = await cams({}, change as Cells);
    expect(records).toHaveLength(1);
    expect(quarantined).toMatchObject([{ line: 3, field, reason: expect.stringContaining(words) }]);
  });

  it('cannot have more pledged than held', async () => {
    expect((await kfin({ Pledged: '100.001' }, { Pledged: '-1' })).quarantined).toMatchObject([
      { line: 2, field: 'Pledged' },
      { line: 3, field: 'Pledged' },
    ]);
  });
});
