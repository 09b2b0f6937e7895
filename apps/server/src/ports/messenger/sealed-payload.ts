import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Messages wait in the job table, where an OTP must not stand in clear. */
interface PayloadSeal {
  seal(value: object): string;
  open<T>(sealed: string): T;
}

export function payloadSeal(secret: string): PayloadSeal {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'distributor-hub/message', 32));
  return {
    seal(value) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(text) {
      const bytes = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
      decipher.setAuthTag(bytes.subarray(12, 28));
      return JSON.parse(decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8'));
    },
  };
}
