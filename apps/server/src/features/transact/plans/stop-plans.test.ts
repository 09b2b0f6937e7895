import { systematicPlans } from '@hub/contract/calls/transact/transact-plans';
import { deleteRecord, record } from '@hub/contract/calls/transact/transact-records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folios } from '../test/order-book.ts';
import { openPlanDesk, type PlanDesk, sip, stop } from '../test/plan-desk.ts';

let desk: PlanDesk;
beforeAll(async () => {
  desk = await openPlanDesk();
});
afterAll(() => desk.hub.close());

/** Forward to a time of that day in India. */
function goTo(day: string, time = '11:00'): void {
  const at = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime('+05:30').toInstant();
  const seconds = Math.round(at.since(desk.hub.clock.now()).total('seconds'));
  desk.hub.clock.advance({ seconds });
}

describe('a stop', () => {
  it('waits until the eve of its day, can be taken back until then, and is sent once', async () => {
    const reg = await desk.order(sip());
    goTo('2026-11-23');
    const reference = await desk.send(stop(reg));
    expect(await desk.send(stop(reg))).toMatch(/^A stop of this plan is in progress\./);
    await desk.confirm();
    await desk.hub.work();
    // Three business days after Monday.
    expect(await desk.mine.request(record, { reference })).toMatchObject({
      status: 'confirmed',
      next: 'The plan stops from 26-Nov-2026. To undo this, cancel it before that day.',
      acts: ['cancel'],
    });
    expect(await desk.plan(reg)).toMatchObject({ ceasedOn: null });
    await desk.mine.request(deleteRecord, { id: reference });
    expect((await desk.mine.request(record, { reference })).events.at(-1)?.title).toBe('Stop cancelled');
    goTo('2026-11-26');
    await desk.hub.work();
    expect(await desk.plan(reg)).toMatchObject({ ceasedOn: null });

    const again = await desk.send(stop(reg));
    await desk.confirm();
    await desk.hub.work();
    expect(await desk.statusOf(again)).toBe('confirmed');
    goTo('2026-11-30');
    await desk.hub.work();
    expect(await desk.statusOf(again)).toBe('allotted');
    expect(await desk.plan(reg)).toMatchObject({ ceasedOn: '2026-12-01', reason: 'Goal reached' });
    const tooLate = await desk.mine.call(deleteRecord, { id: again });
    expect(tooLate.ok).toBe(false);
    expect(await desk.send(stop(reg))).toMatch(/^This plan is stopped already\./);
    goTo('2026-12-02');
    expect(await desk.send(stop(reg))).toMatch(/^This plan is not running in the folio\./);
  });

  it('is refused two business days before a debit and says from when, and is taken three before', async () => {
    const reg = await desk.order(sip({ day: 21, startsOn: '2026-12-21' }));
    // The debit is on Monday the 21st: Thursday is two business days before it, Wednesday three.
    goTo('2026-12-17');
    expect(await desk.send(stop(reg))).toMatch(
      /^The debit of 21-Dec-2026 is already in process\..*on 21-Dec-2026 or later\.$/,
    );
    const plans = await desk.mine.request(systematicPlans, { folioNo: folios.asha });
    expect(plans.find(({ regNo }) => regNo === reg)?.mayStop).toMatchObject({
      isAllowed: false,
      from: '2026-12-21',
    });
    const other = await desk.order(sip({ day: 22, startsOn: '2026-12-22' }));
    const reference = await desk.send(stop(other));
    expect(reference).toMatch(/^H/);
    // Confirmed a day later it would be too late.
    goTo('2026-12-18', '10:30');
    expect(await desk.confirm()).toMatch(
      /can no longer be confirmed. The debit of 22-Dec-2026 is already in process/,
    );
    expect(await desk.plan(other)).toMatchObject({ ceasedOn: null });
  });
});
