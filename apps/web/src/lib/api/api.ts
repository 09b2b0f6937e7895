import type { Call, FileProgress, Upload } from '@hub/contract';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** A poll or another call nobody waits for: never raises the loader. */
  readonly background?: boolean;
  /** Files of a multipart call. */
  readonly uploads?: readonly Upload[];
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

/** offline: the device lost the network, which is no token failure (Spec §4, readings 2). */
export type Renewal = 'renewed' | 'failed' | 'ended' | 'offline';

/** The client as the session's own keepers see it. */
export interface SessionApi extends Api {
  /** A fresh access token, whatever the present one is worth. */
  renewSession(): Promise<Renewal>;
}

export interface ApiErrorDetails {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The failed call's name, e.g. `session.sendOtp`. */
  readonly call: string;
  /** Messages by field name, for the form to show at the field. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** A failed call, with a message fit for the user (Spec §8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly call: string;
  readonly fields: Readonly<Record<string, string>>;

  constructor(message: string, { status, call, fields = {} }: ApiErrorDetails) {
    super(message);
    this.status = status;
    this.call = call;
    this.fields = fields;
  }
}
