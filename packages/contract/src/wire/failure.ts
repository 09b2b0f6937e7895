import type { Service } from '../call/define-call.ts';
import { texts } from '../texts/texts.ts';

export type FieldMessages = Readonly<Record<string, string>>;

/** Our failure body; `fields` names what to correct. */
export interface FailureBody {
  readonly status: 'Failed';
  readonly error: string;
  readonly fields?: FieldMessages;
}

export interface UnificationFailureBody {
  readonly Status: 'F';
  readonly msgTable: readonly [{ readonly as_results: string; readonly fields?: FieldMessages }];
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asMessage = (value: unknown): string =>
  typeof value === 'string' && value !== '' ? value : texts.call.failed;

/** Spec §8: a single key 'Error', or status 'Failed' with its error field. Null is no failure. */
export function failureOf(reply: unknown): string | null {
  if (!isRecord(reply)) return null;
  const keys = Object.keys(reply);
  if (keys.length === 1 && keys[0] === 'Error') return asMessage(reply.Error);
  if (reply.status === 'Failed') return asMessage(reply.error);
  return null;
}

export const failureReply = (message: string, fields?: FieldMessages): FailureBody =>
  fields === undefined ? { status: 'Failed', error: message } : { status: 'Failed', error: message, fields };

export const unificationFailureReply = (message: string, fields?: FieldMessages): UnificationFailureBody => ({
  Status: 'F',
  msgTable: [fields === undefined ? { as_results: message } : { as_results: message, fields }],
});

/** The failure body in the shape the service speaks. Never sealed: proxies and tools may read why. */
export const failureReplyFor = (
  service: Service | null,
  message: string,
  fields?: FieldMessages,
): FailureBody | UnificationFailureBody =>
  service === 'unification' ? unificationFailureReply(message, fields) : failureReply(message, fields);
