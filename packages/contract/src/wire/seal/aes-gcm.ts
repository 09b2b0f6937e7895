/** AES-256-GCM over bytes, by WebCrypto: the same code in browser and server. The tag ends the ciphertext. */
type Bytes = Uint8Array<ArrayBuffer>;

export const IV_BYTES = 12;
export const TAG_BYTES = 16;
export const KEY_BYTES = 32;

const algorithm = (iv: Bytes, additionalData: Bytes) => ({ name: 'AES-GCM', iv, additionalData });

export const importAesKey = (raw: Bytes): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);

export const encryptBytes = async (key: CryptoKey, iv: Bytes, header: Bytes, plain: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.encrypt(algorithm(iv, header), key, plain));

/** Rejects when key, iv, header, ciphertext or tag differ in one bit from what was sealed. */
export const decryptBytes = async (key: CryptoKey, iv: Bytes, header: Bytes, sealed: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.decrypt(algorithm(iv, header), key, sealed));
