import { dashboardShown } from '@hub/contract/calls/dashboard/dashboard';
import { saveLoginDetails, sendOtp, validateSendOtp } from '@hub/contract/calls/session/session';
import { refreshSession } from '@hub/contract/calls/session/session-tokens';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../test/test-app.ts';
import { people } from '../test/test-book.ts';
import { createLogger } from './logger.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
});
afterAll(() => hub.close());

const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('the request log', () => {
  it('names the call, its status, its time and a request id', async () => {
    const requestId = '0b9ce1d6-4a5e-4c55-9a3e-0f6f2f6d9c11';
    const wire = await hub
      .client()
      .send(sendOtp, { arn: people.ifa.arn }, { headers: { 'x-request-id': requestId } });
    expect(wire.headers['x-request-id']).toBe(requestId);
    const line = linesOf(hub.logged()).find((one) => one.requestId === requestId);
    expect(line).toMatchObject({ level: 'info', call: 'session.sendOtp', status: 200 });
    expect(line.ms).toEqual(expect.any(Number));
  });

  it.each(['9876543210', 'ABCDE1234F', '../../etc', 'x'.repeat(300)])(
    'takes no request id from outside that could carry something (%s)',
    async (given) => {
      const wire = await hub
        .client()
        .send(sendOtp, { arn: people.ifa.arn }, { headers: { 'x-request-id': given } });
      expect(wire.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(hub.logged()).not.toContain(given);
    },
  );

  it('shows nothing secret, wherever it comes in', async () => {
    const pan = 'ABCDE1234F';
    const mobile = '9812345678';
    const otp = '482913';
    const account = '002301564789';
    const mail = 'someone@private.example';
    const secrets = [pan, mobile, otp, account, mail];
    const client = hub.client();
    const { token, refreshToken, sessionKey } = await client.logIn(people.ifa.arn);
    secrets.push(token, refreshToken, sessionKey);
    const query = new URLSearchParams({ pan, mobile, otp, account, mail, token, note: `call ${mobile}` });

    await client.call(validateSendOtp, { requestId: mobile, otp });
    await client.call(refreshSession, { refreshToken });
    await client.call(saveLoginDetails, { platform: 'web', appVersion: pan });
    await client.call(dashboardShown, {}, { headers: { 'user-agent': mail, cookie: `token=${token}` } });
    const urls = [
      `/?${query}`,
      `/distributor/${pan}/${mobile}?${query}`,
      `/${hub.config.brand.paths.hub}/unknown/${mobile}?${query}`,
      `/${hub.config.brand.paths.hub}/api/DashboardShown?${query}`,
      `/%zz?${query}`,
      `/file.js?${query}`,
    ];
    for (const url of urls) await hub.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    for (const payload of [`{"pan":"${pan}","otp":"${otp}"`, `mobile=${mobile}&mobile=${mobile}`]) {
      await hub.app.inject({
        method: 'POST',
        url: '/errorlog',
        payload,
        headers: { 'content-type': 'application/json' },
      });
    }
    const logged = hub.logged();
    expect(logged).toContain('"call":"session.validateSendOtp"');
    for (const secret of secrets) expect(logged).not.toContain(secret);
  });
});

describe('the logger', () => {
  it('redacts by field name, by the look of a text, in messages and inside errors', () => {
    let text = '';
    const write = (line: string) => {
      text += line;
    };
    const logger = createLogger('info', { write });
    const error = Object.assign(new Error('mobile 9812345678 is taken'), {
      detail: 'Key (pan)=(ABCDE1234F)',
    });
    logger.info(
      {
        mobileNo: 12345,
        PAN_NO: 'x',
        nested: { deep: [{ accountNumber: '1', note: 'write to a@b.example' }] },
        headers: { authorization: 'Bearer abc', 'security-key': 'fixed' },
        otp: '1',
        company: 'kept',
        err: error,
      },
      'code 482913 for %s',
      'ABCDE1234F',
    );
    const line = JSON.parse(text);
    expect(line).toMatchObject({
      mobileNo: '[redacted]',
      PAN_NO: '[redacted]',
      otp: '[redacted]',
      company: 'kept',
      headers: { authorization: '[redacted]', 'security-key': '[redacted]' },
    });
    expect(text).not.toMatch(/9812345678|ABCDE1234F|482913|a@b\.example|12345/);
    expect(line.err).toMatchObject({ type: 'Error' });
  });
});
