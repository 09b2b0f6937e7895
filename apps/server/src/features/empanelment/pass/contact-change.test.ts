import { sendOtp, validateOtp } from '@hub/contract/calls/empanelment/empanelment';
import { empanelmentTexts } from '@hub/contract/empanelment/empanelment-texts';
import { codeTexts } from '@hub/contract/session/code-texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import type { ArnRecord } from '../../../ports/arn-registry/arn-registry.ts';
import { fakeService } from '../../../ports/test/fake-service.ts';
import { Applicant, stepsFor } from '../test/applicant.ts';
import { empanelmentApp, recordOf } from '../test/empanelment-app.ts';

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

/** The same hub with a register whose records change. */
const requesting = () =>
  testApp({
    on: hub,
    config: { arnRegistry: { url: service.url, timeoutMs: 2000 }, files: hub.config.files },
  });

describe('a contact that has changed since', () => {
  it('ends the pass, and the next code goes to the new one', async () => {
    const arn = 'ARN-300001';
    let record: ArnRecord = { ...recordOf(hub, 'ARN-200010'), arn, mobile: '5550300001', email: null };
    service.answer = () => ({ body: { record } });
    const other = await requesting();
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

  it('ends the codes that went to the old one, to open the form and to sign it, right or wrong', async () => {
    const arn = 'ARN-300002';
    const first: ArnRecord = {
      ...recordOf(hub, 'ARN-200010'),
      arn,
      mobile: '5550300002',
      email: 'old@example.in',
    };
    let record = first;
    service.answer = () => ({ body: { record } });
    const other = await requesting();
    const client = other.client();
    const sentTo = async (channel: 'SMS' | 'EMAIL') => {
      hub.clock.advance({ seconds: 40 });
      const { requestId } = await client.request(sendOtp, { arn, channel });
      return { requestId, otp: await client.otpOf(arn) };
    };
    const over = { ok: false, status: 422, message: codeTexts.expired };

    const bySms = await sentTo('SMS');
    record = { ...first, mobile: '5550399998' };
    // Ended for good: neither a guess nor the old contact brings it back.
    const guess = { ...bySms, otp: bySms.otp === '000000' ? '000001' : '000000' };
    expect(await client.call(validateOtp, guess)).toMatchObject(over);
    record = first;
    expect(await client.call(validateOtp, bySms)).toMatchObject(over);

    const byMail = await sentTo('EMAIL');
    record = { ...first, email: 'new@example.in' };
    expect(await client.call(validateOtp, byMail)).toMatchObject(over);
    // The number is still the one that this code went to.
    const again = await sentTo('SMS');
    record = first;
    expect(await client.call(validateOtp, again)).toMatchObject({ ok: true });

    const device = new Applicant(other, arn);
    await device.open();
    await device.save(stepsFor(record));
    await device.uploadAll();
    const submit = await device.signature();
    record = { ...first, mobile: '5550399997' };
    await device.open();
    expect(await device.save({ submit })).toMatchObject(over);
    expect(await device.submit()).toMatchObject({ ok: true, value: { status: 'submitted' } });
    await other.close();
  });
});
