import * as z from 'zod/mini';
import type { Call } from '../call/define-call.ts';
import { texts } from '../texts/texts.ts';
import type { FieldMessages } from './failure.ts';

export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fields: FieldMessages };

/** What zod says when a schema names no text of its own; no user should read it. */
const isHuman = (message: string): boolean => message !== '' && !message.startsWith('Invalid ');

/** The first message of each field, by its dotted path. The whole value's own is under ''. */
function messagesOf(issues: readonly z.core.$ZodIssue[]): FieldMessages {
  const fields = new Map<string, string>();
  for (const { path, message } of issues) {
    const name = path.map(String).join('.');
    if (!fields.has(name)) fields.set(name, isHuman(message) ? message : texts.field.invalid);
  }
  return Object.fromEntries(fields);
}

export function check<Value>(schema: z.core.$ZodType<Value>, value: unknown): Checked<Value> {
  const result = z.safeParse(schema, value);
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, fields: messagesOf(result.error.issues) };
}

export const checkRequest = <Req>(call: Call<Req, unknown>, value: unknown): Checked<Req> =>
  check(call.request, value);

export const checkResponse = <Res>(call: Call<unknown, Res>, value: unknown): Checked<Res> =>
  check(call.response, value);
