import { decryptBytes, encryptBytes, IV_BYTES, importAesKey, KEY_BYTES, TAG_BYTES } from './aes-gcm.ts';
import { fromBase64url, toBase64url } from './base64url.ts';

/**
 * The seal of Spec §7 and §9: `v1.<key id>.<iv>.<ciphertext and tag>`, AES-256-GCM (S9-29).
 * It hides payloads from logs and proxies. TLS, tokens and the server's own checks protect the data.
 */
const VERSION = 'v1';
const KEY_ID = /^[A-Za-z0-9_-]{1,128}$/;

/** Key id of the configured key the spec calls {key}; a session's key has the session's id. */
export const CONFIGURED_KEY_ID = '0';

export interface SealKey {
  readonly id: string;
  readonly key: CryptoKey;
}

/** A sealed text that is not exactly what was sealed. It never says which part was wrong. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

export interface SealedParts {
  readonly keyId: string;
  readonly iv: Uint8Array<ArrayBuffer>;
  /** Ciphertext with the tag at its end. */
  readonly sealed: Uint8Array<ArrayBuffer>;
}

/** What is authenticated beside the payload, so that a key id cannot be swapped. */
export const sealHeader = (keyId: string, context?: string): string =>
  context === undefined ? `${VERSION}.${keyId}` : `${VERSION}.${keyId}.${context}`;

export const formatSealed = ({ keyId, iv, sealed }: SealedParts): string =>
  `${VERSION}.${keyId}.${toBase64url(iv)}.${toBase64url(sealed)}`;

export function parseSealed(text: string): SealedParts {
  const [version, keyId, ivText, sealedText, ...more] = text.split('.');
  if (version !== VERSION || more.length > 0 || ivText === undefined || sealedText === undefined) {
    throw new SealError('not a sealed text');
  }
  const iv = fromBase64url(ivText);
  const sealed = fromBase64url(sealedText);
  if (keyId === undefined || !KEY_ID.test(keyId)) throw new SealError('not a sealed text');
  if (iv?.length !== IV_BYTES || sealed === null || sealed.length < TAG_BYTES) {
    throw new SealError('not a sealed text');
  }
  return { keyId, iv, sealed };
}

export async function importKey(id: string, rawBase64url: string): Promise<SealKey> {
  if (!KEY_ID.test(id)) throw new SealError('a key id is url-safe text');
  const raw = fromBase64url(rawBase64url);
  if (raw?.length !== KEY_BYTES) throw new SealError('a key is 32 bytes in base64url');
  return { id, key: await importAesKey(raw) };
}

/** A fresh key in the form `importKey` takes. */
export const newRawKey = (): string => toBase64url(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));

const headerBytes = (keyId: string, context?: string) => new TextEncoder().encode(sealHeader(keyId, context));

export async function seal(key: SealKey, text: string, context?: string): Promise<string> {
  // A lone surrogate has no UTF-8 form: it would come out as another character.
  if (!text.isWellFormed()) throw new SealError('the text has no UTF-8 form');
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const plain = new TextEncoder().encode(text);
  const sealed = await encryptBytes(key.key, iv, headerBytes(key.id, context), plain);
  return formatSealed({ keyId: key.id, iv, sealed });
}

export async function open(
  keys: (id: string) => SealKey | null,
  text: string,
  context?: string,
): Promise<string> {
  const { keyId, iv, sealed } = parseSealed(text);
  const key = keys(keyId);
  if (key === null) throw new SealError('no such key');
  try {
    const plain = await decryptBytes(key.key, iv, headerBytes(keyId, context), sealed);
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain);
  } catch {
    throw new SealError('the seal is broken');
  }
}
