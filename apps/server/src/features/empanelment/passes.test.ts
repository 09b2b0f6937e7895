import { sendOtp } from '@hub/contract/calls/empanelment';
import { empanelmentTexts } from '@hub/contract/empanelment/empanelment-texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import type { ArnRecord } from '../../ports/arn-registry/arn-registry.ts';
import { fakeService } from '../../ports/test/fake-service.ts';
import { Applicant, stepsFor } from './test/applicant.ts';
import { empanelmentApp, recordOf } from './test/empanelment-app.ts';

let hub: TestApp;
let service: Awaited<ReturnType<typeof fakeService>>;
beforeAll(async () => {
  hub = await empanelmentApp();
  service = await fakeService();
});
afterAll(async () => {
  await service.close();
  await hub.close();
});

describe('a contact that has changed since', () => {
  it('ends the pass, and the next code goes to the new one', async () => {
    const arn = 'ARN-300001';
    let record: ArnRecord = { ...recordOf(hub, 'ARN-200010'), arn, mobile: '5550300001', email: null };
    service.answer = () => ({ body: { record } });
    const arnRegistry = { url: service.url, timeoutMs: 2000 };
    const other = await testApp({ on: hub, config: { arnRegistry, files: hub.config.files } });
    const device = new Applicant(other, arn);
    await device.open();
    expect(await device.save({ details: stepsFor(record).details })).toMatchObject({ ok: true });
    record = { ...record, mobile: '5550399999' };
    await expect(device.detail()).rejects.toThrow(empanelmentTexts.passOver);
    expect(await device.open()).toMatchObject({ status: 'draft' });
    const sent =
      "select distinct target from outbox_message where arn = $1 and purpose = 'otp' order by target";
    expect(await hub.db.read('system', sent, [arn])).toEqual([
      { target: '5550300001' },
      { target: '5550399999' },
    ]);
    expect((await device.detail()).form.details?.pan).toBe(record.pan);
    service.answer = () => ({ status: 503, body: {} });
    const refused = await other.client().call(sendOtp, { arn });
    expect(refused).toMatchObject({ ok: false, status: 503, message: empanelmentTexts.registryDown });
    await other.close();
  });

  it('and so does half an hour without a touch', async () => {
    const device = new Applicant(hub, 'ARN-200012');
    await device.open();
    hub.clock.advance({ minutes: 29 });
    await device.detail();
    hub.clock.advance({ minutes: 31 });
    await expect(device.detail()).rejects.toThrow(empanelmentTexts.passOver);
  });
});
