import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveDemoNavs } from '../../../demo/src/navs/move-demo-clock.ts';
import { verifyBook } from '../../src/features/book/rebuild/verify.service.ts';
import { planRunner } from '../../src/features/transact/test/plan-book.ts';
import { wholeDemo } from '../../src/http/test/test-app.ts';
import { testClock } from '../../src/http/test/test-clock.ts';
import { openTestDatabase, type TestDatabase } from '../open-test-database.ts';

const clock = testClock();
let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase({ start: wholeDemo(clock, 400) });
}, 120_000);
afterAll(() => test.close());

it('the demo’s plans run from the day after its book was made, and double nothing', {
  timeout: 120_000,
}, async () => {
  const { db } = test;
  const [before] = await db.read<{ running: number; scheduled: number; early: number }>(
    'system',
    `select count(*) filter (where p.ceased_on is null and p.rejected_on is null and p.ends_on > $1)::int as running,
            count(r.arn)::int as scheduled, count(*) filter (where r.next_debit_on <= $1)::int as early
       from plan p left join plan_run r using (arn, kind, folio_no, reg_no)`,
    [clock.today().toString()],
  );
  expect(before?.early).toBe(0);
  expect(before?.scheduled).toBeGreaterThan(20);
  // One that is due after its end, or in a pause to its end, is over already.
  expect(before?.scheduled).toBeLessThanOrEqual(before?.running ?? 0);
  expect((before?.running ?? 0) - (before?.scheduled ?? 0)).toBeLessThan(10);

  const runner = planRunner(db, clock);
  // A Monday: the registrar works on business days.
  clock.advance({ hours: 24 * 36 });
  await saveDemoNavs(db, clock.now());
  await runner.run();
  await runner.run();
  const done = await db.read<{ status: string; n: number }>(
    'system',
    'select status, count(*)::int as n from instalment where reference is not null group by 1 order by 1',
  );
  expect(done.map(({ status }) => status)).toContain('DONE');
  const doubled = await db.read(
    'system',
    `select arn, folio_no, plan_no, kind, day from ledger where plan_no is not null
      group by 1, 2, 3, 4, 5, scheme_code having count(*) > 1`,
  );
  expect(doubled).toEqual([]);
  expect((await verifyBook(db)).differences).toEqual([]);
});
