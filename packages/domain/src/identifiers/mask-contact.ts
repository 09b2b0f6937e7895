const HIDDEN = 5;

/** Spec §5: the first five characters as stars. A contact of five or fewer is all stars (decision S5-15). */
export function maskContact(contact: string): string {
  const characters = Array.from(contact);
  return '*'.repeat(Math.min(HIDDEN, characters.length)) + characters.slice(HIDDEN).join('');
}
