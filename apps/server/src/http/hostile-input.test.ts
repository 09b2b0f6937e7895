import { texts } from '@hub/contract';
import { sendOtp, startPreLogin, validateBroker } from '@hub/contract/calls/session/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from './test/test-app.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
});
afterAll(() => hub.close());

/** The least of several tries: what else the machine does only ever adds to it. */
async function leastTime(run: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 9; tries += 1) {
    const start = performance.now();
    await run();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** A cost that grows with the square makes eight times the text 64 times as dear, one in step with it 8 times. */
async function growth(run: (size: number) => Promise<unknown>, size: number): Promise<number> {
  await run(size);
  return (await leastTime(() => run(8 * size))) / (await leastTime(() => run(size)));
}

const longArn = (size: number) => `ARN${' '.repeat(size)}x`;

describe('what a stranger sends to freeze the server', () => {
  it.each([
    ['sendOtp', sendOtp, (arn: string) => ({ arn })],
    ['prelogin', startPreLogin, (arn: string) => ({ arn })],
    ['VALIDATEBROKER', validateBroker, (arn: string) => ({ arn, pan: 'ABCDE1234F' })],
  ] as const)('is refused at its field by %s, at the cost of its length', async (_, call, inputOf) => {
    const send = (size: number) => hub.client().send(call, inputOf(longArn(size)) as never);
    const { status, text } = await send(16_000);
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ fields: { arn: texts.field.arn } });
    expect(await growth(send, 8_000)).toBeLessThan(27);
  });

  it.each(['eyJ-', 'a', '1-', 'a@'])(
    'costs the log no more than a short address does, here of %s',
    async (unit) => {
      const open = (size: number) => hub.app.inject({ url: `/${unit.repeat(size / unit.length)}` });
      expect(await growth(open, 8_000)).toBeLessThan(27);
    },
  );

  it('costs the error log no more than its length', async () => {
    const report = (size: number) =>
      hub.app.inject({
        method: 'POST',
        url: '/errorlog',
        payload: {
          type: 'error',
          appId: 'distributor-hub-web',
          module: 'dashboard',
          timestamp: '2026-11-15T06:30:00.000Z',
          error_log: 'eyJ-'.repeat(size / 4),
          ip: '',
        },
      });
    expect((await report(16_000)).statusCode).toBe(200);
    expect(await growth(report, 2_000)).toBeLessThan(27);
  });
});
