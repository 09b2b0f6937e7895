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
      dueDays: [10],
      registeredOn: '2024-12-10',
      startsOn: '2025-01-10',
      endsOn: '2099-12-31',
      ceasedOn: null,
      topUp: { amount: 50_000n, basisPoints: null, everyMonths: 12, cap: null },
      paymentMode: 'bank-debit',
      umrn: null,
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
    // No end given is not an end: what an earlier row said stays.
    expect(records[0]).toMatchObject({ frequency: 'weekly', dueDays: [7, 14, 21, 28, 1], endsOn: null });
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

  it.each(['PENSION', 'REDEMPTION', 'SOMETHING', 'X'])(
    'is quarantined where its kind is %s',
    async (word) => {
      const { records, quarantined } = await cams({ AUT_TRNTYP: word });
      expect(records).toEqual([]);
      expect(quarantined[0]?.reason).toContain(`The kind of plan ${word} is not one we know.`);
    },
  );

  it('13.5 is quarantined with the word, where it says a frequency, payment, day or top-up nobody knows', async () => {
    const { records, quarantined } = await cams(
      { PAYMENT_MODE: 'BARTER' },
      { PERIOD_DAY: '32' },
      { PERIOD_DAY: 'full moon' },
      { TOP_UP_FRQ: 'W' },
      { TOP_UP_FRQ: '' },
      { TOP_UP_PERC: '10' },
    );
    expect(records).toEqual([]);
    expect(quarantined.map(({ field, reason }) => [field, reason])).toEqual([
      ['PAYMENT_MODE', 'The payment mode BARTER is not one we know. Ask the registrar what it means.'],
      ['PERIOD_DAY', 'The due day 32 is no day of a month or a week. Ask the registrar for the row again.'],
      [
        'PERIOD_DAY',
        'The due day full moon is no day of a month or a week. Ask the registrar for the row again.',
      ],
      ['TOP_UP_FRQ', 'The top-up frequency W is not one we know. Ask the registrar what it means.'],
      ['TOP_UP_FRQ', 'TOP_UP_FRQ is empty. Ask the registrar for the row again.'],
      [
        'TOP_UP_PERC',
        'A top-up is an amount or a rate; this row has both. Ask the registrar for the row again.',
      ],
    ]);
  });

  it('is quarantined with a day of another century', async () => {
    const { quarantined } = await cams(
      { FROM_DATE: '10-Jan-1899' },
      { FROM_DATE: '10-Jan-2099', TO_DATE: '' },
      { CEASE_DATE: '05-Mar-2099' },
      { REG_DATE: '10-Dec-2098' },
    );
    expect(quarantined.map(({ field }) => field)).toEqual([
      'FROM_DATE',
      'FROM_DATE',
      'CEASE_DATE',
      'REG_DATE',
    ]);
  });

  it('has its due day, payment and top-up where the file has them, and none where it is silent', async () => {
    const { records, quarantined } = await cams(
      { PAYMENT_MODE: 'STEP', TOP_UP_AMT: '0', TOP_UP_PERC: '7.5', TOP_UP_FRQ: 'Half-Yearly' },
      { PAYMENT_MODE: '', PERIOD_DAY: '', TOP_UP_AMT: '0', TOP_UP_FRQ: '' },
      { PAYMENT_MODE: 'TR', PERIOD_DAY: 'Mon', PERIODICITY: 'OW' },
    );
    expect(quarantined).toEqual([]);
    expect(records.map(({ paymentMode, dueDays, topUp }) => ({ paymentMode, dueDays, topUp }))).toEqual([
      {
        paymentMode: null,
        dueDays: [10],
        topUp: { amount: null, basisPoints: 750, everyMonths: 6, cap: null },
      },
      { paymentMode: null, dueDays: [], topUp: null },
      {
        paymentMode: 'transfer',
        dueDays: [],
        topUp: { amount: 50_000n, basisPoints: null, everyMonths: 12, cap: null },
      },
    ]);
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

  it('13.5 is over on its day, and quarantined where it says so without one', async () => {
    const { records, quarantined } = await kfin(
      { TerminateDate: '06/08/2026', Status: 'Terminated' },
      { TerminateDate: '', Status: 'STP Cancelled' },
      { 'SIP Mode': 'Perpetual SIP' },
      { 'SIP Mode': 'NACH' },
      { 'SIP Mode': 'Handshake' },
    );
    expect(records.map(({ ceasedOn, paymentMode }) => [ceasedOn, paymentMode])).toEqual([
      ['2026-08-06', null],
      [null, null],
      [null, 'nach'],
    ]);
    expect(quarantined.map(({ field, reason }) => [field, reason])).toEqual([
      [
        'Status',
        'The plan is over (STP Cancelled) but has no day of its end. Ask the registrar for the row again.',
      ],
      ['SIP Mode', 'The payment mode Handshake is not one we know. Ask the registrar what it means.'],
    ]);
  });
});
