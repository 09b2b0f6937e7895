import type { BodyForm, Call } from '../../call/define-call.ts';
import { texts } from '../../texts/texts.ts';
import { checkRequest } from '../check.ts';
import { isRecord } from '../failure.ts';
import { open, SealError, type SealKey } from '../seal/seal.ts';
import { WireError } from '../wire-error.ts';
import { bodyLimitsOf, hasMoreMarks } from './body-limits.ts';
import { DATA_FIELD } from './encode-request.ts';
import { type Fields, readFlat, readPairs } from './flat.ts';
import { maySendInBody } from './private-fields.ts';

/** What the server has in hand before anything is believed. */
export interface ReceivedRequest {
  /** Whether it came by POST. */
  readonly isPosted: boolean;
  readonly params: Readonly<Record<string, string>>;
  /** The raw query, without its question mark. */
  readonly query: string;
  readonly contentType: string | undefined;
  /** Of a call that a link opens. */
  readonly link?: string | undefined;
  /** The raw body; of a multipart one, the text of its `data` field. */
  readonly body: string;
}

export type KeyFinder = (id: string) => SealKey | null;

const mediaType: Readonly<Record<Exclude<BodyForm, 'none'>, string>> = {
  form: 'application/x-www-form-urlencoded',
  'sealed-form': 'application/x-www-form-urlencoded',
  json: 'application/json',
  'sealed-json': 'application/json',
  multipart: 'multipart/form-data',
};

function parseObject(text: string, mostMarks: number): Fields {
  if (hasMoreMarks(text, mostMarks)) throw new WireError('malformed', 'too many values');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new WireError('malformed', 'not JSON');
  }
  if (!isRecord(value)) throw new WireError('malformed', 'not an object');
  return value;
}

async function openObject(sealed: unknown, keys: KeyFinder, mostMarks: number): Promise<Fields> {
  if (typeof sealed !== 'string') throw new WireError('malformed', 'no sealed data');
  try {
    return parseObject(await open(keys, sealed), mostMarks);
  } catch (error) {
    if (error instanceof SealError) throw new WireError('malformed', error.message);
    throw error;
  }
}

function onlyData(fields: Fields): unknown {
  const names = Object.keys(fields);
  if (names.length !== 1 || names[0] !== DATA_FIELD) throw new WireError('malformed', 'no sealed data');
  return fields[DATA_FIELD];
}

async function readBody(
  call: Call,
  { isPosted, contentType, body }: ReceivedRequest,
  keys: KeyFinder,
): Promise<Fields> {
  // A read that names somebody: its fields come as a form.
  const form = isPosted && maySendInBody(call) ? 'form' : call.body;
  if (form === 'none') return {};
  const given = contentType?.split(';')[0]?.trim().toLowerCase();
  // A post that says nothing, as logout does, needs no content type either.
  if (given === undefined && body === '' && form === 'form') return {};
  if (given !== mediaType[form]) throw new WireError('media-type', `wants ${mediaType[form]}`);
  const { fields, marks } = bodyLimitsOf(call);
  switch (form) {
    case 'form':
      return readFlat(call.request, body, fields);
    case 'json':
    case 'multipart':
      return parseObject(body, marks);
    case 'sealed-form':
      return openObject(onlyData(Object.fromEntries(readPairs(body, 1))), keys, marks);
    case 'sealed-json':
      return openObject(onlyData(parseObject(body, 1)), keys, marks);
  }
}

function merge(parts: readonly Fields[]): Fields {
  const fields = new Map<string, unknown>();
  for (const part of parts) {
    for (const [name, value] of Object.entries(part)) {
      if (fields.has(name)) throw new WireError('malformed', 'a field is given twice');
      fields.set(name, value);
    }
  }
  return Object.fromEntries(fields);
}

/** The request's one flat object, checked, or a WireError. Nothing in between. */
export async function decodeRequest<Req>(
  call: Call<Req, unknown>,
  received: ReceivedRequest,
  keys: KeyFinder,
): Promise<Req> {
  const query = readFlat(call.request, received.query, bodyLimitsOf(call).fields);
  const { params, link } = received;
  const opens = call.link && link !== undefined ? { [call.link]: link } : {};
  const fields = merge([params, opens, query, await readBody(call, received, keys)]);
  const checked = checkRequest(call, fields);
  if (!checked.ok) throw new WireError('invalid', texts.call.invalidFields, checked.fields);
  return checked.value;
}
