import { describe, expect, it } from 'vitest';
import { feeds } from './all-feeds.ts';
import { brokerageFeeds } from './brokerage-feeds.ts';
import { fits } from './mapping/feed-mapper.ts';
import { mfsd205, mfsd218, wbr6, wbr46, wbr77 } from './test/brokerage-samples.ts';
import { type Cells, csvSheet, readAll } from './test/read-all.ts';

const trailer = (...changes: Cells[]) => readAll(brokerageFeeds['cams-wbr6'], csvSheet(wbr6, changes));
const payout = (...changes: Cells[]) => readAll(brokerageFeeds['cams-wbr77'], csvSheet(wbr77, changes));
const kfin = (...changes: Cells[]) => readAll(brokerageFeeds['kfin-mfsd205'], csvSheet(mfsd205, changes));

describe('brokerage of CAMS', () => {
  it('of WBR6 has its period, base, rate and amount', async () => {
    const { records, quarantined } = await trailer({});
    expect(quarantined).toEqual([]);
    expect(records[0]).toMatchObject({
      naturalKey: 'cams|B|1000000001|B02G|150000001|2026-06|trail|TF|',
      kind: 'trail',
      tradeDate: '2026-03-20',
      processDate: '2026-07-08',
      from: '2026-06-01',
      to: '2026-06-30',
      month: '2026-06',
      days: 30,
      base: 1_000_000_000n,
      units: 100_000_000n,
      rate: 8_000n,
      amount: 657_534n,
      arn: 'ARN-109999',
      pan: 'ABCDE1234F',
    });
  });

  it('of WBR77 has also its tax, its days and why it is held', async () => {
    const { records, quarantined } = await payout({}, { HOLD_REASON: 'KYD pending', NO_OF_DAYS: '27.0' });
    expect(quarantined).toEqual([]);
    expect(records).toMatchObject([
      {
        naturalKey: 'cams|B|1000000001|B02G|150000001|2026-06|trail|TF|1',
        rate: 8_000n,
        amount: 657_534n,
        igst: 118_356n,
        days: 30,
        holdReason: null,
      },
      { holdReason: 'KYD pending', days: 27 },
    ]);
  });

  it('is a clawback with a rate or an amount below zero, or an amount taken back', async () => {
    const { records } = await payout(
      { BRKAGE_RATE: '-0.80' },
      { BRKAGE_AMT: '-6575.34' },
      { BRKAGE_AMT: '0', CLW_AMT: '500.00' },
      { BRKAGE_AMT: '', CLW_AMT: '500.00' },
    );
    expect(records.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['clawback', -657_534n],
      ['clawback', -657_534n],
      ['clawback', -50_000n],
      ['clawback', -50_000n],
    ]);
  });

  it('keeps a purchase, its clawback in the same month and each part of it apart', async () => {
    const { records } = await payout({}, { BRKAGE_RATE: '-0.80' }, { SEQ_NO: '2' }, {});
    expect(new Set(records.map(({ naturalKey }) => naturalKey)).size).toBe(3);
  });

  it.each([
    ['2026-05', '2026-05'],
    ['05/2026', '2026-05'],
    ['MAY-2026', '2026-05'],
    ['May 2026', '2026-05'],
    ['', '2026-06'],
  ])('is of the month that it says: %s', async (text, month) => {
    const { records } = await payout({ BROKERAGE_ACCRUAL_MONTH: text });
    expect(records[0]?.month).toBe(month);
  });

  it('has the period of the processing where it says no other', async () => {
    const other = { PROC_FROM_DATE: '01-May-2026', PROC_TO_DATE: '31-May-2026', BROKERAGE_ACCRUAL_MONTH: '' };
    const { records } = await payout(other, { ...other, BRKAGE_FROM: '', BRKAGE_TO: '' });
    expect(records.map(({ from, month }) => [from, month])).toEqual([
      ['2026-06-01', '2026-06'],
      ['2026-05-01', '2026-05'],
    ]);
  });

  it('is quarantined where something is missing or nobody knows it', async () => {
    const rows = [
      { TRXN_NO: '' },
      { TRADE_DATE_TIME: '' },
      { PROC_DATE: '' },
      { PROC_DATE: '16-Nov-2026' },
      { BRKAGE_TYPE: 'UPF' },
      { BRKAGE_AMT: '' },
      { BRKAGE_RATE: '101' },
      { BRKAGE_TO: '31-May-2026' },
      { BROKERAGE_ACCRUAL_MONTH: '13/2026' },
      { NO_OF_DAYS: 'all' },
      { BRKAGE_FROM: '', BROKERAGE_ACCRUAL_MONTH: '' },
    ];
    const { records, quarantined } = await payout(...rows);
    expect(records).toEqual([]);
    expect(quarantined.map(({ file, line, field }) => [file, line, field])).toEqual(
      rows.map((row, index) => ['feed.csv', index + 2, Object.keys(row)[0]]),
    );
    expect(quarantined[4]?.reason).toBe(
      'The kind of brokerage UPF is not one we know. Ask the registrar what it means.',
    );
  });
});

describe('brokerage of KFintech', () => {
  it('has its figures, and the month of its From Date', async () => {
    const { records, quarantined } = await kfin({}, { 'From Date': '01/05/2026', 'To Date': '31/05/2026' });
    expect(quarantined).toEqual([]);
    expect(records).toMatchObject([
      {
        naturalKey: 'kfin|117|7000000001|117EBRG|7578537|2026-06|trail|LONGTERMTRAILFEE|',
        kind: 'trail',
        rate: 8_000n,
        amount: 6_575n,
        base: 10_000_000n,
        averageAssets: 10_000_000n,
        days: 30,
        month: '2026-06',
        pan: 'FGHIJ5678K',
      },
      { month: '2026-05', days: 31 },
    ]);
  });

  it.each([
    'Annualized',
    'Addtrail',
    'AddAnnual',
    'SIPAddtrail',
    'SIPAddAnnual',
    'SIPSTP AddIncentiveTrail',
    'SIPSTP AddIncentiveAnual',
    'SIP Additional Trail',
  ])('is trail under the head %s', async (head) => {
    const { records } = await kfin({ 'Brokerage Head': head });
    expect(records[0]?.kind).toBe('trail');
  });

  it('passes over what is not paid, takes a negative rate for a clawback, and asks for a head it does not know', async () => {
    const { records, ignored, quarantined } = await kfin(
      { 'Brokerage Type': 'Not Paid-KYD' },
      { 'Percentage (%)': '-0.80' },
      { 'Brokerage Head': 'Upfront' },
      { 'From Date': '' },
    );
    expect(ignored).toMatchObject([{ line: 2 }]);
    expect(records).toMatchObject([{ kind: 'clawback', rate: -8_000n, amount: -6_575n }]);
    expect(quarantined.map(({ line, field }) => [line, field])).toEqual([
      [4, 'Brokerage Head'],
      [5, 'From Date'],
    ]);
  });

  it('is read by the names of its DBF as well', () => {
    const names =
      'PRCODE ACCOUNTNO INVESTORN0 TRANSACTI1 TRANSACTI2 PROCESSDA3 FROMDATE TODATE PERCENTAGE BROKERAGE BROKTYPE TRNO AVGASSETS';
    expect(fits(brokerageFeeds['kfin-mfsd205'], names.split(' '))).toBe(true);
  });
});

describe('a rejection', () => {
  it('of CAMS WBR46 has its order and the reason as it was written', async () => {
    const rows = [{}, { folio_number: '0' }, { user_trxnno: '' }, { entry_date: '' }];
    const { records, quarantined } = await readAll(brokerageFeeds['cams-wbr46'], csvSheet(wbr46, rows));
    expect(records).toMatchObject([
      {
        naturalKey: 'cams|1000000001|B02G|4700000001',
        date: '2026-03-20',
        amount: 1_000_000n,
        instrument: '000123',
        reason: 'Signature differs',
        euin: 'E100001',
      },
      { folio: null },
    ]);
    expect(quarantined.map(({ field }) => field)).toEqual(['user_trxnno', 'entry_date']);
  });

  it('of KFintech MFSD218 likewise, by the names of its DBF and of its sheet', async () => {
    const { records } = await readAll(brokerageFeeds['kfin-mfsd218'], csvSheet(mfsd218, [{}]));
    expect(records[0]).toMatchObject({
      naturalKey: 'kfin|7000000001|117EBRG|7578537',
      typeText: 'P',
      date: '2026-05-21',
      instrument: null,
      reason: 'KYC not verified',
    });
    const sheet = ['Folio Number', 'Investor Name', 'Transaction Number', 'Transaction Date', 'Remarks'];
    expect(fits(brokerageFeeds['kfin-mfsd218'], sheet)).toBe(true);
  });
});

describe('the headings of a feed', () => {
  const samples = {
    'cams-wbr6': wbr6,
    'cams-wbr77': wbr77,
    'kfin-mfsd205': mfsd205,
    'cams-wbr46': wbr46,
    'kfin-mfsd218': mfsd218,
  };
  const fitting = (headings: readonly string[]) => [
    ...Object.values(brokerageFeeds).flatMap((feed) => (fitsAny(feed, headings) ? [feed.name] : [])),
    ...Object.values(feeds).flatMap((feed) => (fitsAny(feed, headings) ? [feed.name] : [])),
  ];
  const fitsAny = (feed: unknown, headings: readonly string[]) =>
    fits(feed as Parameters<typeof fits>[0], headings);

  it.each(Object.entries(samples))('of %s are of no other', (name, sample) => {
    expect(fitting(Object.keys(sample))).toEqual([name]);
  });
});
