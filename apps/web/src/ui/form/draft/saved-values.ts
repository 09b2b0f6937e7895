/** What no draft may hold, whatever a form forgets to say. */
const neverSaved: ReadonlySet<string> = new Set(['otp', 'pin', 'mpin', 'password']);

type Values = Readonly<Record<string, unknown>>;

const isSecret = (name: string, secrets: readonly string[]): boolean =>
  neverSaved.has(name) || secrets.includes(name);

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function saved(value: unknown, secrets: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((part) => saved(part, secrets));
  return isRecord(value) && Object.getPrototypeOf(value) === Object.prototype
    ? savedValues(value, secrets)
    : value;
}

const isBinary = (value: unknown): boolean =>
  value instanceof Blob || (Array.isArray(value) && value.some((part) => part instanceof Blob));

/** The values a draft may hold, at any depth: no codes, no PINs, no files. */
export function savedValues<T extends Values>(values: T, secrets: readonly string[]): Partial<T> {
  const held = Object.entries(values).filter(([name, value]) => !isSecret(name, secrets) && !isBinary(value));
  return Object.fromEntries(held.map(([name, value]) => [name, saved(value, secrets)])) as Partial<T>;
}

/** Whether nothing of it would have to be left out of a draft. */
export const maySave = (value: unknown, secrets: readonly string[]): boolean =>
  JSON.stringify(saved(value, secrets)) === JSON.stringify(value);

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);

function restored(initial: unknown, saved: unknown): unknown {
  // What begins as nothing may have become anything.
  if (initial === null || initial === undefined) return saved ?? initial;
  if (saved === null) return null;
  if (kindOf(saved) !== kindOf(initial)) return initial;
  return isRecord(initial) && isRecord(saved) ? restoredValues(initial, saved) : saved;
}

/** The draft of an older build may lack a field or hold another kind of value: those begin anew. */
export function restoredValues<T extends Values>(initial: T, saved: unknown): T {
  if (!isRecord(saved)) return initial;
  return Object.fromEntries(
    Object.entries(initial).map(([name, value]) => [
      name,
      name in saved ? restored(value, saved[name]) : value,
    ]),
  ) as T;
}
