import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../../test/open-test-database.ts';
import { bookOf } from '../../book/book.public.ts';
import {
  bought,
  type Cells,
  csvSheet,
  ensureTestFolios,
  freshBook,
  importFile,
  mfsd201,
  mfsd205,
  mfsd218,
  wbr6,
  wbr46,
  wbr77,
} from '../../book/test/book-files.public.ts';
import { refreshBrokerage } from '../figures/refresh-brokerage.service.ts';
import { verifyBrokerage } from '../figures/verify-brokerage.service.ts';
import { anyRegistrarImporter, rollBackPayout } from './payout-importer.ts';

const [ours, theirs] = ['ARN-100001', 'ARN-200002'] as const;
let test: TestDatabase;

async function takeBack(id: string): Promise<number> {
  const rows = await test.db.transaction('system', (tx) => rollBackPayout(tx, id));
  await refreshBrokerage(test.db);
  return rows;
}
let folder: string;
let files = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hub-payouts-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await test.close();
});
beforeEach(async () => {
  test = await freshBook(test);
  await test.db.transaction('system', async (tx) => {
    await ensureTestFolios(tx, [
      { arn: ours, folioNo: '1/1' },
      { arn: theirs, folioNo: '2/2' },
    ]);
    await bookOf(tx).post([
      bought('150000001', 100, { arn: ours, folioNo: '1/1', euin: 'E100001' }),
      // A piece of a switch has its part behind the number.
      bought('150000002~1', 100, { arn: ours, folioNo: '1/1', euin: 'E100002' }),
    ]);
    await tx.query("update scheme set rta = 'KFIN' where code = '900102'");
  });
});
const isRight = async () => expect(await verifyBrokerage(test.db)).toEqual([]);

async function bring(
  content: string,
  {
    registrar = 'cams',
    ...options
  }: { registrar?: 'cams' | 'kfin'; batchRows?: number; dryRun?: boolean } = {},
) {
  files += 1;
  const path = join(folder, `file-${files}`);
  writeFileSync(path, content);
  const importer = await anyRegistrarImporter(test.db, path, registrar, {
    file: 'test',
    today: '2026-11-15',
  });
  return importFile(test.db, path, statSync(path).size, importer, options);
}

const ofOurs: Cells = { FOLIO_NO: '1/1', SCHEME_CODE: 'A900101', BROK_CODE: ours };
const payout = (...changes: Cells[]) => csvSheet({ ...wbr77, ...ofOurs }, changes);
const read = (sql: string) => test.db.read('system', sql);
const lines = (columns: string) =>
  read(`select ${columns} from brokerage_line order by import_id, month, key, amount`);
const figures = () =>
  read(`select month, kind, asset_class, euin, lines, amount, igst, untaxed, held, paid_on
          from brokerage_figure order by arn, month, kind, euin`);
const reasons = ({ firstRefusals }: Awaited<ReturnType<typeof bring>>) =>
  firstRefusals.map(({ line, field, reason }) => [line, field, reason]);

describe('a file of transactions', () => {
  it('of KFintech that has remarks goes to the book, and none of it counts as rejected', async () => {
    const sale = {
      FMCODE: 'A900102',
      TD_FUND: 'A90',
      TD_ACNO: '77/1',
      TD_AGENT: ours,
      NCTREMARKS: 'On time',
    };
    const content = csvSheet({ ...mfsd201, ...sale }, [{}, { TD_TRNO: '7578538', UNQNO: 'EB2' }]);
    expect(await bring(content, { registrar: 'kfin' })).toMatchObject({
      feed: 'kfin-mfsd201',
      rows: 2,
      imported: 2,
      quarantined: 0,
    });
    expect(await read("select count(*)::int as rows from ledger where folio_no = '77/1'")).toEqual([
      { rows: 2 },
    ]);
    expect(await read('select count(*)::int as rows from rejection_row')).toEqual([{ rows: 0 }]);
  });
});

describe('a file of brokerage', () => {
  it('lands what was paid, held and taken back, with the EUIN of the order, and the sums of its months', async () => {
    const report = await bring(
      payout(
        {},
        { TRXN_NO: '150000002', BRKAGE_AMT: '100.00', IGST_VALUE: '18.00' },
        { TRXN_NO: '3', BRKAGE_AMT: '50.00', IGST_VALUE: '', CGST_VALUE: '', SGST_VALUE: '' },
        { TRXN_NO: '3', SEQ_NO: '2', BRKAGE_AMT: '7.00', HOLD_REASON: 'KYD pending' },
        {
          BRKAGE_RATE: '-0.80',
          BRKAGE_AMT: '-10.00',
          BROKERAGE_ACCRUAL_MONTH: '202605',
          IGST_VALUE: '-1.80',
        },
      ),
    );
    expect(report).toMatchObject({ feed: 'cams-wbr77', rows: 5, imported: 5, same: 0, quarantined: 0 });
    expect(await lines('month, kind, trxn_no, rate, amount, days, hold_reason, euin, counts')).toContainEqual(
      {
        month: '2026-06-01',
        kind: 'trail',
        trxn_no: '150000001',
        rate: '0.8000',
        amount: '6575.34',
        days: 30,
        hold_reason: null,
        euin: 'E100001',
        counts: true,
      },
    );
    const june = {
      month: '2026-06-01',
      kind: 'trail',
      asset_class: 'EQUITY',
      paid_on: '2026-07-08',
      held: '0.00',
    };
    expect(await figures()).toEqual([
      {
        ...june,
        month: '2026-05-01',
        kind: 'clawback',
        euin: 'E100001',
        lines: 1,
        amount: '-10.00',
        igst: '-1.80',
        untaxed: '0.00',
      },
      { ...june, euin: '', lines: 2, amount: '50.00', igst: '0.00', untaxed: '50.00', held: '7.00' },
      { ...june, euin: 'E100001', lines: 1, amount: '6575.34', igst: '1183.56', untaxed: '0.00' },
      { ...june, euin: 'E100002', lines: 1, amount: '100.00', igst: '18.00', untaxed: '0.00' },
    ]);
    expect(await read('select 1 from brokerage_stale')).toEqual([]);
    await isRight();
  });

  it('of WBR6 and MFSD205 lands too; who names no distributor has the folio’s', async () => {
    await bring(csvSheet({ ...wbr6, FOLIOCHK: '1/1', PRODUCT: 'A900101', BROKCODE: ours }, [{}]));
    const kfin = { ...mfsd205, 'Product Code': 'A900102', 'Account Number': '2/2' };
    await bring(csvSheet(kfin, [{}]), { registrar: 'kfin' });
    expect(await lines('arn, folio_no, scheme_code, month, amount')).toEqual([
      { arn: ours, folio_no: '1/1', scheme_code: '900101', month: '2026-06-01', amount: '6575.34' },
      { arn: theirs, folio_no: '2/2', scheme_code: '900102', month: '2026-06-01', amount: '65.75' },
    ]);
    await isRight();
  });

  it('of another ARN, of no folio or scheme of ours is quarantined in words', async () => {
    const report = await bring(
      payout(
        { BROK_CODE: theirs },
        { BROK_CODE: 'ARN-999999' },
        { FOLIO_NO: '3/3' },
        { SCHEME_CODE: 'A000000' },
        { AMC_CODE: 'A', SCHEME_CODE: '900101' },
      ),
    );
    expect(report).toMatchObject({ rows: 5, imported: 1, quarantined: 4 });
    expect(reasons(report)).toEqual([
      [2, 'broker', `Brokerage of another ARN: this folio is not with ${theirs}`],
      [3, 'broker', 'Brokerage of another ARN: this folio is not with ARN-999999'],
      [4, 'folio', 'No distributor of ours has this folio: bring in its transactions or investors first'],
      [5, 'scheme', 'This scheme of AMC B is not one of ours'],
    ]);
    expect(await read('select line::int from quarantine order by line')).toHaveLength(4);
  });

  it.each([1, 20_000])(
    'that says one line twice has it once; with other figures neither is guessed (%i a batch)',
    async (batchRows) => {
      const report = await bring(
        payout({}, {}, { BRKAGE_AMT: '1.00' }, { BRKAGE_AMT: '2.00', PROC_DATE: '09-Jul-2026' }),
        { batchRows },
      );
      expect(report).toMatchObject({ rows: 4, quarantined: 1 });
      expect(reasons(report)).toEqual([
        [4, 'row', expect.stringContaining('has this transaction, month and kind twice with other figures')],
      ]);
      // The later process date says it anew.
      expect(await lines('amount, counts')).toEqual([{ amount: '2.00', counts: true }]);
      await isRight();
    },
  );

  it('twice is known; a dry run leaves nothing', async () => {
    expect(await bring(payout({}), { dryRun: true })).toMatchObject({ status: 'dry-run', imported: 1 });
    expect(await lines('1')).toEqual([]);
    await bring(payout({}));
    expect(await bring(payout({}))).toMatchObject({ status: 'known' });
  });

  it('gives way to a newer process date, then to the newer file, and comes back when those are taken back', async () => {
    const counting = async () => {
      await isRight();
      return read('select amount from brokerage_line where counts order by amount');
    };
    const total = async () => (await read('select amount from brokerage_figure'))[0];
    const first = await bring(payout({ BRKAGE_AMT: '1.00' }));
    const newer = await bring(payout({ BRKAGE_AMT: '2.00', PROC_DATE: '08-Aug-2026' }));
    const older = await bring(payout({ BRKAGE_AMT: '3.00', PROC_DATE: '01-Jul-2026' }));
    expect(await counting()).toEqual([{ amount: '2.00' }]);
    const again = await bring(payout({ BRKAGE_AMT: '4.00', PROC_DATE: '08-Aug-2026' }));
    expect(await counting()).toEqual([{ amount: '4.00' }]);
    // Says nothing new, and is kept all the same: it may be the last that says it.
    const same = await bring(payout({ BRKAGE_AMT: '1.00' }, { TRXN_NO: '9' }));
    expect(same).toMatchObject({ imported: 1, same: 1 });
    expect(await takeBack(again.id ?? '')).toBe(1);
    expect(await counting()).toEqual([{ amount: '2.00' }, { amount: '6575.34' }]);
    for (const file of [same, newer, first]) await takeBack(file.id ?? '');
    expect(await counting()).toEqual([{ amount: '3.00' }]);
    expect(await total()).toEqual({ amount: '3.00' });
    await takeBack(older.id ?? '');
    expect(await counting()).toEqual([]);
    expect(await total()).toBeUndefined();
    expect(await bring(payout({ BRKAGE_AMT: '3.00', PROC_DATE: '01-Jul-2026' }))).toMatchObject({
      imported: 1,
    });
  });

  it('that was tampered with is found by verify', async () => {
    await bring(payout({}, { TRXN_NO: '9' }));
    await test.db.transaction('system', async (tx) => {
      await tx.query("update brokerage_line set counts = false where trxn_no = '9'");
      await tx.query('update brokerage_figure set held = held + 1');
    });
    const found = await verifyBrokerage(test.db);
    expect(found.map(({ where }) => where.split(' ')[0])).toEqual([
      'brokerage_line',
      'brokerage_figure',
      'brokerage_figure',
    ]);
  });
});

describe('a file of rejections', () => {
  it('lands for the folio’s distributor, comes twice without effect and is taken back', async () => {
    const cams = { ...wbr46, folio_number: '1/1', product_code: 'A900101' };
    const sheet = csvSheet(cams, [{}, { folio_number: '0' }, { folio_number: '9/9' }]);
    const report = await bring(sheet);
    expect(report).toMatchObject({ feed: 'cams-wbr46', imported: 1, quarantined: 2 });
    expect(reasons(report).map(([line, field]) => [line, field])).toEqual([
      [3, 'folio'],
      [4, 'folio'],
    ]);
    expect(await bring(csvSheet({ ...mfsd218, TD_ACNO: '2/2' }, [{}]), { registrar: 'kfin' })).toMatchObject({
      imported: 1,
    });
    expect(
      await read(
        'select arn, folio_no, scheme_code, day, amount, reason, euin from rejection_row order by arn',
      ),
    ).toEqual([
      {
        arn: ours,
        folio_no: '1/1',
        scheme_code: '900101',
        day: '2026-03-20',
        amount: '10000.00',
        reason: 'Signature differs',
        euin: 'E100001',
      },
      {
        arn: theirs,
        folio_no: '2/2',
        scheme_code: null,
        day: '2026-05-21',
        amount: '10000.00',
        reason: 'KYC not verified',
        euin: null,
      },
    ]);
    expect(await bring(sheet)).toMatchObject({ status: 'known' });
    expect(await takeBack(report.id ?? '')).toBe(1);
    expect(await read('select arn from rejection_row')).toEqual([{ arn: theirs }]);
  });
});

it('what is none of a registrar’s files is refused with all that are known', async () => {
  await expect(bring('one,two\n1,2\n')).rejects.toThrow(/WBR2.*WBR77/);
  await expect(bring(payout({}), { registrar: 'kfin' })).rejects.toThrow(/MFSD205/);
});
