import {
  brokerDetails,
  createBroker,
  empanelmentStatus,
  sendOtp,
  validateOtp,
} from '@hub/contract/calls/empanelment/empanelment';
import { sendOtp as sendLoginOtp, validateSendOtp } from '@hub/contract/calls/session/session';
import { empanelmentTexts } from '@hub/contract/empanelment/empanelment-texts';
import { codeTexts } from '@hub/contract/session/code-texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import { Applicant } from '../test/applicant.ts';
import { empanelmentApp } from '../test/empanelment-app.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await empanelmentApp();
});
afterAll(() => hub.close());

describe('a stranger', () => {
  it('is answered alike for an ARN that there is and one that nobody has', async () => {
    const client = hub.client();
    const requested = async (arn: string, channel?: 'EMAIL') => {
      const sent = await client.request(sendOtp, { arn, ...(channel && { channel }) });
      const tried = await client.call(validateOtp, { requestId: sent.requestId, otp: '000000' });
      return {
        fields: Object.keys(sent).sort(),
        hasForm: (sent.channel === 'SMS' ? /^\*{5}\d{5}$/ : /^\*{5}$/).test(sent.maskedTarget),
        tried: tried.ok ? 'opened' : [tried.status, tried.message],
      };
    };
    expect(await requested('ARN-200010')).toMatchObject({ hasForm: true });
    expect(await requested('ARN-999999')).toEqual(await requested('ARN-200010'));
    expect(await requested('ARN-999999')).toEqual(await requested('ARN-200004'));
    expect(await requested('ARN-999999', 'EMAIL')).toEqual(await requested('ARN-200010', 'EMAIL'));
  });

  it('opens nothing with a pass that nobody was given', async () => {
    const pass = 'A'.repeat(43);
    for (const call of [brokerDetails, empanelmentStatus]) {
      expect(await hub.client().call(call as typeof brokerDetails, { pass })).toMatchObject({
        ok: false,
        status: 409,
        fields: { pass: empanelmentTexts.passOver },
      });
    }
    expect(await hub.client().call(createBroker, { pass, version: 0, euins: ['E200001'] })).toMatchObject({
      ok: false,
      status: 409,
    });
  });

  it('cannot log in with a code to open a form, nor open or sign one with a code of another use', async () => {
    const arn = 'ARN-200011';
    const client = hub.client();
    const { requestId } = await client.request(sendOtp, { arn });
    const otp = await client.otpOf(arn);
    const expired = { ok: false, message: codeTexts.expired };
    expect(await client.call(validateSendOtp, { requestId, otp })).toMatchObject(expired);
    hub.clock.advance({ seconds: 40 });
    const login = await client.request(sendLoginOtp, { arn: people.ifa.arn });
    const loginOtp = await client.otpOf(people.ifa.arn);
    expect(await client.call(validateOtp, { requestId: login.requestId, otp: loginOtp })).toMatchObject(
      expired,
    );
    const device = new Applicant(hub, arn);
    await device.open();
    const { requestId: signing, otp: signingOtp } = await device.signature();
    expect(await client.call(validateOtp, { requestId: signing, otp: signingOtp })).toMatchObject(expired);
  });

  it('guesses 1,000 codes in vain, and the login of the ARN is not locked by it', async () => {
    const { arn } = people.ifa;
    const strict = await testApp({
      on: hub,
      config: { limits: { ...hub.config.limits, wrongOtpPerArnPerHour: 15 }, logLevel: 'error' },
    });
    const client = strict.client();
    const statuses = new Set<number>();
    for (let n = 0; n < 1000; n += 50) {
      hub.clock.advance({ seconds: 31 });
      const { requestId } = await client.request(sendOtp, { arn });
      const right = Number(await client.otpOf(arn));
      const tries = Array.from({ length: 50 }, (_, i) =>
        String((right + 1 + i) % 1_000_000).padStart(6, '0'),
      );
      const answers = await Promise.all(tries.map((otp) => client.send(validateOtp, { requestId, otp })));
      for (const { status } of answers) statuses.add(status);
    }
    expect([...statuses].sort()).toEqual([422, 429]);
    expect(await hub.db.read('system', 'select from empanelment_pass where arn = $1', [arn])).toEqual([]);
    hub.clock.advance({ seconds: 31 });
    await client.logIn(arn);
    await strict.close();
  });
});
