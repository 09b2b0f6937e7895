import { moneyOf, navOf, paise, unitsOf, writeMoney } from '@hub/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../test/open-test-database.ts';
import { bookOf } from '../../book/book.public.ts';
import { verifyBook } from '../../book/test/book-checks.ts';
import { takeDebitAnswers } from '../instalments/answers.service.ts';
import { codes, day, folios } from '../test/order-book.ts';
import {
  dropPlans,
  planRunner,
  readEntries,
  readInstalments,
  readPlan,
  registerPlan,
  seedPlanBook,
} from '../test/plan-book.ts';

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

describe('units that leave by a plan', () => {
  it('move from one scheme to another in an STP, and to the bank in an SWP', async () => {
    await registerPlan(test.db, {
      regNo: 'STP',
      kind: 'STP',
      startsOn: '2026-12-10',
      targetCode: codes.debt,
    });
    await registerPlan(test.db, { regNo: 'SWP', kind: 'SWP', startsOn: '2026-12-10', amount: '2000' });
    await runner.moveTo('2026-12-15');
    await runner.run();
    await runner.run();
    expect(await readEntries(test.db, 'STP')).toMatchObject([
      { kind: 'stp-out', day: '2026-12-10', scheme: codes.flexi, units: '-125.000' },
      // Equity pays on T+2, over the weekend.
      { kind: 'stp-in', day: '2026-12-14', scheme: codes.debt },
    ]);
    expect(await readEntries(test.db, 'SWP')).toMatchObject([
      { kind: 'swp', day: '2026-12-10', units: '-50.000' },
    ]);
    expect(await readPlan(test.db, 'STP')).toMatchObject({ done: 1, bounced: 0, nextDueOn: '2027-01-10' });
    expect(await readPlan(test.db, 'SWP')).toMatchObject({ done: 1 });
    expect(await planDifferences()).toEqual([]);
  });

  it('are missed when there are too few of them, and end the plan with the third miss', async () => {
    await registerPlan(test.db, { regNo: 'FEW', kind: 'SWP', startsOn: '2026-12-10', amount: '900000' });
    await runner.moveTo('2027-02-15');
    await runner.run();
    expect(await readInstalments(test.db, 'FEW')).toMatchObject([
      { status: 'BOUNCED', code: 'folio_balance_insufficient' },
      { status: 'BOUNCED' },
      { status: 'BOUNCED' },
    ]);
    expect(await readPlan(test.db, 'FEW')).toMatchObject({ bounced: 3, inRow: 3, nextDueOn: null });
    await runner.run();
    expect((await titles()).length).toBeGreaterThan(0);
  });

  it('are what was gained since the last time, where the plan moves gains; nothing gained is no miss', async () => {
    await registerPlan(test.db, {
      regNo: 'GAIN',
      kind: 'SWP',
      startsOn: '2026-12-10',
      amount: '0',
      schemeCode: codes.elss,
    });
    await test.db.read('system', 'update scheme set lock_in_months = 0 where code = $1', [codes.elss]);
    await runner.moveTo('2026-12-10');
    await test.db.read('system', "update nav set nav = 53 where scheme_code = $1 and day > '2026-12-01'", [
      codes.elss,
    ]);
    await runner.run();
    // A thousand units, three rupees each.
    expect(await readInstalments(test.db, 'GAIN')).toMatchObject([
      { status: 'PRESENTED', amount: '3000.00' },
    ]);
    await runner.moveTo('2027-01-11');
    await runner.run();
    await runner.run();
    expect(await readInstalments(test.db, 'GAIN')).toMatchObject([
      { status: 'DONE', amount: '3000.00' },
      { status: 'REJECTED', reason: 'There was no gain since the last instalment' },
    ]);
    expect(await readPlan(test.db, 'GAIN')).toMatchObject({ done: 1, bounced: 0 });
    const [held] = await test.db.read<{ units: string }>(
      'system',
      'select units::text from position where folio_no = $1 and scheme_code = $2',
      [folios.asha, codes.elss],
    );
    // Bought since: these units have gained nothing from the NAV before the last instalment.
    await test.db.transaction('system', (tx) =>
      bookOf(tx).post([
        {
          arn: 'ARN-100001',
          folioNo: folios.asha,
          schemeCode: codes.elss,
          trxnNo: 'SINCE',
          kind: 'purchase',
          day: day('2027-01-20'),
          units: unitsOf('500.000'),
          nav: navOf('50.0000'),
          amount: moneyOf('25000.00'),
          duty: paise(0n),
          load: paise(0n),
          stt: paise(0n),
          tax: paise(0n),
          carried: null,
          reverses: null,
          planNo: null,
          euin: null,
          subArn: null,
        },
      ]),
    );
    await runner.moveTo('2027-02-10');
    await test.db.read('system', "update nav set nav = 54 where scheme_code = $1 and day > '2027-02-01'", [
      codes.elss,
    ]);
    await runner.run();
    // From 53 before the last instalment to 54: a rupee for each unit held since.
    expect((await readInstalments(test.db, 'GAIN')).at(-1)).toMatchObject({
      status: 'PRESENTED',
      amount: writeMoney(moneyOf((held?.units ?? '').slice(0, -1))),
    });
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
