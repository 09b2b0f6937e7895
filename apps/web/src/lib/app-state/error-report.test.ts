import { logError } from '@hub/contract/calls/app-state/app-state';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type HubServer, ok, paths, refuse, startHubServer } from '../test/hub-server.ts';
import { manualTimers } from '../test/manual-timers.ts';
import { createErrorReporter, reportUnhandled } from './error-report.ts';

let hub: HubServer;
beforeEach(async () => {
  hub = await startHubServer();
});
afterEach(() => hub.close());

function reporter(part: { ip?: () => Promise<string | null> } = {}) {
  const timers = manualTimers(Date.UTC(2026, 10, 15));
  const logged: string[] = [];
  const created = createErrorReporter({
    config: hub.config,
    brand: { paths },
    platform: 'web',
    module: () => 'dashboard',
    ip: part.ip ?? (async () => '203.0.113.7'),
    timers,
    log: (text) => logged.push(text),
  });
  return { ...created, timers, logged };
}

const received = () => hub.requested.map(({ body }) => JSON.parse(body) as Record<string, string>);
const accept = () => ok({ status: 'Success', message: 'Request Send Succesfully' });

describe('an unhandled error', () => {
  it('is posted with its six fields, the message and stack inside as JSON text [S3-40]', async () => {
    hub.on(logError, accept);
    await reporter().report(new RangeError('too far'), 'error');
    const [payload] = received();
    expect(Object.keys(payload ?? {}).sort()).toEqual([
      'appId',
      'error_log',
      'ip',
      'module',
      'timestamp',
      'type',
    ]);
    expect(payload).toMatchObject({ type: 'error', module: 'dashboard', ip: '203.0.113.7' });
    const inner = JSON.parse(payload?.error_log ?? '') as Record<string, string>;
    expect(Object.keys(inner).sort()).toEqual(['message', 'stack', 'timestamp']);
    expect(inner).toMatchObject({ message: 'too far', timestamp: '2026-11-15T00:00:00.000Z' });
    expect(inner.stack).toContain('RangeError');
  });

  it("sent well logs 'Request Send Succesfully' [S8-10]", async () => {
    hub.on(logError, accept);
    const { report, logged } = reporter();
    expect(await report('oops', 'error')).toBe('Request Send Succesfully');
    expect(logged).toEqual(['Request Send Succesfully']);
  });

  it.each([
    ['refused', () => refuse(500)],
    ['without an answer', () => 'hang-up' as const],
    ['answered with a failure', () => ok({ status: 'Failed', error: 'full' })],
  ])("%s logs 'Something Went wrong while request' [S8-11]", async (_, answer) => {
    hub.on(logError, answer);
    const { report, logged } = reporter();
    expect(await report('oops', 'error')).toBe('Something Went wrong while request');
    expect(logged).toEqual(['Something Went wrong while request']);
  });

  it('is sent once a minute however often it happens', async () => {
    hub.on(logError, accept);
    const { report, timers } = reporter();
    const error = new Error('again and again');
    for (let turn = 0; turn < 10; turn += 1) await report(error, 'error');
    expect(hub.requested).toHaveLength(1);
    await report(new Error('another'), 'error');
    expect(hub.requested).toHaveLength(2);
    timers.advance(60_000);
    await report(error, 'error');
    expect(hub.requested).toHaveLength(3);
  });

  it('leaves without PAN, codes and addresses', async () => {
    hub.on(logError, accept);
    await reporter().report(new Error('ABCDE1234F 9876543210 otp 482913 a@b.example'), 'error');
    expect(JSON.stringify(received())).not.toMatch(/ABCDE1234F|9876543210|482913|a@b/);
  });

  it('is sent without an address when that is unknown', async () => {
    hub.on(logError, accept);
    await reporter({ ip: () => Promise.reject(new Error('unreadable')) }).report('oops', 'error');
    expect(received()).toMatchObject([{ ip: '' }]);
  });

  it('is not one when a call was given up on purpose', async () => {
    const { report } = reporter();
    expect(await report(new DOMException('left the page', 'AbortError'), 'unhandledrejection')).toBeNull();
    expect(hub.requested).toHaveLength(0);
  });

  it('comes from the window, thrown or rejected, until stopped', () => {
    const reported: unknown[] = [];
    const host = new EventTarget() as unknown as Window;
    const report = async (...args: unknown[]) => {
      reported.push(args);
      return null;
    };
    const stop = reportUnhandled({ report }, host);
    const fire = () => {
      host.dispatchEvent(Object.assign(new Event('error'), { error: 'thrown' }));
      host.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'rejected' }));
    };
    fire();
    stop();
    fire();
    expect(reported).toEqual([
      ['thrown', 'error'],
      ['rejected', 'unhandledrejection'],
    ]);
  });
});
