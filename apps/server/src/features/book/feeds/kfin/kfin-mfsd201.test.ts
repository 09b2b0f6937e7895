import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mfsd201 } from '../test/feed-samples.ts';
import { type Cells, csvSheet, readAll } from '../test/read-all.ts';
import { orSkipped, sharedFile } from '../test/shared-data.ts';
import { kfinMfsd201 } from './kfin-mfsd201.ts';

const read = (...changes: Cells[]) => readAll(kfinMfsd201, csvSheet(mfsd201, changes));

describe('a KFintech transaction', () => {
  it('becomes a record with everything MFSD201 says of it', async () => {
    const { records, quarantined, fault } = await read({});
    expect([quarantined, fault]).toEqual([[], null]);
    expect(records[0]).toMatchObject({
      feed: 'kfin-mfsd201',
      amcCode: '117',
      folio: '7000000001',
      schemeCode: '117EBRG',
      kind: 'sip',
      tradeDate: '2026-05-21',
      postDate: '2026-05-22',
      units: 190_680n,
      amount: 1_000_000n,
      nav: 524_440n,
      arn: 'ARN-109999',
      subBroker: null,
      registrationNumber: '1019470',
      userReference: 'EB7000000001SIN7578537',
      pan: 'FGHIJ5678K',
      stampDuty: null,
    });
  });

  it('is undone by its rejection, negative or not, and stands again when that is undone', async () => {
    const { records } = await read(
      {
        TD_TRTYPE: 'SINR',
        TRDESC: 'SIP Rejection',
        TD_UNITS: '-190.680',
        TD_AMT: '-10000.00',
        TD_PTRNO: '7578537',
      },
      { TD_TRTYPE: 'SINR', TRDESC: 'SIP Rejection', TD_PTRNO: '7578537', TRFLAG: 'R' },
      { TD_TRTYPE: 'SINRR', TRDESC: 'SIP Rejection Reversal' },
    );
    expect(records.map((record) => [record.reversal, record.signedUnits, record.reversesNumber])).toEqual([
      [true, -190_680n, '7578537'],
      [true, -190_680n, '7578537'],
      [false, 190_680n, null],
    ]);
  });

  it('takes units out when it redeems, though KFintech writes them positive', async () => {
    const { records } = await read({ TD_TRTYPE: 'FUL', TRDESC: 'Redemption', TRFLAG: 'R', TD_PURRED: 'R' });
    expect(records[0]).toMatchObject({
      kind: 'redemption',
      signedUnits: -190_680n,
      registrationNumber: '1019470',
    });
  });

  it('tells the lots of a switch apart', async () => {
    const shift = { TD_TRTYPE: 'LTIN', TRDESC: 'Lateral Shift In', TRFLAG: 'SI', TD_PTRNO: '5049654' };
    const { records } = await read(
      { ...shift, PURDATE: '26/03/2021', PURUNITS: '32.367' },
      { ...shift, PURDATE: '27/03/2021', PURUNITS: '1' },
    );
    expect(new Set(records.map((record) => record.transactionNumber)).size).toBe(1);
    expect(records.map((record) => record.part)).toEqual([
      '5049654/2021-03-26/32.367',
      '5049654/2021-03-27/1',
    ]);
  });

  it('that moved in kind brings the day and the cost of the purchase, in part where a part moved', async () => {
    const moved = { TD_TRTYPE: 'TRFI', TRDESC: 'Transfer In', PURDATE: '06/01/2020', PURAMT: '5000.00' };
    const merged = { ...moved, TD_TRTYPE: 'LTIN', TRDESC: 'Merger In', PURUNITS: '500.000' };
    const { records, quarantined } = await read(
      moved,
      { ...moved, PURUNITS: '381.360' },
      merged,
      { ...moved, PURDATE: '', PURAMT: '' },
      { PURDATE: '06/01/2020', PURAMT: '5000.00' },
      { ...moved, PURDATE: '22/05/2026' },
      { ...moved, PURDATE: '06/01/1899' },
    );
    expect(records.map(({ kind, carriedOn, carriedAmount }) => [kind, carriedOn, carriedAmount])).toEqual([
      ['transfer-in', '2020-01-06', 500_000n],
      ['transfer-in', '2020-01-06', 250_000n],
      ['merger-in', '2020-01-06', 500_000n],
      ['transfer-in', null, null],
      ['sip', null, null],
    ]);
    expect(quarantined.map(({ line, field }) => [line, field])).toEqual([
      [7, 'PURDATE'],
      [8, 'PURDATE'],
    ]);
  });

  it('says in which class of cities it was placed', async () => {
    const { records } = await read(
      { CITYCATEGORY: 'B30' },
      { CITYCATEGORY: 't30' },
      { CITYCATEGORY: '' },
      {},
    );
    expect(records.map((record) => record.location)).toEqual(['B30', 'T30', null, null]);
  });

  it('names the code it does not know, and passes over refunds', async () => {
    const { quarantined, ignored } = await read(
      { TD_TRTYPE: 'QQQ', TRDESC: 'New thing' },
      { TD_TRTYPE: 'RFD', TRDESC: 'Refund' },
    );
    expect(quarantined).toMatchObject([
      {
        line: 2,
        field: 'TD_TRTYPE',
        reason: 'The transaction type QQQ is not one we know. Ask the registrar what it means.',
      },
    ]);
    expect(ignored).toMatchObject([{ line: 3 }]);
  });

  it('pays IDCW without moving units', async () => {
    const { records } = await read({
      TD_TRTYPE: 'DIV',
      TRDESC: 'Gross Dividend',
      TD_PURRED: 'D',
      TRFLAG: 'DP',
      TD_UNITS: '500',
    });
    expect(records[0]).toMatchObject({ kind: 'idcw-payout', effect: 'none', signedUnits: 0n });
  });

  const sample = sharedFile('rta/sample_kfin_mfsd201.csv');
  it.skipIf(sample === null)(orSkipped('is read from the public sample', sample), async () => {
    const { records, quarantined, fault } = await readAll(kfinMfsd201, readFileSync(sample ?? ''));
    expect([quarantined, fault]).toEqual([[], null]);
    expect(records[0]).toMatchObject({
      kind: 'sip',
      amcCode: '102',
      schemeCode: null,
      schemeName: 'Axis Small Cap',
      tradeDate: '2026-07-03',
      units: 10_123n,
      arn: 'ARN-777',
      pan: 'ABCDE1234F',
    });
  });
});
