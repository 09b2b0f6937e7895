/** What was spoken: one channel, 16 bits. */
export interface Speech {
  readonly samples: Int16Array;
  /** Samples a second. */
  readonly rate: number;
}

const HEAD = 44;

/** Of a WAV file with one channel of 16 bits, which is what both voices write; their heads count the bytes wrongly. */
export function readWav(bytes: Buffer): Speech {
  const at = bytes.indexOf('data', 12, 'latin1') + 8;
  const format = bytes.indexOf('fmt ', 12, 'latin1') + 8;
  const isPlain = bytes.readUInt16LE(format + 2) === 1 && bytes.readUInt16LE(format + 14) === 16;
  if (at < HEAD || !isPlain) throw new Error('The voice wrote no WAV of one channel with 16 bits');
  const samples = Int16Array.from({ length: (bytes.length - at) >> 1 }, (_, no) =>
    bytes.readInt16LE(at + 2 * no),
  );
  return { samples, rate: bytes.readUInt32LE(format + 4) };
}

export function writeWav({ samples, rate }: Speech): Buffer {
  const body = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
  const head = Buffer.alloc(HEAD);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(HEAD - 8 + body.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(body.length, 40);
  return Buffer.concat([head, body]);
}

export const secondsOf = ({ samples, rate }: Speech): number => samples.length / rate;
