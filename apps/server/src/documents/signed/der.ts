/** As much of ASN.1's DER (ITU-T X.690) as a signature is written in. */

const tags = {
  integer: 0x02,
  octets: 0x04,
  null: 0x05,
  oid: 0x06,
  sequence: 0x30,
  set: 0x31,
} as const;

function lengthOf(size: number): Buffer {
  if (size < 0x80) return Buffer.from([size]);
  const bytes: number[] = [];
  for (let rest = size; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return Buffer.from([0x80 + bytes.length, ...bytes]);
}

export function der(tag: keyof typeof tags | number, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([
    Buffer.from([typeof tag === 'number' ? tag : tags[tag]]),
    lengthOf(body.length),
    body,
  ]);
}

/** A tag that a structure gives a part of its own: `[0]`. */
export const contextTag = (number: number): number => 0xa0 + number;

export const small = (value: number): Buffer => der('integer', Buffer.from([value]));

/** `1.2.840.113549.1.7.2` */
export function oid(name: string): Buffer {
  const [first = 0, second = 0, ...rest] = name.split('.').map(Number);
  const bytes = [first * 40 + second];
  for (const part of rest) {
    const septets = [part % 128];
    for (let left = Math.floor(part / 128); left > 0; left = Math.floor(left / 128)) {
      septets.unshift(128 + (left % 128));
    }
    bytes.push(...septets);
  }
  return der('oid', Buffer.from(bytes));
}

/** DER wants the members of a set in the order of their bytes. */
export const setOf = (members: readonly Buffer[]): Buffer => der('set', ...members.toSorted(Buffer.compare));

interface Part {
  readonly tag: number;
  /** With its tag and length. */
  readonly whole: Buffer;
  readonly body: Buffer;
}

/** The parts that stand one after the other, such as those of a sequence's body. */
export function derParts(bytes: Buffer): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at + 1] ?? 0;
    const more = first < 0x80 ? 0 : first - 0x80;
    const size = more === 0 ? first : bytes.readUIntBE(at + 2, more);
    const start = at + 2 + more;
    parts.push({
      tag: bytes[at] ?? 0,
      whole: bytes.subarray(at, start + size),
      body: bytes.subarray(start, start + size),
    });
    at = start + size;
  }
  return parts;
}
