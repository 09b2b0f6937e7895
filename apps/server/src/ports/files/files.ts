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
  /** From a file on this machine, which stays; for what is too large to be held. */
  putFile(name: string, path: string, contentType: string): Promise<void>;
  /** Null when there is no such file. `size` is the whole file's; of `part`, the last byte is one of it. */
  get(name: string, part?: { readonly start: number; readonly end: number }): Promise<StoredFile | null>;
  /** In bytes; null when there is no such file. */
  sizeOf(name: string): Promise<number | null>;
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>;
}
