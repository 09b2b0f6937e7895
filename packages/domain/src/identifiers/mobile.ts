/**
 * The ten digits of an Indian mobile number, however they were written: `+91 98765-43210`, `098765 43210`. What is not
 * one yet comes back as its digits, ten at most.
 */
export function mobileDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  const isInternational = /^\s*(?:\+|00)/.test(text) || digits.length > 11;
  const national = isInternational ? digits.replace(/^(?:00)?91/, '') : digits.replace(/^0+/, '');
  return national.slice(0, 10);
}

/** Ten digits, the first of them 6 to 9: no other number in India is a mobile's. */
export function isMobileNumber(digits: string): boolean {
  return /^[6-9]\d{9}$/.test(digits);
}

/**
 * As it is kept: ten digits, or with `+` and the code of the country where that is another one, `+971501234567`. With a
 * nine alone it may still become an Indian one.
 */
export function plainMobile(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  const isForeign = /^\s*(?:\+|00)/.test(text) && digits !== '' && !/^9(?:1|$)/.test(digits);
  return isForeign ? `+${digits.slice(0, 15)}` : mobileDigits(text);
}

/** A number of another country, by the length that any of them has. */
export const isForeignMobile = (plain: string): boolean =>
  plain.startsWith('+') &&
  !plain.startsWith('+0') &&
  !plain.startsWith('+91') &&
  plain.length > 8 &&
  plainMobile(plain) === plain;

/** What a field shows while somebody types: what may become a prefix stays, and goes once the number is whole. */
export function typedMobile(text: string): string {
  const plain = plainMobile(text);
  const digits = text.replace(/\D/g, '');
  const start = text.trimStart();
  const hasPrefix = start.startsWith('+') || start.startsWith('0') || digits.startsWith('91');
  // Eleven digits from 91 on are the country's code and a number that lacks one.
  const isWhole = plain.length === 10 && !plain.startsWith('+') && !/^91\d{9}$/.test(digits);
  return hasPrefix && !isWhole ? text : plain;
}
