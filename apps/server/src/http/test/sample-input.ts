import { type Call, checkRequest } from '@hub/contract';
import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;
const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

/** Texts of every kind the contract asks for; the first that the schema takes is used. */
const texts = [
  'ARN-100001',
  '123456',
  '2026-11-15T06:30:00.000Z',
  '2026-11-15',
  '0b9ce1d6-4a5e-4c55-9a3e-0f6f2f6d9c11',
  'utm_source',
  'a@example.in',
  'ABCDE1234F',
  'text',
  '1',
  'E123456',
  'H0123456789A',
  '2025-26',
  '234F',
  'HDFC0000001-4321',
  'HDFC0000001',
  'asha.pillai@okbank',
  'ceased~7001/11 SIP1',
  'Q-0123456A',
  '0123456789abcdef0123456789abcdef',
  // A mobile number.
  '9876543210',
  // A month.
  '2026-06',
  // A time of day.
  '21:30',
  // A financial year.
  '2025-26',
  // A language.
  'en',
  // A generated piece.
  '0123456789abcdefghjkmnpqrs',
  // A link's token.
  'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  // A real key on P-256, as the device-key login takes one.
  'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEzqmzdxPPVtsBd7E9_rTvU6Ab2SIvX2YQa36E5qL17pEvkys6u-TVmmCpG8906nipmG_YtXIdEEACS2nTUcGIUw',
];

export type Field = { readonly path: readonly string[]; readonly schema: Schema };

const isText = (schema: Schema): boolean => defOf(schema).type === 'string';

function accepts(schema: Schema, value: unknown): boolean {
  const result = (schema as z.ZodMiniType).safeParse(value);
  return result.success;
}

function sampleOf(schema: Schema): unknown {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([name, inner]) => [name, sampleOf(inner as Schema)]),
      );
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return sampleOf(def.innerType);
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'string':
      return texts.find((text) => accepts(schema, text)) ?? '';
    case 'number':
      return [1, 0, 10, 2026].find((number) => accepts(schema, number)) ?? 1;
    case 'boolean':
      return true;
    case 'record': {
      const key = defOf(def.keyType);
      if (key.type !== 'enum' || accepts(schema, {})) return {};
      return Object.fromEntries(Object.values(key.entries).map((name) => [name, sampleOf(def.valueType)]));
    }
    case 'array':
      return accepts(schema, []) ? [] : [sampleOf(def.element)];
    case 'union':
      return def.options[0] === undefined ? null : sampleOf(def.options[0]);
    default:
      return null;
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An input the call takes, made from its schema alone, so that a new call is fuzzed without a word. */
export function sampleInput(call: Call): Record<string, unknown> {
  const full = sampleOf(call.request) as Record<string, unknown>;
  // Fields that exclude each other: leave one out.
  const paths = Object.entries(full).flatMap(([name, value]) => [
    [name],
    ...(isObject(value) ? Object.keys(value).map((inner) => [name, inner]) : []),
  ]);
  const candidates = [full, ...paths.map((path) => withField(full, path, undefined))];
  const sample = candidates.find((candidate) => checkRequest(call, candidate).ok);
  if (sample === undefined) throw new Error(`no sample for ${call.name}: ${JSON.stringify(full)}`);
  return sample;
}

/** Every field of the request, with the path to it. */
export function fieldsOf(schema: Schema, path: readonly string[] = []): Field[] {
  const def = defOf(schema);
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default') {
    return fieldsOf(def.innerType, path);
  }
  if (def.type !== 'object') return [{ path, schema }];
  return Object.entries(def.shape).flatMap(([name, inner]) => {
    const deeper = fieldsOf(inner as Schema, [...path, name]);
    return deeper.some((field) => field.path.length === path.length + 1)
      ? deeper
      : [{ path: [...path, name], schema: inner as Schema }, ...deeper];
  });
}

export const textFieldsOf = (call: Call): Field[] =>
  fieldsOf(call.request).filter((field) => field.path.length > 0 && isText(field.schema));

/** A copy with one field set, or left out when the value is undefined. */
export function withField(
  input: Record<string, unknown>,
  path: readonly string[],
  value: unknown,
): Record<string, unknown> {
  const [name, ...rest] = path;
  if (name === undefined) return input;
  const copy = { ...input };
  const inner = copy[name];
  if (rest.length > 0) copy[name] = withField((inner ?? {}) as Record<string, unknown>, rest, value);
  else if (value === undefined) delete copy[name];
  else copy[name] = value;
  return copy;
}
