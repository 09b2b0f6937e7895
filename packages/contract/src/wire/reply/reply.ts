import type { Call } from '../../call/define-call.ts';
import { texts } from '../../texts/texts.ts';
import { checkResponse } from '../check.ts';
import { type FieldMessages, failureOf, isRecord } from '../failure.ts';
import type { KeyFinder } from '../request/decode-request.ts';
import { open, SealError, type SealKey, seal } from '../seal/seal.ts';
import { WireError } from '../wire-error.ts';
import { readUnification, writeUnification } from './unification.ts';

export type Reply<Res> =
  | { readonly ok: true; readonly value: Res; readonly toast: string | null }
  | { readonly ok: false; readonly status: number; readonly message: string; readonly fields: FieldMessages };

export interface WireReply {
  readonly contentType: string;
  readonly body: string;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const TEXT_TYPE = 'text/plain; charset=utf-8';

/** A good answer as it travels. Failures go out plain, see `failureReplyFor`. */
export async function encodeReply<Res>(
  call: Call<unknown, Res>,
  value: Res,
  key: SealKey,
  toast?: string,
): Promise<WireReply> {
  switch (call.reply) {
    case 'sealed':
      return { contentType: TEXT_TYPE, body: await seal(key, JSON.stringify(value)) };
    case 'plain':
      return { contentType: JSON_TYPE, body: JSON.stringify(value) };
    case 'unification':
      return { contentType: JSON_TYPE, body: JSON.stringify(writeUnification(value, toast)) };
    case 'file':
    case 'events':
      throw new TypeError(`${call.name} answers with ${call.reply}`);
  }
}

const unreadable = (why: string) => new WireError('reply', why);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable('not JSON');
  }
}

function fieldsOf(body: unknown): FieldMessages {
  const holder: unknown = isRecord(body) && Array.isArray(body.msgTable) ? body.msgTable[0] : body;
  const fields = isRecord(holder) ? holder.fields : undefined;
  if (!isRecord(fields)) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function messageOf(body: unknown): string | null {
  const failure = failureOf(body);
  if (failure !== null || !isRecord(body)) return failure;
  const frame = readUnification(body);
  return frame.kind === 'failure' ? frame.message : null;
}

function failed(status: number, text: string): Reply<never> {
  let body: unknown = null;
  try {
    body = JSON.parse(text);
  } catch {
    // A proxy's page, or nothing: the status is all there is to say.
  }
  return { ok: false, status, message: messageOf(body) ?? texts.call.failed, fields: fieldsOf(body) };
}

async function payloadOf(call: Call, text: string, keys: KeyFinder): Promise<unknown> {
  if (call.reply === 'file') throw new TypeError(`${call.name} answers a file`);
  if (call.reply !== 'sealed') return parse(text);
  try {
    return parse(await open(keys, text));
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    // A failure may come plain. Anything else that is not sealed is refused.
    const plain: unknown = text.startsWith('{') ? parse(text) : null;
    if (failureOf(plain) !== null) return plain;
    throw unreadable(error.message);
  }
}

/** The answer to a call: its value, or why not. A reply that breaks the contract throws a WireError. */
export async function decodeReply<Res>(
  call: Call<unknown, Res>,
  status: number,
  text: string,
  keys: KeyFinder,
): Promise<Reply<Res>> {
  if (status < 200 || status > 299) return failed(status, text);
  const payload = await payloadOf(call, text, keys);
  const failure = failureOf(payload);
  if (failure !== null) return { ok: false, status, message: failure, fields: fieldsOf(payload) };
  const frame =
    call.reply === 'unification'
      ? readUnification(isRecord(payload) ? payload : { Table: payload })
      : ({ kind: 'value', value: payload, toast: null } as const);
  if (frame.kind === 'failure') {
    return { ok: false, status, message: frame.message, fields: fieldsOf(payload) };
  }
  const checked = checkResponse(call, frame.value);
  if (!checked.ok) throw unreadable(`${call.name} answered another shape`);
  return { ok: true, value: checked.value, toast: frame.toast };
}
