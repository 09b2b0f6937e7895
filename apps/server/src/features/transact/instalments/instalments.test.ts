import { moneyOf, navOf, paise, unitsOf, writeMoney } from '@hub/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../test/open-test-database.ts';
import { bookOf } from '../../book/book.public.ts';
import { verifyBook } from '../../book/test/book-checks.ts';
import { codes, day, folios } from '../test/order-book.ts';
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
      "select title from notification where title like 'S%' order by created_at",
    )
  ).map(({ title }) => title);

const messages = async () =>
  (
    await test.db.read<{ body: string }>(
      'system',
      "select body from outbox_message where purpose = 'plan-missed' and channel = 'SMS' order by id",
    )
  ).map(({ body }) => body);

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

describe('debits that do not go through', () => {
  it('say so at the first, warn at two, and end the plan with the third', async () => {
    await registerPlan(test.db, { regNo: 'POOR', startsOn: '2026-12-10', amount: '5004' });
    await runner.moveTo('2026-12-10');
    await runner.run();
    expect(await readInstalments(test.db, 'POOR')).toMatchObject([
      { status: 'BOUNCED', code: '04', reason: 'Not enough money in the account' },
    ]);
    expect(await titles()).toEqual(['SIP instalment missed']);
    expect(await messages()).toEqual([
      'Aranya Mutual Fund: your SIP of ₹5,004 in Aranya Flexi Cap Fund, due 10-Dec-2026, was not completed: not enough money in the account. 2 more misses in a row and the SIP ends.',
    ]);
    await runner.moveTo('2027-01-11');
    await runner.run();
    expect(await titles()).toEqual(['SIP instalment missed', 'SIP ends with the next missed instalment']);
    expect(await readPlan(test.db, 'POOR')).toMatchObject({ bounced: 2, inRow: 2, ceasedOn: null });
    await runner.moveTo('2027-02-10');
    await runner.run();
    expect((await titles()).at(-1)).toBe('SIP ended after 3 missed instalments');
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
    expect(await titles()).toEqual(['SIP ends with the next missed instalment']);
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
      { status: 'REJECTED', reason: 'Nothing was gained since the last instalment' },
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
