/**
 * Text the database cannot hold: a NUL character, or half a surrogate pair, which has no UTF-8 form.
 * Refused at the door, so that no handler meets it.
 */
const unstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

export function hasUnstorableText(value: unknown): boolean {
  if (typeof value === 'string') return unstorable(value);
  if (Array.isArray(value)) return value.some(hasUnstorableText);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => unstorable(name) || hasUnstorableText(inner));
}
