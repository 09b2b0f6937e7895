import { describe, expect, it } from 'vitest';
import { camsWbr49 } from './cams/cams-wbr49.ts';
import { kfinMfsd243 } from './kfin/kfin-mfsd243.ts';
import { mfsd243, wbr49 } from './test/feed-samples.ts';
import { type Cells, csvSheet, readAll } from './test/read-all.ts';

const cams = (...changes: Cells[]) => readAll(camsWbr49, csvSheet(wbr49, changes));
const kfin = (...changes: Cells[]) => readAll(kfinMfsd243, csvSheet(mfsd243, changes));

describe('a plan of CAMS WBR49', () => {
  it('has its terms', async () => {
    const { records, quarantined } = await cams({});
    expect(quarantined).toEqual([]);
    expect(records[0]).toMatchObject({
      naturalKey: 'cams|B|1000000003|B331G|SIP|514308',
      plan: 'SIP',
      amount: 500_000n,
      frequency: 'monthly',
      days: [10],
      registeredOn: '2024-12-10',
      startsOn: '2025-01-10',
      endsOn: '2099-12-31',
      ceasedOn: null,
      topUpAmount: 50_000n,
      topUpBasisPoints: null,
      requestReference: '592042',
    });
  });

  it('is a SIP, STP or SWP by the letters of AUT_TRNTYP', async () => {
    const { records, ignored } = await cams(
      { AUT_TRNTYP: 'SO', TARGET_SCHEME_CODE: '293G' },
      { AUT_TRNTYP: 'R' },
      { AUT_TRNTYP: 'DTP' },
    );
    expect(records.map((record) => [record.plan, record.targetSchemeCode])).toEqual([
      ['STP', 'B293G'],
      ['SWP', null],
    ]);
    expect(ignored).toMatchObject([{ line: 4 }]);
  });

  it('may run on several days, and without end', async () => {
    const { records } = await cams(
      { PERIODICITY: 'OW', PERIOD_DAY: '7,14,21,28,1', TO_DATE: '' },
      { TO_DATE: '31-Dec-9999' },
    );
    expect(records[0]).toMatchObject({ frequency: 'weekly', days: [7, 14, 21, 28, 1], endsOn: '2099-12-31' });
    expect(records[1]?.endsOn).toBe('2099-12-31');
  });

  it('is refused with terms that cannot be', async () => {
    const { quarantined } = await cams(
      { PERIODICITY: 'XX' },
      { AUTO_AMOUNT: '0' },
      { TO_DATE: '01-Jan-2020' },
      { AUT_TRNTYP: 'Q9' },
      { AUTO_TRNO: '' },
      { FROM_DATE: '31/02/2026' },
    );
    expect(quarantined.map((item) => item.field)).toEqual([
      'PERIODICITY',
      'AUTO_AMOUNT',
      'TO_DATE',
      'AUT_TRNTYP',
      'AUTO_TRNO',
      'FROM_DATE',
    ]);
    expect(quarantined[0]?.reason).toContain('The frequency XX is not one we know.');
  });
});

describe('a plan of KFintech MFSD243', () => {
  it('has its terms, status and mandate', async () => {
    const { records, quarantined } = await kfin({}, { Frequency: 'MONTHLY', Trtype: 'SIP', RegSlno: '' });
    expect(quarantined).toEqual([]);
    expect(records[0]).toMatchObject({
      naturalKey: 'kfin|RMF|477000000004|RMFLPIG|STP|185100',
      plan: 'STP',
      frequency: 'weekly',
      startsOn: '2026-07-10',
      endsOn: '2026-10-22',
      instalments: 16,
      statusText: 'Live STP',
      targetSchemeCode: 'RMFMTGP',
      arn: 'ARN-109999',
      umrn: 'HDFC0000000000000001',
    });
    expect(records[1]).toMatchObject({ plan: 'SIP', frequency: 'monthly', registrationNumber: '636055886' });
  });
});
