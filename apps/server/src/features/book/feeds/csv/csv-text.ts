import { isAscii, isUtf8 } from 'node:buffer';
import type { TextEncoding } from '../bytes/file-form.ts';
import { encodingAt, firstForeign } from '../bytes/plain-encoding.ts';

/**
 * The records of one piece of a CSV file, still as bytes. Separators and quotes are ASCII in every encoding we
 * meet, so records are found in the bytes, several times faster than in a string, and only the fields somebody
 * asks for become text.
 */
export class CsvText {
  readonly bytes: Buffer;
  /** One character per byte, where that is so; then cutting out a field is cutting this. */
  readonly #text: string | null;
  readonly #wellFormed: boolean;

  constructor(bytes: Buffer, encoding: 'ascii' | 'utf-8' | 'windows-1252') {
    this.bytes = bytes;
    if (encoding === 'ascii' || isAscii(bytes)) this.#text = bytes.toString('latin1');
    else this.#text = encoding === 'windows-1252' ? new TextDecoder(encoding).decode(bytes) : null;
    this.#wellFormed = this.#text !== null || isUtf8(bytes);
  }

  slice(start: number, end: number): string {
    return this.#text === null ? this.bytes.toString('utf8', start, end) : this.#text.slice(start, end);
  }

  /** False where UTF-8 is broken between the two places. */
  isReadable(start: number, end: number): boolean {
    return this.#wellFormed || isUtf8(this.bytes.subarray(start, end));
  }
}

/** Turns pieces of whole records into text; remembers the encoding once a character has shown it. */
export class CsvDecoder {
  #encoding: 'ascii' | 'utf-8' | 'windows-1252';

  constructor(encoding: TextEncoding) {
    this.#encoding = encoding === 'undecided' ? 'ascii' : 'utf-8';
  }

  decode(bytes: Buffer): CsvText {
    if (this.#encoding === 'ascii') {
      const at = isAscii(bytes) ? -1 : firstForeign(bytes);
      const verdict = at === -1 ? 'ascii' : encodingAt(bytes, at);
      this.#encoding = verdict === 'unfinished' ? 'windows-1252' : verdict;
    }
    return new CsvText(bytes, this.#encoding);
  }
}

/** The file without its byte order mark, and UTF-16 as UTF-8: bytes in which a comma is a comma. */
export async function* plainBytes(
  chunks: AsyncIterable<Buffer>,
  { encoding, skip }: { readonly encoding: TextEncoding; readonly skip: number },
): AsyncGenerator<Buffer> {
  const decoder = encoding.startsWith('utf-16') ? new TextDecoder(encoding) : null;
  let toSkip = skip;
  for await (const whole of chunks) {
    const chunk = whole.subarray(toSkip);
    toSkip -= whole.length - chunk.length;
    if (decoder === null) yield chunk;
    else yield Buffer.from(decoder.decode(chunk, { stream: true }));
  }
  const rest = decoder?.decode() ?? '';
  if (rest !== '') yield Buffer.from(rest);
}
