import type * as z from 'zod/mini';
import { WireError } from '../wire-error.ts';

/**
 * Query strings and form bodies: flat `key=value`. Text stands as it is; any other value is
 * JSON text. Which of the two a field is, the call's schema says, so nothing is guessed.
 */
export type Fields = Readonly<Record<string, unknown>>;

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];

const defOf = (schema: Schema): Def => (schema as z.core.$ZodTypes)._zod.def;

function isTextual(schema: Schema | undefined): boolean {
  if (schema === undefined) return true;
  const def = defOf(schema);
  switch (def.type) {
    case 'string':
    case 'unknown':
    case 'template_literal':
      return true;
    case 'enum':
      return Object.values(def.entries).every((entry) => typeof entry === 'string');
    case 'literal':
      return def.values.every((value) => typeof value === 'string');
    case 'optional':
      return isTextual(def.innerType);
    default:
      return false;
  }
}

function fieldSchema(schema: Schema, name: string): Schema | undefined {
  const def = defOf(schema);
  return def.type === 'object' && Object.hasOwn(def.shape, name) ? def.shape[name] : undefined;
}

/** Whether a request has a place for it. */
export const hasField = (schema: Schema, name: string): boolean => fieldSchema(schema, name) !== undefined;

function textOf(schema: Schema, name: string, value: unknown): string {
  if (!isTextual(fieldSchema(schema, name))) return JSON.stringify(value);
  if (typeof value === 'string') return value;
  // `null` as text would come back as the word.
  if (value === null) throw new TypeError(`${name} cannot travel as null`);
  return JSON.stringify(value);
}

const encode = (text: string): string => encodeURIComponent(text).replaceAll('%20', '+');

/** `a=1&b=two`; an undefined field is left out. */
export const writeFlat = (schema: Schema, fields: Fields): string =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encode(name)}=${encode(textOf(schema, name, value))}`)
    .join('&');

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new WireError('malformed', 'not form-encoded');
  }
}

/**
 * Strict where URLSearchParams guesses: bad escapes, a missing `=` and a field given twice are refused. So is the first
 * field too many, and what follows it is not looked at.
 */
export function readPairs(text: string, most: number): Map<string, string> {
  const pairs = new Map<string, string>();
  if (text === '') return pairs;
  for (let from = 0, to = 0; to < text.length; from = to + 1) {
    const next = text.indexOf('&', from);
    to = next < 0 ? text.length : next;
    if (pairs.size === most) throw new WireError('malformed', 'too many fields');
    const equals = text.indexOf('=', from);
    if (equals <= from || equals >= to) throw new WireError('malformed', 'not form-encoded');
    const name = decode(text.slice(from, equals));
    if (pairs.has(name)) throw new WireError('malformed', 'a field is given twice');
    pairs.set(name, decode(text.slice(equals + 1, to)));
  }
  return pairs;
}

function readValue(schema: Schema, name: string, text: string): unknown {
  if (isTextual(fieldSchema(schema, name))) return text;
  try {
    return JSON.parse(text);
  } catch {
    // The schema refuses the bare text with the field's own message.
    return text;
  }
}

export const readFlat = (schema: Schema, text: string, most: number): Fields =>
  Object.fromEntries(
    [...readPairs(text, most)].map(([name, value]) => [name, readValue(schema, name, value)]),
  );
