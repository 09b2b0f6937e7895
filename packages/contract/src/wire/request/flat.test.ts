import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { WireError } from '../wire-error.ts';
import { readFlat, readPairs, writeFlat } from './flat.ts';

const schema = z.object({
  text: z.string(),
  kind: z.enum(['a', 'b']),
  note: z.optional(z.string()),
  count: z.number(),
  yes: z.boolean(),
  device: z.optional(z.object({ id: z.string(), tags: z.array(z.string()) })),
  either: z.union([z.string(), z.number()]),
});
const words = fc.string({ unit: 'grapheme' });
const value = fc.record(
  {
    text: words,
    kind: fc.constantFrom('a', 'b'),
    note: words,
    count: fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => (Object.is(n, -0) ? 0 : n)),
    yes: fc.boolean(),
    device: fc.record({ id: words, tags: fc.array(words) }),
    either: fc.oneof(words, fc.integer()),
  },
  { requiredKeys: ['text', 'kind', 'count', 'yes', 'either'] },
);

describe('flat key=value', () => {
  it('gives back text, numbers, booleans and nested values as they were', () => {
    fc.assert(
      fc.property(value, (fields) => {
        expect(readFlat(schema, writeFlat(schema, fields), 7)).toEqual(fields);
      }),
    );
  });

  it('never mistakes text for a number, a boolean or nothing', () => {
    for (const text of ['5', 'true', 'null', '{}', '', ' ', '007']) {
      expect(readFlat(schema, writeFlat(schema, { text, either: text }), 7)).toEqual({ text, either: text });
    }
  });

  it('writes text bare and nested values as JSON text', () => {
    expect(writeFlat(schema, { text: 'a b&c=d', device: { id: 'x', tags: [] }, note: undefined })).toBe(
      'text=a+b%26c%3Dd&device=%7B%22id%22%3A%22x%22%2C%22tags%22%3A%5B%5D%7D',
    );
  });

  it('keeps every field as text where the request is not settled yet', () => {
    expect(readFlat(z.unknown(), 'a=1&b=true', 2)).toEqual({ a: '1', b: 'true' });
  });

  it('refuses what is not exactly form-encoded', () => {
    for (const text of [
      'a=%zz',
      'a=%',
      'a=%ff',
      'a',
      '=1',
      'a=1&',
      '&a=1',
      'a=1&&b=2',
      'a=1&a=2',
      'a=1&%61=2',
    ]) {
      expect(() => readPairs(text, 9), text).toThrow(WireError);
    }
  });

  it('refuses or reads any text, and fails in no other way', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          readFlat(schema, text, 9);
        } catch (error) {
          expect(error).toBeInstanceOf(WireError);
        }
      }),
    );
  });

  it('sets no prototype', () => {
    const fields = readFlat(schema, '__proto__=x&constructor=y', 7);
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
    expect(Object.keys(fields)).toEqual(['__proto__', 'constructor']);
  });

  it('refuses to send null where it would arrive as a word', () => {
    expect(() => writeFlat(schema, { text: null })).toThrow(TypeError);
  });
});
