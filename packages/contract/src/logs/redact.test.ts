import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costPower } from '../../../domain/test/cost.ts';
import { redact } from './redact.ts';

const digits = (min: number, max = min) =>
  fc.stringMatching(new RegExp(`^[1-9][0-9]{${min - 1},${max - 1}}$`));
const secrets = {
  PAN: fc.stringMatching(/^[A-Za-z]{5}[0-9]{4}[A-Za-z]$/),
  OTP: digits(6),
  'short OTP': digits(4),
  'account number': digits(9, 18),
  mobile: digits(10).map((number) => `+91 ${number.slice(0, 5)} ${number.slice(5)}`),
  'e-mail': fc.stringMatching(/^[a-z][a-z0-9._]{2,20}@[a-z]{2,10}\.(com|in|co\.in)$/),
  'UPI address': fc.stringMatching(/^[a-z][a-z0-9.-]{2,20}@[a-z]{3,10}$/),
  'bearer token': fc.stringMatching(/^eyJ[A-Za-z0-9_-]{10,40}\.[A-Za-z0-9_-]{10,40}\.[A-Za-z0-9_-]{10,40}$/),
};
const before = fc.constantFrom('', ' ', '"', 'otp=', 'for ', '(', ': ', '\n    at ', '?pan=', '[', '{"x":"');
const after = fc.constantFrom('', ' ', '"', ', ', ')', '.', '&x=1', ']', '"}', '\n    at ');

describe('redaction', () => {
  it.each(Object.entries(secrets))('takes out a %s wherever it stands', (_, secret) => {
    fc.assert(
      fc.property(before, secret, after, (left, hidden, right) => {
        expect(redact(`failed ${left}${hidden}${right} here`)).not.toContain(hidden);
      }),
    );
  });

  it('takes out numbers written with gaps or in Devanagari, and an address of two parts', () => {
    expect(redact('call 98200-12345 or 1234 5678 9012')).toBe('call [number] or [number]');
    expect(redact('कोड १२३४५६')).toBe('कोड [number]');
    expect(redact('acct SB0012345678')).toBe('acct SB[number]');
    expect(redact('to asha@upi@okbank now')).toBe('to [address] now');
  });

  it('takes out a sealed text and header values', () => {
    expect(redact('body v1.0.AAAAAAAAAAAAAAAA.abcdefghij')).toBe('body [token]');
    expect(redact('Authorization: Basic dXNlcjpwYXNz')).toBe('Authorization: [token]');
  });

  it('keeps what helps to find the mistake', () => {
    for (const text of [
      'TypeError: x is undefined\n    at load (https://app.example/assets/index-a1.js:1:104233)',
      'at 2026-11-15T10:20:30.123Z for ARN-100001',
      'session.ts:12:34',
      'GET /distributor/nav 404 in 35 ms',
    ]) {
      expect(redact(text)).toBe(text);
    }
  });

  it('stays the same when done twice', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(redact(redact(text))).toBe(redact(text));
      }),
    );
  });

  it('takes out the beginning of a token: a text may have been cut there', () => {
    expect(redact('token eyJhbGciOiJIUzI1NiJ9')).toBe('token [token]');
    expect(redact('x-eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0')).toBe('x-[token]');
    expect(redact('body v1.0.AAAAAAAAAAAAAAAA')).toBe('body [token]');
    expect(redact('app v1.2.0 of today')).toBe('app v1.2.0 of today');
  });

  it.each([
    'eyJ-',
    'eyJ',
    '.js?',
    'a',
    'a.',
    'a@',
    '@',
    '1 ',
    '1234 ',
    'Bearer ',
    'v1.',
    'ARN-',
    '2026-11-',
    'ABCDE',
    ' ',
  ])('costs no more than the length of a text, here of %j again and again', (unit) => {
    expect(costPower((size) => redact(`${unit.repeat(size / unit.length)}"`), 4_000)).toBeLessThan(1.6);
  });
});
