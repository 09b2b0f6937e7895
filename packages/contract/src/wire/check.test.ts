import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { texts } from '../texts/texts.ts';
import { check } from './check.ts';

describe('a check', () => {
  it('gives each field its first message, by its dotted path', () => {
    const code = z
      .string('Enter a code.')
      .check(z.minLength(3, 'Three at least.'), z.regex(/^\d*$/, 'Digits only.'));
    const schema = z.object({ code, device: z.object({ list: z.array(code) }) });
    expect(check(schema, { code: 'x', device: { list: ['123', 5] } })).toEqual({
      ok: false,
      fields: { code: 'Three at least.', 'device.list.1': 'Enter a code.' },
    });
  });

  it('never shows what the schema library says of itself', () => {
    expect(check(z.object({ n: z.number() }), { n: 'x' })).toEqual({
      ok: false,
      fields: { n: texts.field.invalid },
    });
    expect(check(z.object({}), 'x')).toEqual({ ok: false, fields: { '': texts.field.invalid } });
  });

  it('drops fields nobody asked for', () => {
    expect(check(z.object({ a: z.string() }), { a: 'x', admin: true })).toEqual({
      ok: true,
      value: { a: 'x' },
    });
  });
});
