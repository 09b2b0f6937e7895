import { decodePDFRawStream, PDFContext, PDFRawStream } from '@cantoo/pdf-lib';

/** What a document packs beside its pages' contents is small; more is there to fill the memory. */
const MOST_BYTES = 64 * 1024 * 1024;

interface Growing {
  readonly buffer: Uint8Array;
  ensureBuffer(length: number): Uint8Array;
}

interface Unpacking {
  /** Before each document. */
  startCount(): void;
  /** The library passes over a part that it cannot read; a document with such a part is no honest one. */
  isTooMuch(): boolean;
}

/**
 * The library unpacks without end, and a few kilobytes can hold gigabytes. All its decoders grow by one method, which is
 * given a bound here, in this thread.
 */
export function boundUnpacking(): Unpacking {
  let unpacked = 0;
  const packed = PDFRawStream.of(PDFContext.create().obj({ Filter: 'ASCIIHexDecode' }), new Uint8Array(8));
  const decoders: Growing = Object.getPrototypeOf(Object.getPrototypeOf(decodePDFRawStream(packed)));
  const grow = decoders.ensureBuffer;
  if (typeof grow !== 'function') throw new Error('The PDF library grows its buffers in another way now');
  decoders.ensureBuffer = function ensureBuffer(length) {
    const { byteLength } = this.buffer;
    // It doubles.
    if (length > byteLength) unpacked += Math.max(length, 2 * byteLength) - byteLength;
    if (unpacked > MOST_BYTES) throw new Error('Too much is packed into this document');
    return grow.call(this, length);
  };
  return {
    startCount: () => {
      unpacked = 0;
    },
    isTooMuch: () => unpacked > MOST_BYTES,
  };
}
