import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { texts } from '../texts/texts.ts';
import { failureOf, failureReply, failureReplyFor } from './failure.ts';
import { readUnification } from './reply/unification.ts';

const message = fc.string({ minLength: 1 });

describe('a failure in a reply', () => {
  it("is a single key 'Error', with its value as message [S8-01]", () => {
    fc.assert(
      fc.property(message, (text) => {
        expect(failureOf({ Error: text })).toBe(text);
      }),
    );
  });

  it("is not 'Error' beside other keys [S8-02]", () => {
    fc.assert(
      fc.property(message, fc.string(), fc.anything(), (text, other, value) => {
        fc.pre(other !== 'Error' && other !== 'status' && other !== '__proto__');
        expect(failureOf({ Error: text, [other]: value })).toBeNull();
      }),
    );
  });

  it("is status 'Failed', with its error field as message [S8-03]", () => {
    fc.assert(
      fc.property(message, fc.dictionary(fc.string(), fc.anything()), (error, rest) => {
        expect(failureOf({ ...rest, status: 'Failed', error })).toBe(error);
      }),
    );
  });

  it("is no other status, and no other spelling of 'Error' [S8-01] [S8-03]", () => {
    for (const reply of [
      { status: 'failed', error: 'x' },
      { status: 'Success', error: 'x' },
      { status: 'FAILED', error: 'x' },
      { error: 'x' },
      { error: 'x', status: null },
      { ERROR: 'x' },
      {},
      [],
      [{ Error: 'x' }],
      'Error',
      null,
      undefined,
      7,
    ]) {
      expect(failureOf(reply), JSON.stringify(reply)).toBeNull();
    }
  });

  it('never comes out without words', () => {
    expect(failureOf({ Error: '' })).toBe(texts.call.failed);
    expect(failureOf({ Error: { code: 1 } })).toBe(texts.call.failed);
    expect(failureOf({ status: 'Failed' })).toBe(texts.call.failed);
  });
});

describe('the failure bodies we write', () => {
  it('read back as the failure they say', () => {
    fc.assert(
      fc.property(message, (text) => {
        expect(failureOf(failureReply(text))).toBe(text);
        expect(failureOf(failureReply(text, { arn: 'no' }))).toBe(text);
        expect(readUnification({ ...failureReplyFor('unification', text) })).toEqual({
          kind: 'failure',
          message: text,
        });
        expect(failureReplyFor('hub', text)).toEqual({ status: 'Failed', error: text });
        expect(failureReplyFor(null, text)).toEqual({ status: 'Failed', error: text });
      }),
    );
  });
});
