import type { Readable } from 'node:stream';

/** What a call with the reply form `file` answers. */
export interface FileReply {
  readonly fileName: string;
  readonly contentType: string;
  /** How many rows it will have. */
  readonly rows: number;
  /** Makes the whole file, telling how many rows are written; it is sent only when it is there. */
  write(
    onWritten: (rows: number) => void,
  ): Promise<{ readonly size: number; readonly body: AsyncIterable<Uint8Array> & Readable }>;
}
