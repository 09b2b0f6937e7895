import { createCipheriv, createHash, randomBytes } from 'node:crypto';

/**
 * The password of a PDF as ISO 32000-2 has it (7.6.4, revision 6): AES with 256 bits, and a hash that takes a while.
 * pdfkit knows revision 5 alone, whose one SHA-256 of a PAN is tried a billion times a second. Both encrypt the
 * content in the same way, so that only the entries of the key are written anew here.
 */
interface Lock {
  readonly key: Buffer;
  readonly entries: Readonly<Record<string, unknown>>;
}

/** Everything: whoever opens a statement may print and copy it. */
const PERMISSIONS = -4;
const NOTHING = Buffer.alloc(0);
const LONGEST_PASSWORD = 127;
const hashes = ['sha256', 'sha384', 'sha512'] as const;

function encrypted(algorithm: string, key: Buffer, iv: Buffer | null, data: Buffer): Buffer {
  const cipher = createCipheriv(algorithm, key, iv).setAutoPadding(false);
  return Buffer.concat([cipher.update(data), cipher.final()]);
}

/** Algorithm 2.B. */
function slowHash(password: Buffer, salt: Buffer, user: Buffer): Buffer {
  let key = createHash('sha256').update(password).update(salt).update(user).digest();
  let last = 0;
  for (let round = 0; round < 64 || last > round - 32; round += 1) {
    const block = Buffer.concat([password, key, user]);
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => block));
    const mixed = encrypted('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32), repeated);
    const sum = mixed.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = createHash(hashes[sum % 3] as (typeof hashes)[number])
      .update(mixed)
      .digest();
    last = mixed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

/** Algorithms 8 and 9: what a password is known by, and the key of the file under it. */
function entriesOf(
  password: Buffer,
  key: Buffer,
  user: Buffer = NOTHING,
): readonly [readable: Buffer, wrapped: Buffer] {
  const [validation, wrapping] = [randomBytes(8), randomBytes(8)];
  return [
    Buffer.concat([slowHash(password, validation, user), validation, wrapping]),
    encrypted('aes-256-cbc', slowHash(password, wrapping, user), Buffer.alloc(16), key),
  ];
}

/** Algorithm 10. */
function permissionsEntry(key: Buffer): Buffer {
  const plain = Buffer.alloc(16, 0xff);
  plain.writeInt32LE(PERMISSIONS, 0);
  plain.write('Tadb', 8, 'latin1');
  randomBytes(4).copy(plain, 12);
  return encrypted('aes-256-ecb', key, null, plain);
}

function lockOf(password: string): Lock {
  const typed = Buffer.from(password.normalize('NFKC')).subarray(0, LONGEST_PASSWORD);
  const key = randomBytes(32);
  const [U, UE] = entriesOf(typed, key);
  // Nobody has the owner's password: there is nothing that it would allow beyond the user's.
  const [O, OE] = entriesOf(randomBytes(32), key, U);
  return { key, entries: { R: 6, P: PERMISSIONS, U, UE, O, OE, Perms: permissionsEntry(key) } };
}

/** What pdfkit takes so that it encrypts with 256 bits. */
export const lockOptions = (password: string) => ({ pdfVersion: '1.7ext3', userPassword: password }) as const;

/** Before anything is written. The fields are pdfkit's own: should they be called otherwise one day, this fails. */
export function lockPdf(doc: PDFKit.PDFDocument, password: string): void {
  const { _security: security, _root: root } = doc as unknown as {
    readonly _security: { encryptionKey: Uint8Array; readonly dictionary: { readonly data: object } };
    readonly _root: { readonly data: object };
  };
  if (!(security?.encryptionKey instanceof Uint8Array)) throw new Error('pdfkit encrypts in another way now');
  const { key, entries } = lockOf(password);
  security.encryptionKey = key;
  Object.assign(security.dictionary.data, entries);
  // Revision 6 came to PDF 1.7 with this extension, and to everybody with PDF 2.0.
  Object.assign(root.data, { Extensions: { ADBE: { BaseVersion: '1.7', ExtensionLevel: 8 } } });
}
