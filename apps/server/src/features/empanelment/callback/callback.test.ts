import { texts } from '@hub/contract';
import { requestCallback } from '@hub/contract/calls/empanelment/empanelment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
});
afterAll(() => hub.close());

describe('a call back', () => {
  const requested = {
    name: 'Asha Rao',
    mobile: '+91 98765 43210',
    when: 'morning',
    about: 'empanelment',
  } as const;

  it('is asked for once for a number, however often, and not without end', async () => {
    const client = hub.client();
    expect(await client.request(requestCallback, requested)).toEqual({ status: 'taken' });
    expect(await client.request(requestCallback, { ...requested, mobile: '9876543210' })).toEqual({
      status: 'waiting',
    });
    const rows = await hub.db.read('system', 'select mobile from callback_request');
    expect(rows).toEqual([{ mobile: '9876543210' }]);
    await client.call(requestCallback, requested);
    expect(await client.call(requestCallback, requested)).toMatchObject({ ok: false, status: 429 });
    expect(await client.call(requestCallback, { ...requested, mobile: '12345' })).toMatchObject({
      ok: false,
      fields: { mobile: texts.field.mobile },
    });
  });
});
