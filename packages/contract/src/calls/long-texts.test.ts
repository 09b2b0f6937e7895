import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { costPower } from '../../../domain/test/cost.ts';
import type { Call } from '../call/define-call.ts';
import { allCalls } from './all.ts';

type Schema = z.core.$ZodType;

/** Every text inside a schema, wherever it stands, with the path to it. */
function textsOf(schema: Schema, path: string): [path: string, schema: z.core.$ZodString][] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return [[path, schema as z.core.$ZodString]];
    case 'object':
      return Object.entries(def.shape).flatMap(([name, inner]) => textsOf(inner, `${path}.${name}`));
    case 'optional':
    case 'nullable':
      return textsOf(def.innerType, path);
    case 'array':
      return textsOf(def.element, `${path}[]`);
    case 'union':
      return def.options.flatMap((option, at) => textsOf(option, `${path}|${at}`));
    case 'record':
      return [...textsOf(def.keyType, `${path} keys`), ...textsOf(def.valueType, `${path} values`)];
    case 'enum':
    case 'literal':
    case 'number':
    case 'boolean':
      return [];
    default:
      throw new Error(`${path}: no text is looked for inside ${def.type}`);
  }
}

const texts = (allCalls as readonly Call[]).flatMap((call) => textsOf(call.request, call.name));

const hostile = [' ', 'a', '1', 'ARN ', '@', '.', 'a.', 'a@', '-', '://', 'é', '\u200b', 'utm_'];
const longText = (unit: string, size: number): string => `ARN${unit.repeat(size / unit.length)}x`;

describe('a text of a request', () => {
  it('is found in the calls as they stand', () => {
    expect(texts.length).toBeGreaterThan(80);
    expect(texts.map(([path]) => path)).toContain('session.sendOtp.arn');
  });

  it.each(texts)('has its length looked at first, and a long one no further (%s)', (_, schema) => {
    const first = schema._zod.def.checks?.[0]?._zod.def;
    expect(first).toMatchObject({ check: 'max_length', abort: true });
    const longest = (first as z.core.$ZodCheckMaxLengthDef).maximum;
    for (const unit of hostile) {
      const { error } = z.safeParse(schema, longText(unit, 2 * longest + unit.length));
      expect(error?.issues).toHaveLength(1);
      expect(error?.issues[0]).toMatchObject({ code: 'too_big' });
    }
  });

  it('costs no more than its length, in any call', () => {
    const parseAll = (size: number) => {
      const all = hostile.map((unit) => longText(unit, size));
      for (const [, schema] of texts) for (const one of all) z.safeParse(schema, one);
    };
    expect(costPower(parseAll, 1_000)).toBeLessThan(1.6);
  });
});
