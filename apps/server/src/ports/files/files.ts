import type { Readable } from 'node:stream';

interface StoredFile {
  readonly contentType: string;
  readonly size: number;
  readonly body: Readable;
}

/**
 * Named byte strings. A name is one or more segments of letters, digits, dot, dash and
 * underscore joined by `/`; anything else is refused with a `FileNameError`.
 */
export interface Files {
  put(name: string, body: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is no such file. */
  get(name: string): Promise<StoredFile | null>;
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>;
}
