import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wbr2 } from '../test/feed-samples.ts';
import { type Cells, csvSheet, readAll } from '../test/read-all.ts';
import { orSkipped, sharedFile } from '../test/shared-data.ts';
import { camsWbr2 } from './cams-wbr2.ts';

const read = (...changes: Cells[]) => readAll(camsWbr2, csvSheet(wbr2, changes));
const refused = async (change: Cells) => {
  const { records, quarantined } = await read({}, change);
  expect(records.length).toBe(1);
  expect(quarantined.length).toBe(1);
  return quarantined[0];
};

describe('a CAMS transaction', () => {
  it('becomes a record with everything WBR2 says of it', async () => {
    const { records, quarantined, fault } = await read({});
    expect([quarantined, fault]).toEqual([[], null]);
    expect(records).toEqual([
      {
        feed: 'cams-wbr2',
        registrar: 'cams',
        line: 2,
        part: '',
        amcCode: 'B',
        folio: '1000000001',
        schemeCode: 'B02G',
        schemeName: 'Aditya Birla Sun Life ELSS Tax Saver Fund - Growth',
        isin: null,
        investorName: 'Rahul Sharma',
        pan: 'ABCDE1234F',
        kind: 'purchase',
        effect: 'in',
        reversal: false,
        reversesNumber: null,
        transactionNumber: '150000001',
        userReference: '4700000001',
        tradeDate: '2026-03-20',
        postDate: '2026-03-21',
        reportDate: '2026-07-10',
        units: 191_043n,
        signedUnits: 191_043n,
        amount: 1_000_000n,
        nav: 523_417n,
        stampDuty: 50n,
        stt: 0n,
        tax: 0n,
        load: 0n,
        arn: 'ARN-109999',
        brokerCode: 'ARN-109999',
        subBrokerArn: null,
        subBroker: null,
        euin: 'E100001',
        registrationNumber: null,
        counterSchemeCode: null,
        fundsDate: null,
        carriedOn: null,
        carriedAmount: null,
        location: null,
        taxStatusCode: null,
        typeCode: 'P81ES',
        description: 'Purchase',
      },
    ]);
  });

  it('takes units out when it redeems, though CAMS writes them positive', async () => {
    const { records } = await read({
      TRXNTYPE: 'R1',
      TRXN_TYPE_FLAG: 'Partial Redemption',
      TRXN_NATURE: 'Redemption',
    });
    expect(records[0]).toMatchObject({
      kind: 'redemption',
      effect: 'out',
      units: 191_043n,
      signedUnits: -191_043n,
    });
  });

  it('undoes its original when it comes negative', async () => {
    const { records } = await read({}, { UNITS: '-191.043', AMOUNT: '-10000.00' });
    const [original, reversal] = records;
    expect(reversal).toMatchObject({
      reversal: true,
      reversesNumber: '150000001',
      units: 191_043n,
      signedUnits: -191_043n,
      amount: 1_000_000n,
    });
    expect((original?.signedUnits ?? 0n) + (reversal?.signedUnits ?? 0n)).toBe(0n);
  });

  it('undoes the number CAMS names, also where only its words say so', async () => {
    const { records } = await read({ TRXN_NATURE: 'Systematic-Reversed', ORIGINAL_TRXNNO: '99' });
    expect(records[0]).toMatchObject({
      kind: 'sip',
      reversal: true,
      reversesNumber: '99',
      signedUnits: -191_043n,
    });
  });

  it('gives back units when a redemption is undone', async () => {
    const { records } = await read({ TRXNTYPE: 'RR', TRXN_TYPE_FLAG: '', TRXN_NATURE: '' });
    expect(records[0]).toMatchObject({ kind: 'redemption', reversal: true, signedUnits: 191_043n });
  });

  it('tells the pieces of a switch apart, and nothing else', async () => {
    const { records } = await read(
      { TRXNTYPE: 'SI', TRXN_TYPE_FLAG: 'Switch In', TRXN_NATURE: 'Switch In' },
      {},
    );
    expect(records.map((record) => record.part)).toEqual(['11000000001', '']);
  });

  it('has dates with the month first, as CAMS exports them', async () => {
    const dates = { POSTDATE: '', REP_DATE: '7/10/2026  10:47:51 AM' };
    const { records } = await read(
      { ...dates, TRADDATE: '3/4/2026  12:00:00 AM' },
      { ...dates, TRADDATE: '3/20/2026  12:00:00 AM' },
    );
    expect(records.map((record) => record.tradeDate)).toEqual(['2026-03-04', '2026-03-20']);
  });

  it('is refused with a date that could be two days', async () => {
    const { quarantined } = await read({ TRADDATE: '3/4/2026' });
    expect(quarantined[0]).toMatchObject({ line: 2, field: 'TRADDATE', value: '3/4/2026' });
    expect(quarantined[0]?.reason).toMatch(/two different days/);
    const reported = await readAll(camsWbr2, csvSheet(wbr2, [{ TRADDATE: '3/4/2026' }]), {
      dateOrder: 'month-first',
    });
    expect(reported.records[0]?.tradeDate).toBe('2026-03-04');
  });

  it('is refused, alone, with field and reason in plain words', async () => {
    expect(await refused({ TRXNTYPE: 'ZZ9', TRXN_TYPE_FLAG: '' })).toEqual({
      file: 'feed.csv',
      line: 3,
      field: 'TRXNTYPE',
      reason: 'The transaction type ZZ9 is not one we know. Ask the registrar what it means.',
      value: 'ZZ9',
    });
    expect(await refused({ TRADDATE: '31-Feb-2026' })).toMatchObject({
      field: 'TRADDATE',
      value: '31-Feb-2026',
    });
    expect(await refused({ TRADDATE: '16-Nov-2026' })).toMatchObject({
      reason: 'TRADDATE lies after today. Ask the registrar for the row again.',
    });
    expect(await refused({ TRADDATE: '' })).toMatchObject({
      reason: 'TRADDATE is empty. Ask the registrar for the row again.',
    });
    expect(await refused({ UNITS: '' })).toMatchObject({
      field: 'UNITS',
      reason: 'UNITS is empty. Ask the registrar for the row again.',
    });
    expect(await refused({ UNITS: 'N.A.' })).toMatchObject({
      reason: 'UNITS is not a number. Ask the registrar for the row again.',
    });
    expect(await refused({ AMOUNT: '99999999999999' })).toMatchObject({
      reason: expect.stringMatching(/AMOUNT is absurd/),
    });
    expect(await refused({ AMOUNT: '1000000.00' })).toMatchObject({
      reason: expect.stringMatching(/units times price/),
    });
    expect(await refused({ UNITS: '-191.043' })).toMatchObject({
      reason: expect.stringMatching(/opposite signs/),
    });
    expect(await refused({ UNITS: '0' })).toMatchObject({
      reason: 'The row has an amount but no units. Ask the registrar for the row again.',
    });
    expect(await refused({ FOLIO_NO: '1.01806E+09' })).toMatchObject({
      reason: expect.stringMatching(/rounded by a spreadsheet/),
    });
    expect(await refused({ FOLIO_NO: '' })).toMatchObject({ field: 'FOLIO_NO' });
    expect(await refused({ TRXNNO: '' })).toMatchObject({ field: 'TRXNNO' });
    expect(await refused({ PURPRICE: '-52' })).toMatchObject({
      reason: 'PURPRICE is negative. Ask the registrar for the row again.',
    });
  });

  it('shows nothing personal in quarantine when columns have slipped', async () => {
    expect(await refused({ UNITS: 'ABCDE1234F' })).toMatchObject({ value: 'AB*******F' });
    expect(await refused({ TRADDATE: '50100294712086' })).toMatchObject({ value: '**********2086' });
    expect(JSON.stringify(await refused({ TRXNTYPE: 'ABCDE1234F', TRXN_TYPE_FLAG: '' }))).not.toContain(
      'ABCDE1234F',
    );
  });

  it('that moves nothing is passed over and counted', async () => {
    const { ignored, rows } = await read(
      { UNITS: '0', AMOUNT: '0' },
      { TRXNTYPE: 'J1', TRXN_TYPE_FLAG: '', UNITS: '0', AMOUNT: '0' },
    );
    expect(ignored.map((row) => row.line)).toEqual([2, 3]);
    expect(rows).toBe(2);
  });

  it.each([
    ['500 units for ₹10 at 50', '500.000', '10.00', '50.0000', false],
    ['0.2 units for ₹10 at 50', '0.200', '10.00', '50.0000', true],
    ['half of it after load and tax', '0.200', '5.10', '50.0000', true],
    ['less than half', '0.200', '4.90', '50.0000', false],
    ['three paise, which buy half a thousandth', '0.001', '0.03', '52.3417', true],
    ['a rupee for one thousandth', '0.001', '1.00', '52.3417', false],
    ['₹99 for a tenth of its units', '0.198', '99.00', '50.0000', false],
    ['₹99 for its units', '1.980', '99.00', '50.0000', true],
    ['a price rounded to nothing', '100000.000', '5.00', '0.0001', true],
  ])('of a small amount is held against its price too: %s', async (_, units, amount, nav, isTaken) => {
    const { records, quarantined } = await read({
      UNITS: units,
      AMOUNT: amount,
      PURPRICE: nav,
      TRXN_TYPE_FLAG: 'Partial Redemption',
      TRXNTYPE: 'R',
      STAMP_DUTY: '0',
    });
    expect(records).toHaveLength(isTaken ? 1 : 0);
    if (!isTaken)
      expect(quarantined).toMatchObject([
        { field: 'AMOUNT', reason: expect.stringContaining('near units times price') },
      ]);
  });

  it('of a change of broker names the day and the amount of its original, a transmission says so', async () => {
    const moved = { TRXN_TYPE_FLAG: 'TICOB', TRXNTYPE: 'TI', TRXN_NATURE: 'Transfer In' };
    const { records } = await read({ ...moved, TICOB_POSTED_DATE: '06-Jan-2020' }, moved, {
      ...moved,
      TRXN_TYPE_FLAG: 'Transfer In',
      TRANSMISSION_FLAG: 'Y',
    });
    expect(records.map(({ kind, carriedOn, carriedAmount }) => [kind, carriedOn, carriedAmount])).toEqual([
      ['broker-in', '2020-01-06', 1_000_000n],
      ['broker-in', null, null],
      ['transmission-in', null, null],
    ]);
  });

  it('says in which class of cities it was placed, and the tax status of its folio where it is a known one', async () => {
    const { records } = await read(
      { TER_LOCATION: 'T30', TAX_STATUS: 'Resident HUF' },
      { TER_LOCATION: 'B15', TAX_STATUS: 'Martian' },
      {},
    );
    expect(records.map(({ location, taxStatusCode }) => [location, taxStatusCode])).toEqual([
      ['T30', '03'],
      [null, null],
      [null, null],
    ]);
  });

  it('needs its columns, in whatever order', async () => {
    const { columns, file } = { columns: Object.keys(wbr2).reverse(), file: '' };
    const reversed = `${columns.join(',')}\n${columns.map((name) => wbr2[name]).join(',')}\n${file}`;
    expect((await readAll(camsWbr2, reversed)).records).toEqual((await read({})).records);
    const { TRXNNO: _number, UNITS: _units, ...rest } = wbr2;
    const { records, fault } = await readAll(camsWbr2, csvSheet(rest, [{}]));
    expect(records).toEqual([]);
    expect(fault).toMatchObject({ code: 'missing-columns' });
    expect((fault as Error).message).toMatch(/TRXNNO, UNITS missing/);
  });

  const sample = sharedFile('rta/sample_cams_wbr2.csv');
  it.skipIf(sample === null)(orSkipped('is read from the public sample', sample), async () => {
    const { records, quarantined, fault } = await readAll(camsWbr2, readFileSync(sample ?? ''));
    expect([quarantined, fault]).toEqual([[], null]);
    expect(
      records.map((record) => [record.kind, record.folio, record.units, record.arn, record.tradeDate]),
    ).toEqual([
      ['purchase', '1234567/89', 100_500n, 'ARN-777', '2026-07-01'],
      ['sip', '1234567/89', 50_250n, 'ARN-777', '2026-07-05'],
      ['purchase', '555111', 80_000n, 'ARN-155', '2026-07-02'],
    ]);
  });
});
