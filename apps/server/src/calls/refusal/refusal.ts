import type { FieldMessages } from '@hub/contract';
import { texts } from '@hub/contract';

/** Why a call is not answered. The one place that knows the HTTP codes is `statusOf`. */
export type RefusalKind =
  | 'malformed'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'method'
  | 'conflict'
  | 'too-large'
  | 'media-type'
  | 'rule'
  | 'limited'
  | 'failed'
  | 'maintenance'
  | 'unavailable';

const statuses: Readonly<Record<RefusalKind, number>> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  method: 405,
  conflict: 409,
  'too-large': 413,
  'media-type': 415,
  rule: 422,
  limited: 429,
  failed: 500,
  maintenance: 503,
  unavailable: 503,
};

export const statusOf = (kind: RefusalKind): number => statuses[kind];

type RefusalCode = 'recheck';

interface Details {
  readonly fields?: FieldMessages;
  readonly retryAfterSeconds?: number;
  /** What a program does about it: `recheck` asks for passkey or provider again. */
  readonly code?: RefusalCode;
}

/** Thrown by anything that serves a call; its message is what the user reads. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly kind: RefusalKind;
  readonly fields: FieldMessages | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly code: RefusalCode | undefined;

  constructor(kind: RefusalKind, message: string, details: Details = {}) {
    super(message);
    this.kind = kind;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.code = details.code;
  }
}

export const malformed = (fields?: FieldMessages): Refusal =>
  fields === undefined
    ? new Refusal('malformed', texts.call.unreadable)
    : new Refusal('malformed', texts.call.invalidFields, { fields });

export const unauthenticated = (): Refusal => new Refusal('unauthenticated', texts.session.loginNeeded);

export const limited = (
  retryAfterSeconds: number,
  message: string = texts.call.tooMany,
  fields?: FieldMessages,
): Refusal => new Refusal('limited', message, { retryAfterSeconds, ...(fields && { fields }) });
