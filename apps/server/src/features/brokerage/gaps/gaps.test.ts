import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayNumber, milliUnits, navTenThousandths, paise } from '@hub/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { card, percent } from '../../../../../../packages/domain/test/rate-cards.ts';
import type { TestDatabase } from '../../../../test/open-test-database.ts';
import { mfsd205, wbr77 } from '../../book/feeds/test/brokerage-samples.ts';
import { type Cells, csvSheet } from '../../book/feeds/test/read-all.ts';
import { importFile } from '../../book/test/book-files.public.ts';
import { entry } from '../../book/test/small-book.ts';
import { accrueNight } from '../figures/accrue.ts';
import { refreshBrokerage } from '../figures/refresh-brokerage.service.ts';
import { verifyBrokerage } from '../figures/verify-brokerage.service.ts';
import { anyRegistrarImporter, rollBackPayout } from '../import/payout-importer.ts';
import { writeRateCard } from '../rate-card/rate-card.repository.ts';
import { arn, freshExpectedBook, post, price } from '../test/expected-book.ts';

let test: TestDatabase;

async function takeBack(id: string): Promise<number> {
  const rows = await test.db.transaction('system', (tx) => rollBackPayout(tx, id));
  await refreshBrokerage(test.db);
  return rows;
}
let folder: string;
const bring = async (registrar: 'cams' | 'kfin', content: string) => {
  const path = join(folder, registrar);
  writeFileSync(path, content);
  const importer = await anyRegistrarImporter(test.db, path, registrar, { file: 'f', today: '2026-07-10' });
  return importFile(test.db, path, statSync(path).size, importer, {});
};
const night = (today: string) => accrueNight(test.db, Temporal.PlainDate.from(today));

/** A crore in each folio since March, at a price that stays: 6,575.34 for June (handbook §3.2). */
const crore = (folioNo: string, schemeCode: string, trxnNo: string) =>
  entry({
    arn,
    folioNo,
    schemeCode,
    trxnNo,
    kind: 'purchase',
    day: dayNumber(2026, 3, 20),
    units: milliUnits(100_000_000n),
    amount: paise(1_00_00_000_00n),
  });

const paid = (folio: string, trxnNo: string, change: Cells = {}): Cells => ({
  FOLIO_NO: folio,
  SCHEME_CODE: 'E',
  BROK_CODE: arn,
  TRXN_NO: trxnNo,
  ...change,
});
const clawback = { BRKAGE_TYPE: 'INCENTIVE', BRKAGE_RATE: '', BRKAGE_AMT: '-800.00', NO_OF_DAYS: '' };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hub-gaps-'));
  test = await freshExpectedBook(undefined);
  const { db } = test;
  await db.read('system', "update scheme set rta = 'KFIN' where code = 'D'");
  await price(
    db,
    ['E', 'D'].map((code) => ({ code, day: dayNumber(2026, 1, 1), nav: navTenThousandths(1_000_000n) })),
  );
  const terms = { trail: '0.80', clawbackDays: 365, incentive: percent('1') };
  const rates = card('2026-01-01', { ...terms, scheme: 'E' }, { ...terms, scheme: 'D' });
  await db.transaction('system', (tx) => writeRateCard(tx, rates, '1'));
  await post(db, [
    ...['1', '2', '3', '4', '5', '6', '7'].map((folio) => crore(folio, 'E', `20${folio}`)),
    crore('8', 'D', '208'),
    crore('9', 'D', '209'),
    entry({
      arn,
      folioNo: '7',
      schemeCode: 'E',
      trxnNo: '301',
      kind: 'redemption',
      day: dayNumber(2026, 6, 15),
      units: milliUnits(-40_000_000n),
    }),
  ]);
  await night('2026-07-05');
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await test.close();
});

const gaps = (month = '2026-06-01') =>
  test.db.read(
    'system',
    `select folio_no as folio, kind, gap, amount, hold_reason as hold from brokerage_gap where month = '${month}'
      order by folio_no, gap`,
  );
const gap = (folio: string, name: string, amount: string, rest: object = {}) => ({
  folio,
  kind: 'trail',
  gap: name,
  amount,
  hold: null,
  ...rest,
});

describe('gaps between what is expected and what came', () => {
  it('are none while nothing has come', async () => {
    expect(await gaps()).toEqual([]);
  });

  it('name each mistake of a payout with its rupees', async () => {
    const report = await bring(
      'cams',
      csvSheet(wbr77, [
        paid('7', '207', { ...clawback, BRKAGE_AMT: '2000.00', BROKERAGE_ACCRUAL_MONTH: '202604' }),
        paid('1', '201'),
        paid('2', '202', { BRKAGE_RATE: '0.7000', BRKAGE_AMT: '5753.42' }),
        paid('3', '203', { NO_OF_DAYS: '27', BRKAGE_AMT: '5917.81' }),
        paid('4', '204', { BRKAGE_AMT: '5572.32' }),
        // Nothing for folio 5.
        paid('6', '206', { HOLD_REASON: 'KYC on hold' }),
        // 14 days of a crore and 16 of sixty lakh.
        paid('7', '207', { BRKAGE_AMT: '5172.60' }),
        paid('7', '207', { ...clawback, SEQ_NO: '1' }),
        paid('7', '207', { ...clawback, SEQ_NO: '2' }),
      ]),
    );
    expect(report).toMatchObject({ imported: 9, quarantined: 0 });
    const ofCams = [
      gap('2', 'rate', '821.92'),
      gap('3', 'days', '657.53'),
      gap('4', 'gst-basis', '1003.02'),
      gap('5', 'missing-folio', '6575.34'),
      gap('6', 'hold', '6575.34', { hold: 'KYC on hold' }),
      gap('7', 'clawback-twice', '800.00', { kind: 'clawback' }),
    ];
    // The other registrar has not paid for June yet.
    expect(await gaps()).toEqual(ofCams);

    const kfin = await bring(
      'kfin',
      csvSheet(mfsd205, [
        {
          'Product Code': 'D',
          'Account Number': '8',
          'Transaction Number': '208',
          'Percentage (%)': '0.50',
          'Brokerage (in Rs.)': '4109.59',
        },
      ]),
    );
    expect(kfin).toMatchObject({ imported: 1, quarantined: 0 });
    expect(await gaps()).toEqual([
      ...ofCams,
      gap('8', 'rate', '2465.75'),
      gap('9', 'missing-folio', '6575.34'),
    ]);
    expect(await verifyBrokerage(test.db)).toEqual([]);

    await takeBack(kfin.id as string);
    expect(await gaps()).toEqual(ofCams);
  });

  it('follow the book: a sale that comes late, and a card with a past date', async () => {
    await post(test.db, [
      entry({
        arn,
        folioNo: '1',
        schemeCode: 'E',
        trxnNo: '302',
        kind: 'redemption',
        day: dayNumber(2026, 6, 16),
        units: milliUnits(-100_000_000n),
      }),
    ]);
    await night('2026-08-20');
    expect(await gaps()).toContainEqual(gap('1', 'days', '-3287.67'));
    await test.db.transaction('system', (tx) =>
      writeRateCard(tx, card('2026-06-01', { scheme: 'E', trail: '0.70' }, { scheme: 'D' }), '2'),
    );
    await night('2026-08-21');
    const after = await gaps();
    expect(after).not.toContainEqual(expect.objectContaining({ folio: '2' }));
    expect(after).toContainEqual(gap('5', 'missing-folio', '5753.42'));
  });
});
