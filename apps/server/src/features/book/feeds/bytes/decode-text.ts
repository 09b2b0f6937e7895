import { isAscii } from 'node:buffer';
import type { TextEncoding } from './file-form.ts';
import { encodingAt, firstForeign } from './plain-encoding.ts';

/** Bytes to text, chunk by chunk, in the encoding the file has; see `encodingAt` for files that do not say. */
export async function* decodeText(
  chunks: AsyncIterable<Buffer>,
  encoding: TextEncoding,
  skip: number,
): AsyncGenerator<string> {
  let toSkip = skip;
  let decoder = encoding === 'undecided' ? null : new TextDecoder(encoding, { ignoreBOM: true });
  let undecided: Buffer = Buffer.alloc(0);
  for await (const whole of chunks) {
    let chunk = whole;
    if (toSkip > 0) {
      chunk = whole.subarray(toSkip);
      toSkip -= whole.length - chunk.length;
    }
    if (decoder === null) {
      if (undecided.length > 0) chunk = Buffer.concat([undecided, chunk]);
      undecided = Buffer.alloc(0);
      if (isAscii(chunk)) {
        yield chunk.toString('latin1');
        continue;
      }
      const at = firstForeign(chunk);
      const verdict = encodingAt(chunk, at);
      if (verdict === 'unfinished') {
        if (at > 0) yield chunk.toString('latin1', 0, at);
        undecided = Buffer.from(chunk.subarray(at));
        continue;
      }
      decoder = new TextDecoder(verdict, { ignoreBOM: true });
    }
    yield decoder.decode(chunk, { stream: true });
  }
  const rest = decoder ? decoder.decode() : new TextDecoder('windows-1252').decode(undecided);
  if (rest !== '') yield rest;
}
