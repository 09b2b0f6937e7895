import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logError } from '../calls/app-state/app-state.ts';
import { checkRequest } from '../wire/check.ts';
import { type ErrorReport, errorLogPayload, errorLogResult } from './error-log.ts';

const report: ErrorReport = {
  error: new TypeError('nothing to show'),
  type: 'error',
  platform: 'web',
  module: 'dashboard',
  timestamp: '2026-11-15T10:20:30.000Z',
  ip: '203.0.113.7',
};

describe('the error log', () => {
  it('has its six fields, and error_log is JSON of message, stack and timestamp [S3-40]', () => {
    const payload = errorLogPayload(report);
    expect(Object.keys(payload).sort()).toEqual(['appId', 'error_log', 'ip', 'module', 'timestamp', 'type']);
    const log = JSON.parse(payload.error_log);
    expect(Object.keys(log).sort()).toEqual(['message', 'stack', 'timestamp']);
    expect(log).toMatchObject({ message: 'nothing to show', timestamp: report.timestamp });
    expect(log.stack).toContain('nothing to show');
  });

  it('is a valid request whatever was thrown', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.string().map((text) => new Error(text.repeat(500))),
        ),
        (error) => {
          const payload = errorLogPayload({ ...report, error, ip: null });
          expect(checkRequest(logError, payload)).toMatchObject({ ok: true });
        },
      ),
    );
  });

  it('lets no PAN, code or account number out, not even half of one at the cut', () => {
    const secrets = ['ABCDE1234F', 'otp 482913', 'account 00123456789012'];
    for (const secret of secrets) {
      for (let left = 0; left <= secret.length; left++) {
        const error = new Error(`${'x'.repeat(999 - left)} ${secret}`);
        error.stack = `${'x'.repeat(5_999 - left)} ${secret}`;
        const log = errorLogPayload({ ...report, error }).error_log;
        expect(log, `${left} of ${secret}`).not.toMatch(/ABCDE|1234|4829|00123/);
      }
    }
  });

  it("ends in 'Request Send Succesfully' when it was delivered [S8-10]", () => {
    expect(errorLogResult(true)).toBe('Request Send Succesfully');
  });

  it("ends in 'Something Went wrong while request' when it was not [S8-11]", () => {
    expect(errorLogResult(false)).toBe('Something Went wrong while request');
  });
});
