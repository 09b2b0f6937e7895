import { inflateSync } from 'node:zlib';

interface Decoded {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly data: Uint8Array;
}

/** A PNG of 8 bits without interlacing, read by the book (RFC 2083) and by no library that drew it. */
export function decodePng(file: Uint8Array): Decoded {
  const bytes = Buffer.from(file);
  const [width, height, depth, colours] = [
    bytes.readUInt32BE(16),
    bytes.readUInt32BE(20),
    bytes[24],
    bytes[25],
  ];
  if (depth !== 8 || (colours !== 2 && colours !== 6)) throw new Error('a PNG of another kind');
  const channels = colours === 2 ? 3 : 4;
  const packed: Buffer[] = [];
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      packed.push(bytes.subarray(at + 8, at + 8 + length));
  }
  const lines = inflateSync(Buffer.concat(packed));
  const stride = width * channels;
  const data = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = lines[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const left = x < channels ? 0 : (data[y * stride + x - channels] ?? 0);
      const up = y === 0 ? 0 : (data[(y - 1) * stride + x] ?? 0);
      const corner = x < channels || y === 0 ? 0 : (data[(y - 1) * stride + x - channels] ?? 0);
      const guess = guessed(filter ?? 0, left, up, corner);
      data[y * stride + x] = (lines[y * (stride + 1) + 1 + x] ?? 0) + guess;
    }
  }
  return { width, height, channels, data };
}

function guessed(filter: number, left: number, up: number, corner: number): number {
  if (filter === 0) return 0;
  if (filter === 4) return paeth(left, up, corner);
  if (filter === 3) return (left + up) >> 1;
  return filter === 1 ? left : up;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const a = Math.abs(guess - left);
  const b = Math.abs(guess - up);
  const c = Math.abs(guess - corner);
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
