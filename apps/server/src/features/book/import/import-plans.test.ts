import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paise } from '@hub/domain';
import type { Frequency } from '@hub/domain/plans/frequencies';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sipBook } from '../../../../../../packages/domain/test/reference/sip-book.ts';
import type { TestDatabase } from '../../../../test/open-test-database.ts';
import { oneStatement } from '../../../db/queries.ts';
import { readBookFigures } from '../book.public.ts';
import { mfsd243, wbr49 } from '../feeds/test/feed-samples.ts';
import { type Cells, csvSheet } from '../feeds/test/read-all.ts';
import { verifyBook } from '../rebuild/verify.service.ts';
import { ensureTestFolios, freshBook } from '../test/small-book.ts';
import { importFile } from './import-file.ts';
import { registrarImporter } from './importers.ts';
import { rollBackImport } from './rollback.service.ts';

const today = '2026-11-15';
const arn = 'ARN-100001';
const folios = ['7001/11', '7001/12'] as const;
let test: TestDatabase;
let folder: string;
let files = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hub-plans-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await test.close();
});
beforeEach(async () => {
  test = await freshBook(test);
  await test.db.transaction('system', (tx) =>
    ensureTestFolios(
      tx,
      folios.map((folioNo) => ({ arn, folioNo })),
    ),
  );
});

async function bring(content: string, options: { batchRows?: number; registrar?: 'cams' | 'kfin' } = {}) {
  files += 1;
  const path = join(folder, `file-${files}`);
  writeFileSync(path, content);
  const { registrar = 'cams', ...rest } = options;
  const importer = await registrarImporter(test.db, path, registrar, { file: 'test', today });
  return importFile(test.db, path, statSync(path).size, importer, rest);
}

const sample: Cells = { ...wbr49, FOLIO_NO: folios[0], PRODUCT: 'A900101', AMC_CODE: 'A' };
const sheet = (...changes: Cells[]) => csvSheet(sample, changes);
/** With the column that says when the registrar made it. */
const dated = (reported: string, ...changes: Cells[]) => csvSheet({ ...sample, REP_DATE: reported }, changes);

const plans = (columns: string) =>
  test.db.read('system', `select ${columns} from plan order by folio_no, reg_no`);
const book = async () => {
  const [row] = await test.db.read<{ n: number; monthly: string }>(
    'system',
    `select coalesce(sum(running), 0)::int as n, coalesce(sum(running_monthly), 0)::numeric(20, 2)::text as monthly
       from plan_figure where day <= '${today}' and kind = 'SIP'`,
  );
  return row;
};
const isRight = async () => expect((await verifyBook(test.db)).differences).toEqual([]);

describe('a register of plans', () => {
  it('13.5 keeps the same number in two folios apart: a SIP book of 36,266.67, not 32,266.67', async () => {
    const withoutTopUp = { ...sample, TOP_UP_AMT: '0', TOP_UP_FRQ: '' };
    const report = await bring(
      csvSheet(withoutTopUp, [
        { AUTO_TRNO: '1', AUTO_AMOUNT: '25000' },
        { AUTO_TRNO: '2', AUTO_AMOUNT: '5000' },
        // 2,166.67 a month.
        { AUTO_TRNO: '3', AUTO_AMOUNT: '1000', PERIODICITY: 'OF' },
        { AUTO_TRNO: '4', AUTO_AMOUNT: '1200', PERIODICITY: 'OY' },
        // The number of the second, in another folio.
        { AUTO_TRNO: '2', AUTO_AMOUNT: '4000', FOLIO_NO: folios[1] },
        // Ran and ceased, in this order and in the other.
        { AUTO_TRNO: '5', AUTO_AMOUNT: '700' },
        { AUTO_TRNO: '5', AUTO_AMOUNT: '700', CEASE_DATE: '01-Oct-2026' },
        { AUTO_TRNO: '6', AUTO_AMOUNT: '900', CEASE_DATE: '01-Oct-2026' },
        { AUTO_TRNO: '6', AUTO_AMOUNT: '900' },
      ]),
    );
    expect(report).toMatchObject({ rows: 9, imported: 9, same: 0, quarantined: 0 });
    expect(await plans('reg_no')).toHaveLength(7);
    expect(await book()).toEqual({ n: 5, monthly: '36266.67' });
    const figures = await readBookFigures(oneStatement(test.db, 'system'), {
      arn,
      today,
      yearStart: '2026-04-01',
    });
    expect(figures.plans).toMatchObject({ SIP: { running: 5, monthly: '36266.67', started: 0, ceased: 2 } });
    await isRight();
  });

  it('13.5 ends a plan that runs in one file and has ceased in another, in whichever order they come', async () => {
    const running = sheet({ TOP_UP_AMT: '0', TOP_UP_FRQ: '' });
    const ceased = sheet({ CEASE_DATE: '05-Mar-2026', REMARKS: 'Customer opted Cancellation' });
    for (const order of [
      [running, ceased],
      [ceased, running],
    ]) {
      test = await freshBook(test);
      await test.db.transaction('system', (tx) => ensureTestFolios(tx, [{ arn, folioNo: folios[0] }]));
      for (const file of order) await bring(file);
      expect(await plans('ceased_on, reason')).toEqual([
        { ceased_on: '2026-03-05', reason: 'Customer opted Cancellation' },
      ]);
      expect(await book()).toEqual({ n: 0, monthly: '0.00' });
      await isRight();
    }
  });

  it('13.5 goes by the day of the report where files have one: a newer row may say that a plan runs again', async () => {
    await bring(dated('12-Mar-2026', { CEASE_DATE: '05-Mar-2026' }));
    await bring(dated('01-Mar-2026', {}));
    expect(await plans('ceased_on')).toEqual([{ ceased_on: '2026-03-05' }]);
    // Of one day the ceased row counts.
    await bring(dated('12-Mar-2026', { AUTO_AMOUNT: '6000' }));
    expect(await plans('ceased_on, amount')).toEqual([{ ceased_on: '2026-03-05', amount: '5000.00' }]);
    await bring(dated('20-Apr-2026', { AUTO_AMOUNT: '7000' }));
    expect(await plans('ceased_on, amount')).toEqual([{ ceased_on: null, amount: '7000.00' }]);
    await isRight();
  });

  it('keeps due day, top-up, payment and mandate, and what a later row is silent about', async () => {
    const columns = `due_days, payment_mode, umrn, top_up_amount, top_up_basis_points as rate, top_up_months as months,
      top_up_cap as cap, ends_on, registered_on, paused_from, paused_to`;
    const full = {
      ...sample,
      UMRN: 'HDFC0000000000000001',
      TOP_UP_CAP: '9000',
      PAUSE_FROM_DATE: '',
      PAUSE_TO_DATE: '',
    };
    await bring(
      csvSheet(full, [
        {
          PERIOD_DAY: '31',
          TO_DATE: '31-Dec-2030',
          PAUSE_FROM_DATE: '01-Jun-2026',
          PAUSE_TO_DATE: '31-Aug-2026',
        },
      ]),
    );
    const existing = [
      {
        due_days: [31],
        payment_mode: 'bank-debit',
        umrn: 'HDFC0000000000000001',
        top_up_amount: '500.00',
        rate: null,
        months: 12,
        cap: '9000.00',
        ends_on: '2030-12-31',
        registered_on: '2024-12-10',
        paused_from: '2026-06-01',
        paused_to: '2026-08-31',
      },
    ];
    expect(await plans(columns)).toEqual(existing);
    await bring(
      sheet({ PERIOD_DAY: '', PAYMENT_MODE: '', TOP_UP_AMT: '0', TOP_UP_FRQ: '', TO_DATE: '', REG_DATE: '' }),
    );
    expect(await plans(columns)).toEqual(existing);
  });

  it('rolled back leaves what the other files say, and brought again what it said', async () => {
    await bring(sheet({}, { AUTO_TRNO: '2', AUTO_AMOUNT: '900' }));
    const before = await plans('*');
    const figures = await book();
    const second = sheet(
      { CEASE_DATE: '05-Mar-2026' },
      { AUTO_TRNO: '2', AUTO_AMOUNT: '900' },
      { AUTO_TRNO: '3' },
    );
    const report = await bring(second);
    expect(report).toMatchObject({ rows: 3, imported: 2, same: 1 });
    const after = await plans('*');
    // 900 and 5,000, each topped up by 500 a year ago.
    expect(await book()).toEqual({ n: 2, monthly: '6900.00' });
    for (let time = 0; time < 2; time += 1) {
      const { id } = time === 0 ? report : await bring(second);
      expect(await plans('*')).toEqual(after);
      expect(await rollBackImport(test.db, id ?? '')).toBe(3);
      expect(await plans('*')).toEqual(before);
      expect(await book()).toEqual(figures);
      await isRight();
    }
  });

  it('rolled back leaves a plan that another file says too', async () => {
    const first = await bring(sheet({}));
    expect(await bring(sheet({}, { AUTO_TRNO: '2' }))).toMatchObject({ imported: 1, same: 1 });
    await rollBackImport(test.db, first.id ?? '');
    expect(await plans('reg_no')).toEqual([{ reg_no: '2' }, { reg_no: '514308' }]);
    await isRight();
  });

  it('13.5 of KFintech ends with the row of its file of ceased plans', async () => {
    await test.db.read('system', "update scheme set rta = 'KFIN', rta_code = 'TSTFG' where code = '900102'");
    const row: Cells = {
      ...mfsd243,
      'Product Code': 'TSTFG',
      'Fund Code': 'TST',
      Folio: folios[0],
      AgentCode: arn,
      Trtype: 'SIP',
      ToProductCode: '',
      Frequency: 'Monthly',
      'End Date': '22/10/2030',
    };
    const kfin = (...changes: Cells[]) => bring(csvSheet(row, changes), { registrar: 'kfin' });
    await kfin({}, { Folio: folios[1] });
    expect(await kfin({ TerminateDate: '06/08/2026', Status: 'Terminated' })).toMatchObject({ imported: 1 });
    expect(await plans('folio_no, ceased_on, umrn')).toEqual([
      { folio_no: folios[0], ceased_on: '2026-08-06', umrn: 'HDFC0000000000000001' },
      { folio_no: folios[1], ceased_on: null, umrn: 'HDFC0000000000000001' },
    ]);
    expect(await book()).toEqual({ n: 1, monthly: '65000.00' });
  });

  it('quarantines a plan into a scheme nobody knows', async () => {
    const report = await bring(sheet({ AUT_TRNTYP: 'SO', TARGET_SCHEME_CODE: '999999' }, {}));
    expect(report).toMatchObject({ rows: 2, imported: 1, quarantined: 1 });
    expect(report.firstRefusals).toMatchObject([{ line: 2, field: 'target scheme', value: 'A999999' }]);
  });
});

describe('plans of random files', () => {
  const row = fc.record({
    AUTO_TRNO: fc.constantFrom('1', '2', '3'),
    FOLIO_NO: fc.constantFrom(...folios),
    AUTO_AMOUNT: fc.constantFrom('1000', '2000', '3000'),
    PERIODICITY: fc.constantFrom('OM', 'OW', 'OQ'),
    CEASE_DATE: fc.constantFrom('', '', '05-Mar-2026', '01-Dec-2026'),
    TO_DATE: fc.constantFrom('', '31-Dec-2026', '31-Dec-2030'),
  });
  const frequencyOf: Readonly<Record<string, Frequency>> = { OM: 'monthly', OW: 'weekly', OQ: 'quarterly' };
  const dayOf: Readonly<Record<string, string>> = {
    '05-Mar-2026': '2026-03-05',
    '01-Dec-2026': '2026-12-01',
    '31-Dec-2026': '2026-12-31',
    '31-Dec-2030': '2030-12-31',
  };
  const reports = [null, '01-Mar-2026', '02-Apr-2026'] as const;
  const file = fc.record({
    reported: fc.constantFrom(...reports),
    rows: fc.array(row, { minLength: 1, maxLength: 6 }),
  });
  type File = typeof file extends fc.Arbitrary<infer T> ? T : never;

  /** By plain arrays: newest report last, of one day ceased rows after running ones, then as they came. */
  function expected(brought: readonly File[]) {
    const weight = ({ reported, CEASE_DATE }: { reported: File['reported']; CEASE_DATE: string }) =>
      reported === null ? (CEASE_DATE === '' ? -1 : 99) : reports.indexOf(reported);
    const all = brought.flatMap(({ reported, rows }) => rows.map((one) => ({ ...one, reported })));
    const ordered = all
      .map((one, index) => ({ one, at: [weight(one), one.CEASE_DATE === '' ? 0 : 1, index] as const }))
      .sort((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1] || a.at[2] - b.at[2])
      .map(({ one }) => one);
    const existing = new Map<string, (typeof ordered)[number]>();
    for (const one of ordered) {
      const name = `${one.FOLIO_NO} ${one.AUTO_TRNO}`;
      const before = existing.get(name);
      existing.set(name, { ...one, TO_DATE: one.TO_DATE === '' ? (before?.TO_DATE ?? '') : one.TO_DATE });
    }
    return [...existing.values()].map((one) => ({
      name: `${one.FOLIO_NO} ${one.AUTO_TRNO}`,
      frequency: frequencyOf[one.PERIODICITY] ?? 'monthly',
      amount: paise(BigInt(one.AUTO_AMOUNT) * 100n),
      start: Temporal.PlainDate.from('2025-01-10'),
      end: Temporal.PlainDate.from(dayOf[one.TO_DATE] ?? '2099-12-31'),
      ceasedOn: one.CEASE_DATE === '' ? null : Temporal.PlainDate.from(dayOf[one.CEASE_DATE] ?? today),
      pauses: [],
      topUp: { by: { kind: 'amount' as const, amount: paise(500_00n) }, everyMonths: 12 as const, cap: null },
    }));
  }

  const contentOf = ({ reported, rows }: File, nth: number) =>
    csvSheet({ ...sample, REMARKS: `file ${nth}`, ...(reported && { REP_DATE: reported }) }, rows);

  it('are those of an independent reading, cut into any pieces, twice, rolled back and brought again', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(file, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 3 }),
        fc.nat({ max: 3 }),
        fc.boolean(),
        async (content, batchRows, which, again) => {
          test = await freshBook(test);
          await test.db.transaction('system', (tx) =>
            ensureTestFolios(
              tx,
              folios.map((folioNo) => ({ arn, folioNo })),
            ),
          );
          const same = async (brought: readonly File[]) => {
            const shown = expected(brought);
            expect(
              (await plans("folio_no || ' ' || reg_no as name, ceased_on, ends_on")).map((one) => ({
                ...one,
              })),
            ).toEqual(
              shown
                .map(({ name, ceasedOn, end }) => ({
                  name,
                  ceased_on: ceasedOn?.toString() ?? null,
                  ends_on: end.toString(),
                }))
                .sort((a, b) => (a.name < b.name ? -1 : 1)),
            );
            for (const day of ['2025-01-09', '2026-03-05', today, '2027-01-01']) {
              const [figure] = await test.db.read<{ monthly: string }>(
                'system',
                `select coalesce(sum(running_monthly), 0)::numeric(20, 2)::text as monthly from plan_figure where day <= '${day}'`,
              );
              expect(BigInt((figure?.monthly ?? '').replace('.', ''))).toBe(
                sipBook(shown, Temporal.PlainDate.from(day)),
              );
            }
            await isRight();
          };
          const ids: string[] = [];
          for (const [nth, one] of content.entries()) {
            const report = await bring(contentOf(one, nth), { batchRows });
            expect(report.imported + report.same + report.quarantined).toBe(report.rows);
            ids.push(report.id ?? '');
          }
          await same(content);
          await bring(contentOf(content[0] as File, 0));
          await same(content);
          const at = which % content.length;
          await rollBackImport(test.db, ids[at] ?? '');
          const rest = content.filter((_, index) => index !== at);
          await same(rest);
          if (again) {
            await bring(contentOf(content[at] as File, at), { batchRows });
            await same([...rest, content[at] as File]);
          }
        },
      ),
      { numRuns: 8 },
    );
  });
});
