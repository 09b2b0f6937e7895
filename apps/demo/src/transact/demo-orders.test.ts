import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../server/src/http/test/test-app.ts';
import { demoDistributors } from '../people/demo-people.ts';
import { makeDemoOrders } from './demo-orders.ts';

const arn = demoDistributors[0]?.arn ?? '';
let hub: TestApp;
const make = () => makeDemoOrders(hub.context, arn, hub.payments.bank);
beforeAll(async () => {
  hub = await testApp({ withJobs: true, isDemo: true, investors: 400 });
  await make();
});
afterAll(() => hub.close());

const rows = <T>(sql: string) => hub.db.read<T & object>('system', sql);

describe("the demo's orders", () => {
  it('are in every status, also when the demo is first started on a Sunday, and are made once', async () => {
    expect(hub.clock.today().dayOfWeek).toBe(7);
    const seen = await rows<{ status: string; kind: string }>('select status, kind from orders');
    expect(new Set(seen.map(({ status }) => status))).toEqual(
      new Set([
        'pending',
        'expired',
        'declined',
        'confirmed',
        'submitted',
        'cancelled',
        'allotted',
        'rejected',
      ]),
    );
    expect(seen.filter(({ status }) => status === 'allotted').map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['lumpsum', 'redeem']),
    );
    await make();
    expect(await rows('select status from orders')).toHaveLength(seen.length);
  });

  it('are about plans too: on their way, registered, paused, and a stop that waits for its day', async () => {
    const plans = await rows<{ kind: string; status: string }>(
      "select kind, status from orders where kind not in ('lumpsum', 'redeem', 'switch') order by kind, status",
    );
    expect(plans.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'pause allotted',
      'sip allotted',
      'sip pending',
      'stop confirmed',
      'stop pending',
      'stp allotted',
      'swp allotted',
    ]);
  });

  it('are first-time forms too: at several steps, shared, sent, declined and expired', async () => {
    const forms = await rows<{ status: string; step: string; isShared: boolean }>(
      'select status, step, share_id is not null as "isShared" from application order by changed_at desc',
    );
    expect(forms.map(({ status, step }) => `${status} ${step}`).sort()).toEqual([
      'declined review',
      'draft bank',
      'draft fatca',
      'draft scheme',
      'draft status',
      'expired review',
      'sent review',
    ]);
    expect(forms.filter(({ isShared }) => isShared)).toHaveLength(1);
  });

  it('are paid with money that the bank knows, to the paisa, so that it can give it back', async () => {
    const strangers = await rows(
      `select c.payment_id from bank_credit c
         left join bank_payment b on b.id = c.payment_id and b.amount = c.amount and b.status = 'received'
        where b.id is null`,
    );
    expect(strangers).toEqual([]);
    expect(await rows('select 1 from bank_credit')).not.toEqual([]);
  });
});
