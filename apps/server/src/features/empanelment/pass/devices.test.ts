import { empanelmentTexts } from '@hub/contract/empanelment/empanelment-texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../http/test/test-app.ts';
import { Applicant, stepsFor } from '../test/applicant.ts';
import { empanelmentApp, fillIn, messagesTo, recordOf } from '../test/empanelment-app.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await empanelmentApp();
});
afterAll(() => hub.close());

describe('two devices', () => {
  it('do not write over each other: the second reads first', async () => {
    const arn = 'ARN-200018';
    const [phone, desktop] = [new Applicant(hub, arn), new Applicant(hub, arn)];
    await phone.open();
    await desktop.open();
    const { details, tax } = stepsFor(recordOf(hub, arn));
    expect(await phone.save({ details }, 0)).toMatchObject({ ok: true, value: { version: 1 } });
    expect(await desktop.save({ tax }, 0)).toMatchObject({
      ok: false,
      status: 409,
      fields: { version: empanelmentTexts.changed },
    });
    expect(await desktop.save({ tax })).toMatchObject({
      ok: true,
      value: { version: 2, form: { details, tax } },
    });
  });

  it('that send the form at once make one application of it', async () => {
    const arn = 'ARN-200018';
    const device = await fillIn(hub, arn);
    const submit = await device.signature();
    const { version } = await device.detail();
    const answers = await Promise.all([device.save({ submit }, version), device.save({ submit }, version)]);
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(1);
    expect(await device.save({ submit }, version)).toMatchObject({
      ok: true,
      value: { status: 'submitted' },
    });
    const submitted = "select from empanelment_event where arn = $1 and what = 'submitted'";
    expect(await hub.db.read('system', submitted, [arn])).toHaveLength(1);
    expect(await messagesTo(hub, arn, 'empanelment-submitted')).toHaveLength(1);
  });
});
