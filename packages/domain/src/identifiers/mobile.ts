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
