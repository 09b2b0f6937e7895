import type { Call, FileProgress, Upload } from '@hub/contract';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** A poll or another call nobody waits for: never raises the loader. */
  readonly background?: boolean;
  /** Files of a multipart call. */
  readonly uploads?: readonly Upload[];
  /**
   * Names the user's one act, for a form that may be sent again after a failure: under the same key the server does it
   * once. A call that is given none has one of its own.
   */
  readonly idempotencyKey?: string;
  /** Told how far a file is while it is made. */
  readonly onProgress?: (progress: FileProgress) => void;
}

/** The answer to a call whose reply form is `file`. */
export interface FileReply {
  readonly fileName: string | null;
  readonly file: Blob;
  /** How many rows it has; null when the server did not say. */
  readonly rows: number | null;
}

export interface Api {
  /** Sends one call of the contract. Rejects with ApiError, or with the signal's reason when aborted. */
  call<Req, Res>(call: Call<Req, Res>, input: NoInfer<Req>, options?: CallOptions): Promise<Res>;
}

/**
 * offline: the device lost the network, which is no token failure (Spec §4, readings 2). unavailable: the server
 * serves nobody now, which says nothing about this session either.
 */
export type Renewal = 'renewed' | 'failed' | 'ended' | 'offline' | 'unavailable';

/** The client as the session's own keepers see it. */
export interface SessionApi extends Api {
  /** A fresh access token, whatever the present one is worth. */
  renewSession(): Promise<Renewal>;
}

interface ApiErrorDetails {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The failed call's name, e.g. `session.sendOtp`. */
  readonly call: string;
  /** Messages by field name, for the form to show at the field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The request's id, under which the server's log has it; null when no answer came. */
  readonly reference?: string | null;
}

/** A failed call, with a message fit for the user (Spec §8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly call: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly reference: string | null;

  constructor(message: string, { status, call, fields = {}, reference = null }: ApiErrorDetails) {
    super(message);
    this.status = status;
    this.call = call;
    this.fields = fields;
    this.reference = reference;
  }
}
