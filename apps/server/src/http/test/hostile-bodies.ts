import type { Call } from '@hub/contract';
import { expect } from 'vitest';
import type { WireAnswer } from './test-client.ts';

/*
 * What nobody who means well sends, for the tests that send it to every call.
 */

/** What a call may write although it is refused: it counts who asks. */
export const bookkeeping = ['rate_limit', 'otp_request'];

export const wrongTypes = [0, -1, 1e308, true, null, [], {}, [[]], { $ne: '' }, ['a', 'b']];

export interface RawBody {
  readonly payload: string | Buffer;
  readonly type?: string;
  /** A form one can read, only not what the call asks for. */
  readonly readable?: true;
}

export const form = 'application/x-www-form-urlencoded';
export const json = 'application/json';
const sealedText = `v1.0.${'A'.repeat(16)}.${'B'.repeat(64)}`;
export const malformedBodies: readonly RawBody[] = [
  { payload: '{"a":', type: json },
  { payload: '[1,2,3]', type: json },
  { payload: 'null', type: json },
  { payload: '"text"', type: json },
  { payload: '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}', type: json },
  { payload: `{"data":"${sealedText}"}`, type: json },
  { payload: `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, type: json },
  { payload: '%zz=%', type: form },
  { payload: 'novalue', type: form },
  { payload: '=novalue', type: form },
  { payload: 'arn=1&arn=2&otp=1&otp=2', type: form },
  { payload: '__proto__=1&constructor=2', type: form, readable: true },
  { payload: `data=${sealedText}`, type: form, readable: true },
  { payload: Buffer.from([0xff, 0xfe, 0x00, 0x80]), type: form },
  { payload: Buffer.from([0xff, 0xfe, 0x00, 0x80]), type: json },
  {
    payload: '--x\r\nContent-Disposition: form-data; name="data"\r\n\r\n{}',
    type: 'multipart/form-data; boundary=x',
  },
  { payload: 'no boundary', type: 'multipart/form-data' },
  { payload: '<a/>', type: 'application/xml' },
  { payload: 'text', type: 'text/plain' },
  { payload: '{}', type: 'application/json; charset=utf-16' },
  { payload: '{}', type: 'application/vnd.unknown+json' },
  { payload: 'x', type: 'not a content type' },
  { payload: 'no type at all' },
];

/** 4xx in the shape of its service, with nothing of the inside. */
export function expectFailureShape(call: Call, { status, text }: WireAnswer): void {
  expect([call.name, status]).toEqual([call.name, expect.toSatisfy((code) => code >= 400 && code < 500)]);
  const body = JSON.parse(text);
  if (call.service === 'unification') expect(body).toMatchObject({ Status: 'F', msgTable: [{}] });
  else expect(body).toMatchObject({ status: 'Failed', error: expect.stringMatching(/./) });
  expect(text).not.toMatch(/\bat \/|node_modules|syntax error|relation "/);
}
