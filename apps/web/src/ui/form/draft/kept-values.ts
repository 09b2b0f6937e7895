/** What no draft may hold, whatever a form forgets to say. */
const neverKept: ReadonlySet<string> = new Set(['otp', 'pin', 'mpin', 'password']);

type Values = Readonly<Record<string, unknown>>;

const isSecret = (name: string, secrets: readonly string[]): boolean =>
  neverKept.has(name) || secrets.includes(name);

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function kept(value: unknown, secrets: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((part) => kept(part, secrets));
  return isRecord(value) && Object.getPrototypeOf(value) === Object.prototype
    ? keptValues(value, secrets)
    : value;
}

const isBinary = (value: unknown): boolean =>
  value instanceof Blob || (Array.isArray(value) && value.some((part) => part instanceof Blob));

/** The values a draft may hold, at any depth: no codes, no PINs, no files. */
export function keptValues<T extends Values>(values: T, secrets: readonly string[]): Partial<T> {
  const held = Object.entries(values).filter(([name, value]) => !isSecret(name, secrets) && !isBinary(value));
  return Object.fromEntries(held.map(([name, value]) => [name, kept(value, secrets)])) as Partial<T>;
}

/** Whether nothing of it would have to be left out of a draft. */
export const mayBeKept = (value: unknown, secrets: readonly string[]): boolean =>
  JSON.stringify(kept(value, secrets)) === JSON.stringify(value);

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);

function restored(initial: unknown, kept: unknown): unknown {
  // What begins as nothing may have become anything.
  if (initial === null || initial === undefined) return kept ?? initial;
  if (kept === null) return null;
  if (kindOf(kept) !== kindOf(initial)) return initial;
  return isRecord(initial) && isRecord(kept) ? restoredValues(initial, kept) : kept;
}

/** The draft of an older build may lack a field or hold another kind of value: those begin anew. */
export function restoredValues<T extends Values>(initial: T, kept: unknown): T {
  if (!isRecord(kept)) return initial;
  return Object.fromEntries(
    Object.entries(initial).map(([name, value]) => [
      name,
      name in kept ? restored(value, kept[name]) : value,
    ]),
  ) as T;
}
