import { hkdfSync } from 'node:crypto';

/** 32 bytes that belong to `label` alone: a key that leaks in one place opens no other. */
export function deriveKey(secret: string | Uint8Array, label: string, salt = ''): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, salt, `distributor-hub/${label}`, 32));
}
