import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../test/open-test-database.ts';
import { bookOf } from '../../book/book.public.ts';
import { verifyBook } from '../../book/test/book-checks.ts';
import { codes } from '../test/order-book.ts';
import {
  date,
  dropPlans,
  planRunner,
  readEntries,
  readInstalments,
  readPlan,
  registerPlan,
  seedPlanBook,
} from '../test/plan-book.ts';
import { takeDebitAnswers } from './answers.service.ts';
import { schedulePlans } from './schedule.ts';

let test: TestDatabase;
let runner: ReturnType<typeof planRunner>;
beforeAll(async () => {
  test = await openTestDatabase();
  await seedPlanBook(test.db);
});
beforeEach(async () => {
  await dropPlans(test.db);
  runner = planRunner(test.db);
});
afterAll(() => test.close());

/** Of the ledger, positions, plans and sums; NAVs of days to come are written here without their AUM. */
const planDifferences = async () =>
  (await verifyBook(test.db)).differences.filter(({ where }) => !where.startsWith('aum_figure'));

const titles = async () =>
  (
    await test.db.read<{ title: string }>(
      'system',
      "select title from notification where kind like 'plan-%' order by created_at",
    )
  ).map(({ title }) => title);

describe('the example of docs/features/instalments.md', () => {
  it('a SIP of the 5th: two debits, the first on Monday because the 5th is a Saturday, units in the folio', async () => {
    await registerPlan(test.db, { regNo: 'EXAMPLE', startsOn: '2026-12-05' });
    expect(await readPlan(test.db, 'EXAMPLE')).toMatchObject({
      nextDueOn: '2026-12-05',
      nextDebitOn: '2026-12-07',
    });
    await runner.moveTo('2026-12-06');
    await runner.run();
    expect(await readInstalments(test.db, 'EXAMPLE')).toEqual([]);
    await runner.moveTo('2026-12-07');
    await runner.run();
    expect(await readInstalments(test.db, 'EXAMPLE')).toMatchObject([
      { dueOn: '2026-12-05', debitOn: '2026-12-07', status: 'PAID', amount: '5000.00' },
    ]);
    await runner.moveTo('2026-12-08');
    await runner.run();
    expect(await readInstalments(test.db, 'EXAMPLE')).toMatchObject([{ status: 'DONE' }]);
    await runner.moveTo('2027-01-06');
    await runner.run();
    await runner.run();
    expect(await readPlan(test.db, 'EXAMPLE')).toEqual({
      done: 2,
      bounced: 0,
      inRow: 0,
      ceasedOn: null,
      reason: null,
      nextDueOn: '2027-02-05',
      nextDebitOn: '2027-02-05',
    });
    // ₹5,000 less 0.25 duty at 40: 124.994 units.
    expect(await readEntries(test.db, 'EXAMPLE')).toEqual([
      { kind: 'sip-instalment', day: '2026-12-07', scheme: codes.flexi, units: '124.994', amount: '5000.00' },
      { kind: 'sip-instalment', day: '2027-01-05', scheme: codes.flexi, units: '124.994', amount: '5000.00' },
    ]);
    expect(await planDifferences()).toEqual([]);
  });
});

describe('plans', () => {
  it('leave out a pause over one date and go on by themselves', async () => {
    await registerPlan(test.db, {
      regNo: 'PAUSE',
      startsOn: '2026-12-10',
      pausedFrom: '2027-01-01',
      pausedTo: '2027-01-31',
    });
    await runner.moveTo('2027-02-11');
    await runner.run();
    expect((await readInstalments(test.db, 'PAUSE')).map(({ dueOn }) => dueOn)).toEqual([
      '2026-12-10',
      '2027-02-10',
    ]);
  });

  it('end after their last date', async () => {
    await registerPlan(test.db, { regNo: 'END', startsOn: '2026-12-10', endsOn: '2027-01-10' });
    await runner.moveTo('2027-05-11');
    await runner.run();
    expect(await readInstalments(test.db, 'END')).toHaveLength(2);
    expect(await readPlan(test.db, 'END')).toMatchObject({ done: 2, nextDueOn: null });
  });

  it('of every frequency run on each of their dates, once', async () => {
    for (const frequency of ['daily', 'weekly', 'fortnightly', 'half-yearly']) {
      await registerPlan(test.db, { regNo: frequency, startsOn: '2026-12-01', frequency });
    }
    await runner.moveTo('2026-12-31');
    await runner.run();
    await runner.run();
    const counts: Record<string, number> = {};
    for (const frequency of ['daily', 'weekly', 'fortnightly', 'half-yearly'])
      counts[frequency] = (await readInstalments(test.db, frequency)).length;
    expect(counts).toEqual({ daily: 23, weekly: 5, fortnightly: 3, 'half-yearly': 1 });
  });

  it('that came by a registrar’s feed are never run', async () => {
    const key = await registerPlan(test.db, { regNo: 'FEED', startsOn: '2026-12-10' });
    await test.db.read('system', 'delete from plan_run');
    await test.db.read('system', 'update plan_row set import_id = 7');
    await test.db.transaction('system', (tx) => schedulePlans(tx, [key], date('2026-11-15')));
    expect(await readPlan(test.db, 'FEED')).toMatchObject({ nextDueOn: null });
  });

  it('wait for the next business day when a holiday is announced', async () => {
    await registerPlan(test.db, { regNo: 'OFF', startsOn: '2026-12-10' });
    await test.db.read(
      'system',
      "insert into holiday (calendar, day, name) values ('EQUITY', '2026-12-10', 'Poll')",
    );
    await runner.moveTo('2026-12-10');
    await runner.run();
    expect(await readPlan(test.db, 'OFF')).toMatchObject({
      nextDueOn: '2026-12-10',
      nextDebitOn: '2026-12-11',
    });
    await runner.moveTo('2026-12-11');
    await runner.run();
    await test.db.read('system', "delete from holiday where day = '2026-12-10'");
    expect(await readInstalments(test.db, 'OFF')).toMatchObject([
      { dueOn: '2026-12-10', debitOn: '2026-12-11' },
    ]);
  });

  it('grow at the right instalment', async () => {
    await registerPlan(test.db, { regNo: 'GROW', startsOn: '2026-12-10' });
    await test.db.read(
      'system',
      "update plan set top_up_months = 6, top_up_basis_points = 1000, top_up_cap = 5700 where reg_no = 'GROW'",
    );
    await runner.moveTo('2028-01-11');
    await runner.run();
    const amounts = (await readInstalments(test.db, 'GROW')).map(({ amount }) => amount);
    expect(amounts).toEqual([
      ...Array.from({ length: 6 }, () => '5000.00'),
      ...Array.from({ length: 6 }, () => '5500.00'),
      '5700.00',
      '5700.00',
    ]);
  });
});

describe('answers that nobody waits for', () => {
  const at = Temporal.Instant.from('2026-12-10T06:30:00Z');
  const returned = (reference: string) => ({ reference, type: 'returned' as const, code: '04' as const, at });
  const referenceOf = async (regNo: string) =>
    (
      await test.db.read<{ reference: string }>(
        'system',
        'select reference from instalment where reg_no = $1',
        [regNo],
      )
    )[0]?.reference ?? '';
  const notes = () =>
    test.db.read<{ action: string; details: { what: string } }>(
      'system',
      "select action, details from audit_log where action like 'transact.return%' order by id",
    );
  const take = (...answers: Parameters<typeof takeDebitAnswers>[1]) =>
    test.db.transaction('system', (tx) => takeDebitAnswers(tx, answers));

  it('change nothing: a return of no debit, a return that comes twice, a no after a yes', async () => {
    await registerPlan(test.db, { regNo: 'TWICE', startsOn: '2026-12-10', amount: '5004' });
    await registerPlan(test.db, { regNo: 'YES', startsOn: '2026-12-10' });
    await runner.moveTo('2026-12-10');
    await runner.run();
    const before = (await notes()).length;
    await take(returned(await referenceOf('TWICE')));
    expect(await readPlan(test.db, 'TWICE')).toMatchObject({ bounced: 1, inRow: 1 });
    expect(await notes()).toHaveLength(before);
    await take(returned('I99999999999'), returned(await referenceOf('YES')));
    expect(await readPlan(test.db, 'YES')).toMatchObject({ bounced: 0 });
    expect((await notes()).slice(before)).toMatchObject([
      {
        action: 'transact.return-of-nothing',
        details: { what: 'The bank answers to a debit that nobody sent: nothing changed.' },
      },
      { action: 'transact.return-differs' },
    ]);
  });

  it('are kept when the plan was stopped meanwhile; what was paid is allotted', async () => {
    for (const [regNo, amount] of [
      ['LATE-NO', '5004'],
      ['LATE-YES', '5000'],
    ] as const) {
      const key = await registerPlan(test.db, { regNo, startsOn: '2026-12-10', amount });
      await runner.moveTo('2026-12-10');
      runner.clock.advance({ hours: -4 });
      await runner.run();
      await test.db.transaction('system', async (tx) => {
        await bookOf(tx).changePlans([
          { ...key, reportedOn: '2026-12-10', ceasedOn: '2026-12-10', reason: 'Stopped' },
        ]);
        await schedulePlans(tx, [key], date('2026-12-10'));
      });
    }
    await runner.moveTo('2026-12-14');
    await runner.run();
    await runner.run();
    expect(await readPlan(test.db, 'LATE-NO')).toMatchObject({
      bounced: 1,
      inRow: 0,
      ceasedOn: '2026-12-10',
      reason: 'Stopped',
    });
    expect(await readPlan(test.db, 'LATE-YES')).toMatchObject({
      done: 1,
      ceasedOn: '2026-12-10',
      nextDueOn: null,
    });
    expect(await titles()).toEqual([]);
    expect((await notes()).at(-1)).toMatchObject({ action: 'transact.return-after-end' });
  });

  it('are waited for while the bank has no final one', async () => {
    await registerPlan(test.db, { regNo: 'SLOW', startsOn: '2026-12-10', amount: '5098' });
    await runner.moveTo('2026-12-11');
    await runner.run();
    expect(await readInstalments(test.db, 'SLOW')).toMatchObject([
      { status: 'PRESENTED', code: '98', reason: 'The bank needs more time' },
    ]);
    await take({ reference: await referenceOf('SLOW'), type: 'paid', at });
    await runner.run();
    expect(await readInstalments(test.db, 'SLOW')).toMatchObject([{ status: 'DONE', reason: null }]);
  });
});

/** Until somebody waits for a lock that another has. */
const waitsForLock = () =>
  expect
    .poll(async () => {
      const [row] = await test.db.read<{ n: number }>(
        'system',
        'select count(*)::int as n from pg_locks where not granted',
      );
      return row?.n;
    })
    .toBeGreaterThan(0);

describe.runIf(process.env.HUB_TEST_DB === 'postgres')(
  'two processes with answers for the same plans',
  () => {
    it('lock these in one order, so that neither waits for the other', async () => {
      // The last one by its number is the first one that was written.
      const plans = Array.from({ length: 30 }, (_, index) => `L${99 - index}`);
      for (const regNo of plans) {
        await registerPlan(test.db, { regNo, startsOn: '2026-12-10', amount: '1004' });
      }
      await runner.presentOnly('2026-12-10');
      const rows = await test.db.read<{ reference: string }>(
        'system',
        'select reference from instalment order by reg_no desc',
      );
      const at = runner.clock.now();
      const answers = rows.map(({ reference }) => ({
        reference,
        type: 'returned' as const,
        code: '04' as const,
        at,
      }));
      const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const other = test.db.transaction('system', async (tx) => {
        await tx.query("select 1 from plan where reg_no = 'L70' for update");
        held.resolve();
        await letGo.promise;
      });
      await held.promise;
      const taking = test.db.transaction('system', (tx) => takeDebitAnswers(tx, answers));
      await waitsForLock();
      // It waits for the first of them, and holds none that comes after it.
      const free = await test.db.transaction('system', (tx) =>
        tx.query('select 1 from plan for update skip locked'),
      );
      letGo.resolve();
      await other;
      await taking;
      expect(free).toHaveLength(plans.length - 1);
      expect(await test.db.read('system', 'select distinct bounced from plan')).toEqual([{ bounced: 1 }]);
    });
  },
);
