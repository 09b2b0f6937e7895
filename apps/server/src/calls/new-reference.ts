import { randomBytes } from 'node:crypto';

/** Crockford's: no letter that reads like a digit or another letter. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Five random bits a letter: nobody guesses one, and no counter is a place where everybody waits. */
export function newReference(first: 'H' | 'P' | 'Q-' | 'E-' | '', length = 11): string {
  let text: string = first;
  for (const byte of randomBytes(length)) text += letters[byte % 32];
  return text;
}
