import { chanceAt } from '../ground/random.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Three letters and 9,999 numbers: so many PANs of one sort and initial. */
const PANS = 26 ** 3 * 9999;
/** Shares no factor with it, so that different people never meet. */
const PAN_STEP = 6_125_567;

/** Fourth letter of a PAN (handbook §2): person, HUF, company, firm, trust. */
export type PanKind = 'P' | 'H' | 'C' | 'F' | 'T';

/** An invented PAN: the fifth letter is the initial of the surname or, of what is no person, of the name. */
export function panOf(person: number, kind: PanKind, initialOf: string): string {
  const mixed = (person * PAN_STEP) % PANS;
  const digits = (mixed % 9999) + 1;
  // Turned by what the digits are, so that neighbours do not look alike.
  const rest = (Math.floor(mixed / 9999) + Math.floor(chanceAt(digits, 5) * 26 ** 3)) % 26 ** 3;
  const letter = (place: number) => LETTERS[Math.floor(rest / 26 ** place) % 26];
  const last = LETTERS[Math.floor(chanceAt(person, 77) * 26)];
  const initial = initialOf.toUpperCase().replace(/[^A-Z]/g, '')[0] ?? 'X';
  return `${letter(0)}${letter(1)}${letter(2)}${kind}${initial}${String(digits).padStart(4, '0')}${last}`;
}

/** No Indian mobile number begins with 5, so it rings nowhere. 55 is kept for the demo's own people. */
export function mobileOf(person: number): string {
  return `${56 + (person % 4)}${String((person * 7_919_333) % 99_999_989).padStart(8, '0')}`;
}

const mailHosts = ['example.com', 'example.org', 'example.net'];

/** These hosts belong to nobody (RFC 2606). */
export function emailOf(person: number, name: string): string {
  const words = name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .split(' ');
  return `${words.join('./')}${person % 500_000}@${mailHosts[person % mailHosts.length]}`;
}

/** A UUID in the form of version 4, out of the person's number and the seed. */
export function uuidOf(seed: number, person: number): string {
  const hex = (salt: number, digits: number) =>
    Math.floor(chanceAt(seed ^ salt, person) * 16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  const variant = '89ab'[person % 4];
  return `${hex(1, 8)}-${hex(2, 4)}-4${hex(3, 3)}-${variant}${hex(4, 3)}-${hex(5, 6)}${hex(6, 6)}`;
}
