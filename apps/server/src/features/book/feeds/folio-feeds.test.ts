import { describe, expect, it } from 'vitest';
import { camsWbr9 } from './cams/cams-wbr9.ts';
import { camsWbr56 } from './cams/cams-wbr56.ts';
import { kfinMfsd211 } from './kfin/kfin-mfsd211.ts';
import { mfsd211, wbr9, wbr56 } from './test/feed-samples.ts';
import { type Cells, csvSheet, readAll } from './test/read-all.ts';

const cams = (...changes: Cells[]) => readAll(camsWbr9, csvSheet(wbr9, changes));
const kfin = (...changes: Cells[]) => readAll(kfinMfsd211, csvSheet(mfsd211, changes));

describe('a folio of CAMS WBR9', () => {
  it('has its holders, nominees, bank and closing balance', async () => {
    const { records, quarantined } = await cams({});
    expect(quarantined).toEqual([]);
    expect(records[0]).toMatchObject({
      naturalKey: 'cams|B|1000000002|B02G',
      holders: [
        {
          name: 'Naresh Verma',
          pan: 'ABCPP0001A',
          dateOfBirth: '1950-04-01',
          email: 'naresh@example.com',
          mobile: '+919000000001',
        },
        { name: 'Pavan Verma', pan: 'ABCPP0002B', dateOfBirth: '1980-10-02', email: null },
      ],
      guardian: null,
      address: { lines: ['53 Society', 'Ranip'], city: 'AHMEDABAD', pincode: '382480', country: 'India' },
      taxStatusText: 'Individual',
      taxStatusCode: '01',
      holdingMode: 'AS',
      bank: {
        name: 'BANK OF INDIA',
        accountNumber: '100000000000001',
        ifsc: 'BKID0002037',
        accountType: 'SB',
      },
      nominees: [
        { name: 'Leela Verma', relation: 'Spouse', shareBasisPoints: 3_333 },
        { name: 'Tara Verma', relation: 'Daughter', shareBasisPoints: 6_667 },
      ],
      demat: false,
      folioDate: '2007-03-14',
      reportDate: '2026-07-10',
      closingUnits: 5_076_926n,
      closingValue: 31_187_556n,
      arn: 'ARN-109999',
      dividendOption: 'Z',
    });
  });

  it('may have no PAN, or a reason for having none, but not a wrong one', async () => {
    const { records, quarantined } = await cams(
      { PAN_NO: '' },
      { PAN_NO: 'PEKRN12345' },
      { PAN_NO: 'ABCDE12345' },
    );
    expect(records.map((record) => record.holders[0]?.pan)).toEqual([null, null]);
    expect(quarantined).toMatchObject([{ line: 4, field: 'PAN_NO', value: '********45' }]);
  });

  it('is refused with an impossible share, birth date or balance', async () => {
    const { quarantined } = await cams(
      { NOM_PERCENTAGE: '150' },
      { INV_DOB: '10-Apr-2046' },
      { CLOS_BAL: '-1' },
      { INV_NAME: '' },
    );
    expect(quarantined.map((item) => item.field)).toEqual([
      'NOM_PERCENTAGE',
      'INV_DOB',
      'CLOS_BAL',
      'INV_NAME',
    ]);
  });

  it('says nothing where the feed says nothing', async () => {
    const { records } = await cams({
      CLOS_BAL: '',
      AC_NO: '',
      MOBILE_NO: 'NA',
      EMAIL: 'not given',
      INV_DOB: '01-01-1900',
    });
    expect(records[0]).toMatchObject({ closingUnits: null, bank: null });
    expect(records[0]?.holders[0]).toMatchObject({ mobile: null, email: null, dateOfBirth: null });
  });
});

describe('a word that nobody knows', () => {
  it('is refused and named, never taken for a default', async () => {
    const refused = await cams(
      { AC_TYPE: 'Piggy bank' },
      { HOLDING_NATURE: 'Somehow' },
      { FH_CKYC_NO: '1234' },
      { INV_NAME: 'ABCPP0001A', PAN_NO: 'Naresh Verma' },
      { INV_NAME: '01-Apr-1950' },
      { FOLIO_DATE: '14-Mar-2099' },
      { FOLIO_DATE: '14-Mar-1899' },
      { REP_DATE: '10-Jul-2099' },
    );
    expect(refused.records).toEqual([]);
    expect(refused.quarantined.map(({ field, reason }) => `${field}: ${reason}`)).toEqual([
      'AC_TYPE: The account type Piggy bank is not one we know. Ask the registrar what it means.',
      'HOLDING_NATURE: The mode of holding Somehow is not one we know. Ask the registrar what it means.',
      'FH_CKYC_NO: This is no CKYC number, which has fourteen digits. Ask the registrar for the row again.',
      expect.stringMatching(/^(?:INV_NAME|PAN_NO): /),
      'INV_NAME: INV_NAME is not a name; columns may have been swapped. Ask the registrar for the row again.',
      'FOLIO_DATE: FOLIO_DATE lies after today. Ask the registrar for the row again.',
      'FOLIO_DATE: FOLIO_DATE lies before 1964-07-01. Ask the registrar for the row again.',
      'REP_DATE: REP_DATE lies after today. Ask the registrar for the row again.',
    ]);
    const kyc = await kfin({ Kyc1Flag: 'Maybe' });
    expect(kyc.quarantined).toMatchObject([
      { field: 'Kyc1Flag', reason: expect.stringContaining('Maybe is not one we know') },
    ]);
  });
});

describe('KYC', () => {
  const said = async (...changes: Cells[]) =>
    (await readAll(camsWbr56, csvSheet(wbr56, changes))).records.map(({ holders: [first] }) => [
      first?.kyc,
      first?.hasKyc,
    ]);

  it('stands in WBR56 in words, else as done', async () => {
    expect(
      await said(
        {},
        { FH_KYC_DESC: 'KYC REGISTERED - New KYC' },
        { FH_KYC_DESC: '' },
        { FH_KYC_DESC: '', FH_KYC: '' },
        { FH_KYC_DESC: 'KYC ON HOLD', FH_KYC: '' },
      ),
    ).toEqual([
      ['VALIDATED', false],
      ['REGISTERED', false],
      [null, true],
      [null, false],
      ['ON_HOLD', false],
    ]);
  });

  it('is done of whom WBR9 has a CKYC number, and unknown of all others', async () => {
    const { records } = await cams({}, { FH_CKYC_NO: '' }, { FH_CKYC_NO: 'NA' });
    expect(records.map(({ holders: [first] }) => [first?.ckycNumber, first?.kyc, first?.hasKyc])).toEqual([
      ['10000000000001', null, true],
      [null, null, false],
      [null, null, false],
    ]);
  });
});

describe('a folio of KFintech MFSD211', () => {
  it('is read from headings with blanks and signs', async () => {
    const { records, quarantined } = await kfin({});
    expect(quarantined).toEqual([]);
    expect(records[0]).toMatchObject({
      naturalKey: 'kfin|101|17000000003|101EQGP',
      holders: [
        {
          name: 'Vijay Verma',
          pan: 'ABCPB0005E',
          dateOfBirth: '1975-05-29',
          mobile: '+919000000002',
          kyc: null,
          hasKyc: true,
        },
      ],
      address: { lines: ['7 Society'], state: 'GUJARAT' },
      taxStatusCode: '01',
      holdingMode: 'SI',
      bank: { accountNumber: '00000000000002', ifsc: 'HDFC0000049' },
      nominees: [{ name: 'Rekha Verma', shareBasisPoints: 10_000 }],
      nomineeOptOut: false,
      closingUnits: null,
      reportDate: '2026-07-15',
    });
  });
});
