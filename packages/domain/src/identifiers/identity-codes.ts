/** Spec §5: five letters, four digits, one letter, in either case. Display and store it in upper case. */
export function isPan(text: string): boolean {
  return /^[A-Za-z]{5}\d{4}[A-Za-z]$/.test(text);
}

/** Spec §5: E and six digits. It is optional, so empty passes; who needs one asks for it first. */
export function isEuin(text: string): boolean {
  return text === '' || /^E\d{6}$/.test(text);
}
