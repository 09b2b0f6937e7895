import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../../test/open-test-database.ts';
import { bookOf, type NewPlan, type PlanChange } from '../book.public.ts';
import { rebuildBook } from '../rebuild/rebuild.service.ts';
import { verifyBook } from '../rebuild/verify.service.ts';
import { bought, ensureTestFolios, freshBook, schemes } from '../test/small-book.ts';
import { importPlanRows } from './plan.repository.ts';

const planNamed = (regNo: string): NewPlan => ({
  arn: 'ARN-100001',
  kind: 'SIP',
  regNo,
  folioNo: '1/1',
  schemeCode: schemes[0],
  targetCode: null,
  amount: '5000.00',
  frequency: 'monthly',
  registeredOn: '2026-11-16',
  startsOn: '2026-12-05',
  endsOn: '2027-11-05',
  ceasedOn: null,
  pausedFrom: null,
  pausedTo: null,
  rejectedOn: null,
  reason: null,
  umrn: 'U1',
  instalments: 12,
  monthly: '5000.00',
  done: 0,
  bounced: 0,
  bouncedInRow: 0,
  lastDueOn: null,
});
const changeOf = (regNo: string, what: Partial<PlanChange>): PlanChange => ({
  arn: 'ARN-100001',
  kind: 'SIP',
  folioNo: '1/1',
  regNo,
  reportedOn: '2026-12-10',
  ...what,
});

let test: TestDatabase;
beforeAll(async () => {
  test = await freshBook(undefined);
  await test.db.transaction('system', (tx) => ensureTestFolios(tx, [bought('0', 1)]));
  await rebuildBook(test.db);
});
afterAll(() => test.close());

const find = (regNo: string) =>
  test.db
    .read<Record<string, unknown>>(
      'system',
      `select amount, umrn, instalments, done, ceased_on as "ceasedOn", paused_from as "pausedFrom",
              paused_to as "pausedTo", rejected_on as "rejectedOn", reason from plan where reg_no = $1`,
      [regNo],
    )
    .then(([row]) => row);
const running = async (on: string) =>
  (
    await test.db.read<{ n: number }>(
      'system',
      "select coalesce(sum(running), 0)::int as n from plan_figure where kind = 'SIP' and day <= $1",
      [on],
    )
  )[0]?.n;

describe('a registration that is changed', () => {
  it('is paused and stopped, several in one transaction with new ones, and the figures follow', async () => {
    await test.db.transaction('system', async (tx) => {
      const book = bookOf(tx);
      await book.writePlans([planNamed('A'), planNamed('B'), planNamed('C')]);
      await book.changePlans([
        changeOf('A', { pausedFrom: '2027-01-01', pausedTo: '2027-03-31' }),
        changeOf('B', { ceasedOn: '2027-02-01', reason: 'Goal reached' }),
      ]);
      await book.changePlans([changeOf('C', { rejectedOn: '2026-12-10', reason: 'No' })]);
    });
    expect(await find('A')).toMatchObject({
      amount: '5000.00',
      umrn: 'U1',
      instalments: 12,
      pausedFrom: '2027-01-01',
      pausedTo: '2027-03-31',
      ceasedOn: null,
    });
    expect(await find('B')).toMatchObject({ ceasedOn: '2027-02-01', reason: 'Goal reached' });
    expect(await find('C')).toMatchObject({ rejectedOn: '2026-12-10' });
    expect(await running('2026-12-31')).toBe(2);
    expect(await running('2027-01-15')).toBe(1);
    expect(await running('2027-02-15')).toBe(0);
    expect(await running('2027-04-15')).toBe(1);
    expect((await verifyBook(test.db)).differences).toEqual([]);
  });

  it('keeps its pause when it is stopped on the same day, and how far it came', async () => {
    await test.db.read('system', "update plan set done = 3 where reg_no = 'A'");
    await test.db.transaction('system', (tx) =>
      bookOf(tx).changePlans([changeOf('A', { ceasedOn: '2027-05-01', reason: 'Money needed' })]),
    );
    expect(await find('A')).toMatchObject({ pausedFrom: '2027-01-01', ceasedOn: '2027-05-01', done: 3 });
    await rebuildBook(test.db);
    expect((await verifyBook(test.db)).differences).toEqual([]);
    expect(await find('A')).toMatchObject({ pausedFrom: '2027-01-01', ceasedOn: '2027-05-01' });
  });

  it('is what a later file of the registrar says of it; one that is not known is left out', async () => {
    const { done, bounced, bouncedInRow, lastDueOn, ...terms } = planNamed('B');
    await test.db.transaction('system', (tx) =>
      importPlanRows(tx, [{ ...terms, line: 1, reportedOn: '2027-01-20' }], '7'),
    );
    expect(await find('B')).toMatchObject({ ceasedOn: null });
    await test.db.transaction('system', (tx) =>
      bookOf(tx).changePlans([changeOf('Z', { ceasedOn: '2027-05-01' })]),
    );
    expect(await find('Z')).toBeUndefined();
    expect((await verifyBook(test.db)).differences).toEqual([]);
  });
});
