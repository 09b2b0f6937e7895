import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Security } from '../calls/call-context.ts';

type Digest = Pick<Security, 'digest'>;

/** Six digits: the contract and the boxes on the screen take no other number. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

export const newSalt = (): string => randomBytes(16).toString('base64url');

/** Keyed with a secret outside the database: whoever reads the table cannot try out a million codes. */
const digestOf = ({ digest }: Digest, id: string, salt: string, code: string): Buffer =>
  digest('otp', `${id}:${salt}:${code}`);

export const hashOfCode = (security: Digest, id: string, salt: string, code: string): string =>
  digestOf(security, id, salt, code).toString('base64url');

/** Tells whether a code went to this contact, without the contact. */
export const hashOfContact = ({ digest }: Digest, salt: string, to: string): string =>
  digest('otp', `contact:${salt}:${to}`).toString('base64url');

/** Takes the same time however much of the code is right. */
export function isCode(
  security: Digest,
  stored: { readonly id: string; readonly salt: string; readonly codeHash: string },
  code: string,
): boolean {
  const wanted = Buffer.from(stored.codeHash, 'base64url');
  return timingSafeEqual(digestOf(security, stored.id, stored.salt, code), wanted);
}
