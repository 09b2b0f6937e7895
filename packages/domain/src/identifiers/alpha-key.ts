/** Spec §5: of a keyboard event's `key`, only letters and Backspace pass. */
export function isAlphaKey(key: string): boolean {
  return key === 'Backspace' || /^[A-Za-z]$/.test(key);
}
