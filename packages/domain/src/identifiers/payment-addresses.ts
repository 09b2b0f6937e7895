/** Spec §5: four capital letters, a zero, six capital letters or digits. The form only, not whether it exists. */
export function isIfsc(text: string): boolean {
  return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(text);
}

/** Spec §5, narrower than UPI itself: no underscore before the @ and no digit after it. */
export function isVpa(text: string): boolean {
  return /^[A-Za-z0-9.-]{2,256}@[A-Za-z]{2,64}$/.test(text);
}
