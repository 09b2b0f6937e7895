import type * as z from 'zod/mini';
import type { BodyForm, Call } from '../../call/define-call.ts';

/*
 * How large a body a call can make use of, read off its schema: whatever is larger is refused before it is read, and
 * whatever has more values before it is parsed.
 */
interface BodyLimits {
  /** Of the whole body; of a multipart one, of its `data`. Infinite where the schema sets no bound. */
  readonly bytes: number;
  /** Fields of a query or a form. */
  readonly fields: number;
  /** Commas and colons of a JSON text outside of its strings: no value is without one, but the first. */
  readonly marks: number;
}

/** So that what is a little too long, typed or pasted, is told at its field. */
const LEAST_BYTES = 32 * 1024;
/** An app of another version may say a few things more. */
const SPARE = 8;
const NUMBER_CHARS = 24;

interface Extent {
  /** Of the longest compact JSON text. */
  readonly chars: number;
  /** Values in it, however deep. */
  readonly values: number;
}

type Schema = z.core.$ZodType;
type Checks = z.core.$ZodTypeDef['checks'];

/** The first, which is looked at before anything is tidied away. */
function mostOf(checks: Checks): number {
  for (const { _zod } of checks ?? []) {
    if (_zod.def.check === 'max_length') return (_zod.def as z.core.$ZodCheckMaxLengthDef).maximum;
  }
  return Number.POSITIVE_INFINITY;
}

const textExtent = (text: string): Extent => ({ chars: text.length + 2, values: 1 });
const largest = (extents: readonly Extent[]): Extent => ({
  chars: Math.max(0, ...extents.map(({ chars }) => chars)),
  values: Math.max(1, ...extents.map(({ values }) => values)),
});
const times = (count: number, { chars, values }: Extent): Extent =>
  count === 0 ? { chars: 2, values: 1 } : { chars: 2 + count * (chars + 1), values: 1 + count * values };

function objectExtent(fields: readonly (readonly [name: number, value: Extent])[]): Extent {
  return {
    chars: fields.reduce((sum, [name, { chars }]) => sum + name + chars + 2, 2),
    values: fields.reduce((sum, [, { values }]) => sum + values, 1),
  };
}

function extentOf(schema: Schema): Extent {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return { chars: mostOf(def.checks) + 2, values: 1 };
    case 'number':
    case 'boolean':
    case 'null':
      return { chars: NUMBER_CHARS, values: 1 };
    case 'enum':
      return largest(Object.values(def.entries).map((entry) => textExtent(String(entry))));
    case 'literal':
      return largest(def.values.map((value) => textExtent(String(value))));
    case 'optional':
    case 'nullable':
      return extentOf(def.innerType);
    case 'array':
      return times(mostOf(def.checks), extentOf(def.element));
    case 'union':
      return largest(def.options.map(extentOf));
    case 'object':
      return objectExtent(
        Object.entries(def.shape).map(([name, inner]) => [name.length + 2, extentOf(inner)] as const),
      );
    case 'record': {
      const { def: keys } = (def.keyType as z.core.$ZodTypes)._zod;
      const names = keys.type === 'enum' ? Object.keys(keys.entries).length : Number.POSITIVE_INFINITY;
      const { chars, values } = extentOf(def.valueType);
      return times(names, { chars: chars + extentOf(def.keyType).chars + 1, values });
    }
    default:
      return { chars: Number.POSITIVE_INFINITY, values: Number.POSITIVE_INFINITY };
  }
}

/** A letter takes three bytes, and in a form three characters for each of them. A seal is base64. */
const bytesPerChar: Readonly<Record<BodyForm, number>> = {
  none: 0,
  json: 3,
  multipart: 3,
  form: 9,
  'sealed-json': 4,
  'sealed-form': 4,
};

function fieldCount(schema: Schema): number {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'object' ? Object.keys(def.shape).length : Number.POSITIVE_INFINITY;
}

/** A call, or what else has a body with a schema. */
type Bodied = Pick<Call, 'request' | 'body' | 'bodyBytes'>;

function computed(call: Bodied): BodyLimits {
  const { chars, values } = extentOf(call.request);
  return {
    bytes: call.bodyBytes ?? Math.max(LEAST_BYTES, chars * bytesPerChar[call.body]),
    fields: fieldCount(call.request) + SPARE,
    marks: 2 * (values + SPARE),
  };
}

const existing = new WeakMap<Bodied, BodyLimits>();

export function bodyLimitsOf(call: Bodied): BodyLimits {
  const before = existing.get(call);
  if (before !== undefined) return before;
  const limits = computed(call);
  existing.set(call, limits);
  return limits;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;

/** Where the text ends that begins here; behind everything where it never does. */
function endOfText(json: string, from: number): number {
  for (let quote = json.indexOf('"', from); quote >= 0; quote = json.indexOf('"', quote + 1)) {
    let before = quote - 1;
    while (before >= from && json.charCodeAt(before) === BACKSLASH) before--;
    // Behind an odd number of backslashes it is part of the text.
    if ((quote - before) % 2 === 1) return quote;
  }
  return json.length;
}

/** Whether a JSON text has more commas and colons than that. It stops at the first one too many, and makes nothing. */
export function hasMoreMarks(json: string, most: number): boolean {
  let marks = 0;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = endOfText(json, at + 1);
    else if (code === COLON || code === COMMA) {
      marks++;
      if (marks > most) return true;
    }
  }
  return false;
}
