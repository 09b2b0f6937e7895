import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const pkcs8Start = Buffer.from('302e020100300506032b657004220420', 'hex');

interface Signer {
  sign(text: string): string;
  isSigned(text: string, signature: string): boolean;
  /** For whoever checks signatures without us. */
  readonly publicKeyPem: string;
}

/** Signs with the key made from 32 secret bytes. */
export function ed25519Signer(seed: Uint8Array): Signer {
  const key = createPrivateKey({
    key: Buffer.concat([pkcs8Start, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey(key);
  return {
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64url'),
    isSigned(text, signature) {
      const bytes = Buffer.from(signature, 'base64url');
      // The last letter of base64url has bits that stand for nothing: only the spelling we write is taken.
      if (bytes.length !== 64 || bytes.toString('base64url') !== signature) return false;
      return verify(null, Buffer.from(text), publicKey, bytes);
    },
    publicKeyPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}
