const holders: Readonly<Record<string, string>> = {
  P: 'Individual',
  H: 'Hindu undivided family',
  C: 'Company',
  F: 'Firm or LLP',
  A: 'Association of persons',
  B: 'Body of individuals',
  T: 'Trust',
  G: 'Government',
  L: 'Local authority',
  J: 'Artificial juridical person',
};

/** Who holds a PAN, by its fourth letter; null while it is too short or has a letter that no PAN has there. */
export function panHolder(pan: string): string | null {
  return holders[pan.charAt(3).toUpperCase()] ?? null;
}
