/**
 * A WebP file read by hand, by the container's published form: chunks with their bytes, and the picture's size from
 * the frame's own header. It shares no code with the library that wrote the file.
 */
export interface WebpFile {
  readonly chunks: readonly string[];
  readonly width: number;
  readonly height: number;
}

export function readWebp(file: Uint8Array): WebpFile {
  const bytes = Buffer.from(file);
  const tag = (at: number) => bytes.toString('latin1', at, at + 4);
  if (tag(0) !== 'RIFF' || tag(8) !== 'WEBP') throw new Error('not a WebP file');
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) throw new Error('something stands behind the picture');
  const chunks: string[] = [];
  let size = { width: 0, height: 0 };
  for (let at = 12; at < bytes.length; ) {
    const name = tag(at);
    const length = bytes.readUInt32LE(at + 4);
    chunks.push(name);
    if (name === 'VP8 ') size = frameSize(bytes.subarray(at + 8, at + 8 + length));
    at += 8 + length + (length % 2);
  }
  return { chunks, ...size };
}

/** RFC 6386 §9.1: three bytes of tag, the start code 9d 01 2a, then 14 bits each of width and height. */
function frameSize(frame: Buffer): { width: number; height: number } {
  if (frame.toString('hex', 3, 6) !== '9d012a') throw new Error('not a key frame');
  return { width: frame.readUInt16LE(6) & 0x3fff, height: frame.readUInt16LE(8) & 0x3fff };
}
