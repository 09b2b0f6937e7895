import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Security } from '../../calls/call-context.ts';

export const newSalt = (): string => randomBytes(16).toString('base64url');

/** Keyed with a secret outside the database: whoever reads the table cannot try out a million codes. */
const digestOf = (security: Security, id: string, salt: string, code: string): Buffer =>
  security.digest('otp', `${id}:${salt}:${code}`);

export const hashOfCode = (security: Security, id: string, salt: string, code: string): string =>
  digestOf(security, id, salt, code).toString('base64url');

/** Tells whether a code went to this contact, without the contact. */
export const hashOfContact = (security: Security, salt: string, to: string): string =>
  security.digest('otp', `contact:${salt}:${to}`).toString('base64url');

/** Takes the same time however much of the code is right. */
export function isCode(
  security: Security,
  stored: { readonly id: string; readonly salt: string; readonly codeHash: string },
  code: string,
): boolean {
  const wanted = Buffer.from(stored.codeHash, 'base64url');
  return timingSafeEqual(digestOf(security, stored.id, stored.salt, code), wanted);
}
