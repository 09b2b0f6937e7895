/**
 * A lock that everybody can close and only the PIN opens. Values are sealed to a public key; its private half is kept
 * wrapped under the PIN, slowed down, and under a secret of this device. So the app adds to what is kept without the
 * PIN, and cannot itself read it back. Why these: docs/adr/0008.
 */
export interface PinLock {
  readonly publicKey: CryptoKey;
  /** Stays on this device: it cannot be exported. */
  readonly deviceSecret: CryptoKey;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly rounds: number;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly privateKey: ArrayBuffer;
}

export interface Sealed {
  /** The sender's half of the agreement, used once. */
  readonly sender: ArrayBuffer;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly content: ArrayBuffer;
}

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
const CIPHER = { name: 'AES-GCM', length: 256 } as const;
/** About a second on a cheap phone. */
export const PIN_ROUNDS = 1_000_000;

const { subtle } = crypto;
const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const bytesOf = (text: string) => new TextEncoder().encode(text);

async function wrappingKey(pin: string, lock: Pick<PinLock, 'deviceSecret' | 'salt' | 'rounds'>) {
  const ofDevice = await subtle.sign('HMAC', lock.deviceSecret, bytesOf(pin));
  const slow = await subtle.importKey('raw', ofDevice, 'PBKDF2', false, ['deriveKey']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: lock.salt, iterations: lock.rounds };
  return subtle.deriveKey(how, slow, CIPHER, false, ['wrapKey', 'unwrapKey']);
}

export async function newPinLock(pin: string, rounds = PIN_ROUNDS): Promise<PinLock> {
  const [pair, deviceSecret] = await Promise.all([
    subtle.generateKey(CURVE, true, ['deriveBits']),
    subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']),
  ]);
  const started = { deviceSecret, salt: random(16), rounds, iv: random(12) };
  const under = await wrappingKey(pin, started);
  const privateKey = await subtle.wrapKey('pkcs8', pair.privateKey, under, {
    name: 'AES-GCM',
    iv: started.iv,
  });
  return { ...started, publicKey: pair.publicKey, privateKey };
}

/** Null for a wrong PIN. */
export async function openPinLock(lock: PinLock, pin: string): Promise<CryptoKey | null> {
  const under = await wrappingKey(pin, lock);
  const how = { name: 'AES-GCM', iv: lock.iv };
  return subtle
    .unwrapKey('pkcs8', lock.privateKey, under, how, CURVE, false, ['deriveBits'])
    .catch(() => null);
}

async function contentKey(ownHalf: CryptoKey, otherHalf: CryptoKey, sender: ArrayBuffer): Promise<CryptoKey> {
  const agreed = await subtle.deriveBits({ name: 'ECDH', public: otherHalf }, ownHalf, 256);
  const source = await subtle.importKey('raw', agreed, 'HKDF', false, ['deriveKey']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt: sender, info: bytesOf('hub offline copy v1') };
  return subtle.deriveKey(how, source, CIPHER, false, ['encrypt', 'decrypt']);
}

export async function seal({ publicKey }: Pick<PinLock, 'publicKey'>, value: unknown): Promise<Sealed> {
  const once = await subtle.generateKey(CURVE, false, ['deriveBits']);
  const sender = await subtle.exportKey('raw', once.publicKey);
  const iv = random(12);
  const key = await contentKey(once.privateKey, publicKey, sender);
  const content = await subtle.encrypt({ name: 'AES-GCM', iv }, key, bytesOf(JSON.stringify(value)));
  return { sender, iv, content };
}

/** Throws where a byte was changed or the key is another lock's. */
export async function unseal(privateKey: CryptoKey, { sender, iv, content }: Sealed): Promise<unknown> {
  const half = await subtle.importKey('raw', sender, CURVE, false, []);
  const key = await contentKey(privateKey, half, sender);
  const plain = await subtle.decrypt({ name: 'AES-GCM', iv }, key, content);
  return JSON.parse(new TextDecoder().decode(plain));
}
