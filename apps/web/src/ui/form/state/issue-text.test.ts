import { texts } from '@hub/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { issueText } from './issue-text.ts';

const said = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value, { error: issueText }).error?.issues[0]?.message;

describe('what a rule without a text of its own says', () => {
  it.each([
    ['nothing entered', z.string(), undefined, texts.field.required],
    ['an empty text', z.string().check(z.minLength(3)), '', texts.field.required],
    ['a text too short', z.string().check(z.minLength(3)), 'ab', 'Enter at least 3 characters.'],
    ['a text too long', z.string().check(z.maxLength(3)), 'abcd', 'Use at most 3 characters.'],
    ['a number too small', z.number().check(z.minimum(500)), 499, 'Enter 500 or more.'],
    ['a number not above', z.number().check(z.gt(0)), 0, 'Enter more than 0.'],
    ['a number too large', z.number().check(z.maximum(28)), 31, 'Enter 28 or less.'],
    ['a number not below', z.number().check(z.lt(28)), 28, 'Enter less than 28.'],
    ['nothing chosen of a list', z.array(z.string()).check(z.minLength(1)), [], 'Choose at least one.'],
    ['too many chosen', z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'Choose at most 1.'],
    ['no choice', z.enum(['a', 'b']), null, 'Choose one.'],
    ['a choice that is none', z.enum(['a', 'b']), 'c', 'Choose one.'],
    ['no e-mail address', z.email(), 'meera@', texts.field.email],
    ['another format', z.uuid(), 'x', texts.field.invalid],
    ['another kind of value', z.number(), 'x', texts.field.invalid],
  ])('of %s', (_, schema, value, text) => {
    expect(said(schema, value)).toBe(text);
  });

  it('gives way to the text of the schema', () => {
    expect(said(z.string().check(z.minLength(1, 'Choose a folio.')), '')).toBe('Choose a folio.');
    expect(said(z.enum(['a'], 'Choose a plan.'), undefined)).toBe('Choose a plan.');
  });
});
