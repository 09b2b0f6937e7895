const HIDDEN = 5;

/** With a country code, or with the zero that is dialled before a number inside India. */
const longMobile = /^(?:(?:\+|00)\d{8,15}|91\d{10}|0\d{10})$/;

/**
 * Spec §5: the first five characters as stars. A contact of five or fewer is all stars (decision S5-15). What stands
 * before a mobile number hides nothing of it: the stars stand for the number's own digits, and five are left.
 */
export function maskContact(contact: string): string {
  const number = contact.replace(/[\s()-]/g, '');
  if (longMobile.test(number)) return '*'.repeat(HIDDEN) + number.slice(-HIDDEN);
  const characters = Array.from(contact);
  return '*'.repeat(Math.min(HIDDEN, characters.length)) + characters.slice(HIDDEN).join('');
}
