import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../test/open-test-database.ts';
import { verifyBook } from '../../book/test/book-checks.ts';
import {
  dropPlans,
  planRunner,
  readInstalments,
  readPlan,
  registerPlan,
  seedPlanBook,
} from '../test/plan-book.ts';
import { takeDebitAnswers } from './answers.service.ts';

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

const messages = async () =>
  (
    await test.db.read<{ body: string }>(
      'system',
      "select body from outbox_message where purpose = 'plan-missed' and channel = 'SMS' order by id",
    )
  ).map(({ body }) => body);

describe('debits that do not go through', () => {
  it('say so at the first, warn at two, and end the plan with the third', async () => {
    await registerPlan(test.db, { regNo: 'POOR', startsOn: '2026-12-10', amount: '5004' });
    await runner.moveTo('2026-12-10');
    await runner.run();
    expect(await readInstalments(test.db, 'POOR')).toMatchObject([
      { status: 'BOUNCED', code: '04', reason: 'Not enough money in the account' },
    ]);
    expect(await titles()).toEqual([expect.stringMatching(/^[A-Z].+: SIP of ₹5,004 missed an instalment$/)]);
    expect(await messages()).toEqual([
      'Aranya Mutual Fund: your SIP of ₹5,004 in Aranya Flexi Cap Fund, due 10-Dec-2026, was not completed: not enough money in the account. 2 more misses in a row and the SIP ends.',
    ]);
    await runner.moveTo('2027-01-11');
    await runner.run();
    expect((await titles()).at(-1)).toMatch(/: SIP of ₹5,004 ends with the next missed instalment$/);
    expect(await readPlan(test.db, 'POOR')).toMatchObject({ bounced: 2, inRow: 2, ceasedOn: null });
    await runner.moveTo('2027-02-10');
    await runner.run();
    expect((await titles()).at(-1)).toMatch(/: SIP of ₹5,004 ended after 3 missed instalments$/);
    expect(await messages()).toHaveLength(2);
    expect(await readPlan(test.db, 'POOR')).toMatchObject({
      bounced: 3,
      inRow: 3,
      ceasedOn: '2027-02-10',
      reason: 'Three debits in a row failed',
      nextDueOn: null,
    });
    await runner.moveTo('2027-04-12');
    await runner.run();
    expect(await readInstalments(test.db, 'POOR')).toHaveLength(3);
    expect(await planDifferences()).toEqual([]);
  });

  it('end a plan no later when the clock has jumped over all of them', async () => {
    await registerPlan(test.db, { regNo: 'JUMP', startsOn: '2026-12-10', amount: '5004' });
    await runner.moveTo('2027-06-10');
    await runner.run();
    expect(await readPlan(test.db, 'JUMP')).toMatchObject({ bounced: 3, ceasedOn: '2027-02-10' });
  });

  it('end a quarterly plan with the second, and warn at the first', async () => {
    await registerPlan(test.db, {
      regNo: 'Q',
      startsOn: '2026-12-10',
      amount: '5001',
      frequency: 'quarterly',
    });
    await runner.moveTo('2026-12-10');
    await runner.run();
    expect(await titles()).toEqual([
      expect.stringMatching(/: SIP of ₹5,001 ends with the next missed instalment$/),
    ]);
    await runner.moveTo('2027-03-10');
    await runner.run();
    expect(await readPlan(test.db, 'Q')).toMatchObject({
      ceasedOn: '2027-03-10',
      reason: 'Two debits in a row failed',
    });
    expect(await readInstalments(test.db, 'Q')).toMatchObject([{ code: '01' }, { code: '01' }]);
  });

  it('begin their row anew with one that goes through', async () => {
    const key = await registerPlan(test.db, { regNo: 'ANEW', startsOn: '2026-12-10', amount: '5004' });
    await runner.moveTo('2027-01-11');
    await runner.run();
    await test.db.read('system', "update plan set amount = 5000 where reg_no = 'ANEW'");
    await runner.moveTo('2027-02-11');
    await runner.run();
    expect(await readPlan(test.db, key.regNo)).toMatchObject({
      bounced: 2,
      inRow: 0,
      done: 1,
      ceasedOn: null,
    });
  });

  it.each([
    ['REJECTED', {}, '08', 'The bank has not received the mandate'],
    ['CANCELLED', {}, '61', 'The mandate was cancelled'],
    ['APPROVED', { limit: '4000' }, '26', 'The amount is above the mandate’s limit'],
    ['APPROVED', { endsOn: '2026-12-01' }, '29', 'The mandate has ended'],
  ])('are not asked of a mandate that is %s %j', async (status, part, code, reason) => {
    await registerPlan(test.db, { regNo: 'BAD', startsOn: '2026-12-10', mandate: { status, ...part } });
    await runner.moveTo('2026-12-10');
    await runner.run();
    expect(await readInstalments(test.db, 'BAD')).toMatchObject([{ status: 'BOUNCED', code, reason }]);
    expect(await test.db.read('system', 'select 1 from bank_debit')).toEqual([]);
    expect(await readPlan(test.db, 'BAD')).toMatchObject({ bounced: 1, inRow: 1 });
  });

  it('wait for a mandate that is not approved yet, which is no miss', async () => {
    await registerPlan(test.db, { regNo: 'WAITS', startsOn: '2026-12-10', mandate: { status: 'SENT' } });
    await runner.moveTo('2026-12-10');
    await runner.run();
    expect(await readInstalments(test.db, 'WAITS')).toEqual([]);
    expect(await readPlan(test.db, 'WAITS')).toMatchObject({ bounced: 0, nextDueOn: '2027-01-10' });
    await test.db.read('system', "update mandate set status = 'APPROVED', umrn = 'HDFC1'");
    await runner.moveTo('2027-01-11');
    await runner.run();
    expect(await readInstalments(test.db, 'WAITS')).toMatchObject([{ dueOn: '2027-01-10', status: 'PAID' }]);
  });
});

describe('a plan whose mandate changes', () => {
  const newMandate = (id: string, repairs: string | null) =>
    test.db.read(
      'system',
      `insert into mandate (arn, id, folio_no, umrn, bank, account, ifsc, channel, "limit", starts_on, ends_on, status, repairs)
       select arn, $1, folio_no, 'NEW' || $1, bank, account, ifsc, channel, "limit", starts_on, ends_on, 'APPROVED', $2
         from mandate limit 1`,
      [id, repairs],
    );
  const debited = async () =>
    (await test.db.read<{ umrn: string }>('system', 'select umrn from bank_debit order by reference')).map(
      ({ umrn }) => umrn,
    );

  it('is debited by the one it was swapped to', async () => {
    await registerPlan(test.db, { regNo: 'SWAP', startsOn: '2026-12-10' });
    await newMandate('OTHER', null);
    await runner.moveTo('2026-12-10');
    await runner.run();
    await test.db.read('system', "update plan set umrn = 'NEWOTHER' where reg_no = 'SWAP'");
    await runner.moveTo('2027-01-11');
    await runner.run();
    expect(await debited()).toEqual(['HDFCMSWAP', 'NEWOTHER']);
  });

  it('goes on with the one that repairs a rejected one', async () => {
    await registerPlan(test.db, { regNo: 'REPAIR', startsOn: '2026-12-10', mandate: { status: 'REJECTED' } });
    await newMandate('BETTER', 'MREPAIR');
    await runner.moveTo('2026-12-10');
    await runner.run();
    expect(await debited()).toEqual(['NEWBETTER']);
    expect(await readPlan(test.db, 'REPAIR')).toMatchObject({ bounced: 0 });
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
