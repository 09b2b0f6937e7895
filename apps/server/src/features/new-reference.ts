import { randomBytes } from 'node:crypto';

/** Crockford's: no letter that reads like a digit or another letter. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 55 random bits: nobody guesses one, and no counter is a place where everybody waits. */
export function newReference(first: 'H' | 'P'): string {
  let text = first;
  for (const byte of randomBytes(11)) text += letters[byte % 32];
  return text;
}
