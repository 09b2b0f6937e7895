import { createHash, verify, X509Certificate } from 'node:crypto';

interface Node {
  readonly tag: number;
  readonly whole: Buffer;
  readonly body: Buffer;
  readonly parts: readonly Node[];
}

/** A reader of its own: what writes a signature must not be what reads it. */
function read(bytes: Buffer, at = 0): Node {
  let size = bytes[at + 1] ?? 0;
  let start = at + 2;
  if (size > 0x80) {
    const more = size - 0x80;
    size = Number.parseInt(bytes.subarray(start, start + more).toString('hex'), 16);
    start += more;
  }
  const body = bytes.subarray(start, start + size);
  const tag = bytes[at] ?? 0;
  const parts: Node[] = [];
  if ((tag & 0x20) !== 0) {
    for (let next = 0; next < body.length; next += parts.at(-1)?.whole.length ?? body.length) {
      parts.push(read(body, next));
    }
  }
  return { tag, whole: bytes.subarray(at, start + size), body, parts };
}

/** `1.2.840.113549.1.9.4`, the digest of what was signed. */
const messageDigest = Buffer.from('2a864886f70d010904', 'hex');

/** What a reader of signed PDFs checks: what is covered, the digest of that, and the signature over the digest. */
export function verifyPdf(pdf: Buffer) {
  const [, range = ''] = /\/ByteRange ?\[([\d ]+)\]/.exec(pdf.toString('latin1')) ?? [];
  const [from = -1, before = 0, after = 0, rest = 0] = range.trim().split(/ +/).map(Number);
  const covered = Buffer.concat([pdf.subarray(from, from + before), pdf.subarray(after, after + rest)]);
  const contents = pdf.subarray(before, after).toString('latin1');
  const [, { parts: [signedData] = [] } = read(Buffer.alloc(2))] = read(
    Buffer.from(contents.slice(1, -1), 'hex'),
  ).parts;
  const [, , , certificates, signers] = signedData?.parts ?? [];
  const [, , , attributes, , signature] = signers?.parts[0]?.parts ?? [];
  const certificate = new X509Certificate(certificates?.parts[0]?.whole ?? Buffer.alloc(0));
  const digest = attributes?.parts.find(({ parts: [name] }) => name?.body.equals(messageDigest));
  const signed = Buffer.from(attributes?.whole ?? Buffer.alloc(0));
  // They are signed as a set.
  signed[0] = 0x31;
  return {
    subject: certificate.subject,
    /** But for the signature itself, between its brackets. */
    coversAll:
      from === 0 && contents.startsWith('<') && contents.endsWith('>') && after + rest === pdf.length,
    hasDigest:
      digest?.parts[1]?.parts[0]?.body.equals(createHash('sha256').update(covered).digest()) ?? false,
    isSigned: verify('sha256', signed, certificate.publicKey, signature?.body ?? Buffer.alloc(0)),
  };
}
