import { describe, expect, it } from 'vitest';
import { camsWbr2 } from './cams/cams-wbr2.ts';
import { camsWbr9 } from './cams/cams-wbr9.ts';
import { kfinMfsd201 } from './kfin/kfin-mfsd201.ts';
import { kfinMfsd211 } from './kfin/kfin-mfsd211.ts';
import type { FeedMapper } from './mapping/feed-mapper.ts';
import { writeCsv } from './test/csv-writer.ts';
import { mfsd201, mfsd211, wbr2, wbr9 } from './test/feed-samples.ts';
import { type Cells, readAll, sheet } from './test/read-all.ts';

type Bad = readonly [field: string, change: Cells, words: string];

/** The bad rows, each between two good ones, of which all land. */
async function expectRefused(mapper: FeedMapper<{ line: number }, never>, good: Cells, bads: readonly Bad[]) {
  const changes = bads.flatMap(([, change]) => [{}, change]);
  const { columns, rows } = sheet(good, [...changes, {}]);
  // Cut in half, as a broken transfer leaves a row.
  const cut = (rows.at(-1) ?? []).slice(0, Math.floor(columns.length / 2));
  const file = writeCsv(columns, [...rows, cut, rows[0] ?? []]);
  const {
    records,
    quarantined,
    ignored,
    rows: read,
    fault,
  } = await readAll(mapper, file, { file: 'bad.csv' });
  expect(fault).toBeNull();
  expect(records.map(({ line }) => line)).toEqual([
    ...bads.map((_, index) => 2 + index * 2),
    2 + bads.length * 2,
    4 + bads.length * 2,
  ]);
  expect(quarantined.map(({ file: name, line, field }) => [name, line, field])).toEqual([
    ...bads.map(([field], index) => ['bad.csv', 3 + index * 2, field]),
    ['bad.csv', 3 + bads.length * 2, 'row'],
  ]);
  for (const [index, [, , words]] of bads.entries()) expect(quarantined[index]?.reason).toContain(words);
  expect(quarantined.at(-1)?.reason).toContain('the row ends too early');
  // What to do stands at the end of every sentence.
  for (const { reason } of quarantined) expect(reason).toMatch(/(?:Ask the registrar|Import the file) .*\.$/);
  expect(records.length + quarantined.length + ignored.length).toBe(read);
}

const of = (mapper: unknown) => mapper as FeedMapper<{ line: number }, never>;

describe('bad rows are refused one by one, with file, line, field and what to do, and the rest is read', () => {
  it('CAMS WBR2', () =>
    expectRefused(of(camsWbr2), wbr2, [
      ['TRADDATE', { TRADDATE: '20-Mar-2099' }, 'after today'],
      ['TRADDATE', { TRADDATE: '20-Mar-1899' }, 'before 1964-07-01'],
      ['TRADDATE', { TRADDATE: '01-Jan-1900' }, 'is empty'],
      ['POSTDATE', { POSTDATE: '21-Mar-2099' }, 'after today'],
      ['REP_DATE', { REP_DATE: '21-Mar-1899' }, 'before 1964-07-01'],
      ['AMOUNT', { AMOUNT: '0' }, 'units but no amount'],
      ['AMOUNT', { AMOUNT: '' }, 'empty'],
      ['UNITS', { UNITS: '0' }, 'an amount but no units'],
      ['AMOUNT', { AMOUNT: 'Ten thousand only' }, 'not a number'],
      ['AMOUNT', { AMOUNT: '191.043', UNITS: '10000.00' }, 'near units times price'],
      ['UNITS', { UNITS: '20-Mar-2026', TRADDATE: '191.043' }, 'not a number'],
      ['INV_NAME', { INV_NAME: 'ABCDE1234F', PAN: 'Rahul Sharma' }, 'columns may have been swapped'],
      ['TRXNTYPE', { TRXN_TYPE_FLAG: 'Something', TRXNTYPE: 'ZZ' }, 'transaction type ZZ is not one we know'],
      ['FOLIO_NO', { FOLIO_NO: '' }, 'empty'],
      ['TRXNNO', { TRXNNO: '' }, 'empty'],
      ['PRODCODE', { PRODCODE: '', SCHEME: '' }, 'empty'],
    ]));

  it('KFintech MFSD201', () =>
    expectRefused(of(kfinMfsd201), mfsd201, [
      ['TD_TRDT', { TD_TRDT: '21/05/2099' }, 'after today'],
      ['TD_TRDT', { TD_TRDT: '21/05/1899' }, 'before 1964-07-01'],
      ['TD_PRDT', { TD_PRDT: '21/05/2099' }, 'after today'],
      ['TD_AMT', { TD_AMT: '0' }, 'units but no amount'],
      ['TD_AMT', { TD_AMT: 'ten thousand' }, 'not a number'],
      ['TD_AMT', { TD_AMT: '190.680', TD_UNITS: '10000.00' }, 'near units times price'],
      ['INVNAME', { INVNAME: '21/05/2026' }, 'columns may have been swapped'],
      ['TD_TRTYPE', { TD_TRTYPE: 'QQQ', TRDESC: 'New thing' }, 'QQQ is not one we know'],
    ]));

  it('CAMS WBR9', () =>
    expectRefused(of(camsWbr9), wbr9, [
      ['INV_DOB', { INV_DOB: '01-Apr-2099' }, 'after today'],
      ['INV_DOB', { INV_DOB: '01-Apr-1899' }, 'before 1901-01-01'],
      ['FOLIO_DATE', { FOLIO_DATE: '14-Mar-1899' }, 'before 1964-07-01'],
      ['REP_DATE', { REP_DATE: '10-Jul-2099' }, 'after today'],
      ['CLOS_BAL', { CLOS_BAL: '-5' }, 'negative'],
      ['CLOS_BAL', { CLOS_BAL: 'five' }, 'not a number'],
      ['PAN_NO', { PAN_NO: 'Naresh Verma', INV_NAME: 'ABCPP0001A' }, 'not a PAN'],
      ['TAX_STATUS', { TAX_STATUS: 'Martian' }, 'Martian is not one we know'],
      ['HOLDING_NATURE', { HOLDING_NATURE: 'ZZ' }, 'ZZ is not one we know'],
      ['AC_TYPE', { AC_TYPE: 'ZZ' }, 'ZZ is not one we know'],
      ['NOM_PERCENTAGE', { NOM_PERCENTAGE: '150' }, '0 and 100'],
    ]));

  it('KFintech MFSD211', () =>
    expectRefused(of(kfinMfsd211), mfsd211, [
      ['Date of Birth', { 'Date of Birth': '29/05/2099' }, 'after today'],
      ['Report Date', { 'Report Date': '15/07/2099' }, 'after today'],
      ['Tax Status', { 'Tax Status': 'W' }, 'W is not one we know'],
      ['Account Type', { 'Account Type': 'Piggy bank' }, 'Piggy bank is not one we know'],
      [
        'Mode of Holding Description',
        { 'Mode of Holding Description': 'By turns' },
        'By turns is not one we know',
      ],
      ['Kyc1Flag', { Kyc1Flag: 'Perhaps' }, 'Perhaps is not one we know'],
    ]));
});
