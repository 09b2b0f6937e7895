/** Those of most distributors' clients; any other can be added by name. */
export const usual: readonly string[] = [
  'English',
  'Hindi',
  'Bengali',
  'Gujarati',
  'Kannada',
  'Malayalam',
  'Marathi',
  'Odia',
  'Punjabi',
  'Tamil',
  'Telugu',
  'Urdu',
];

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Adds what somebody typed: the known spelling of a usual one, and none twice. */
export function withLanguage(chosen: readonly string[], typed: string): string[] {
  const name = typed.trim().replace(/\s+/g, ' ');
  if (name === '') return [...chosen];
  const language = usual.find((one) => same(one, name)) ?? name;
  return chosen.some((one) => same(one, language)) ? [...chosen] : [...chosen, language];
}
