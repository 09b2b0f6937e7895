import type { FieldErrors } from 'react-hook-form';

interface FieldText {
  /** `holders.0.pan`; empty for the form as a whole. */
  readonly path: string;
  readonly text: string;
}

interface Leaf {
  readonly message: string;
}

const isLeaf = (value: object): value is Leaf =>
  'type' in value && 'message' in value && typeof value.message === 'string';

function leaves(node: unknown, path: readonly string[]): FieldText[] {
  if (typeof node !== 'object' || node === null) return [];
  if (isLeaf(node)) return [{ path: path.join('.'), text: node.message }];
  // The form library puts what is said of a whole list, or of the whole form, under `root`.
  return Object.entries(node).flatMap(([name, value]) =>
    leaves(value, name === 'root' || name === '' ? path : [...path, name]),
  );
}

/** The errors of a form as a list. */
export const errorList = (errors: FieldErrors): FieldText[] => leaves(errors, []);

/** The field a message belongs to: `languages.2` is about the languages. Null when the form has no such field. */
export function fieldOf(path: string, names: Iterable<string>): string | null {
  let found: string | null = null;
  for (const name of names) {
    const isHere = path === name || path.startsWith(`${name}.`);
    if (isHere && name.length > (found?.length ?? -1)) found = name;
  }
  return found;
}

/** What stands at a field: the first message about it, or about a part of it that is no field of the form itself. */
export const errorAt = (errors: FieldErrors, name: string, others: Iterable<string> = []): string | null =>
  errorList(errors).find(({ path }) => fieldOf(path, [...others, name]) === name)?.text ?? null;

interface Refusal {
  /** By the form's own names. */
  readonly atFields: Readonly<Record<string, string>>;
  /** What belongs to no field of the form. */
  readonly others: readonly string[];
}

/**
 * The server's messages, at the fields they belong to, one each. `within` is where the form's values stand in the body
 * that was sent: in `own.city` it is `own`.
 */
export function placeRefusal(
  fields: Readonly<Record<string, string>>,
  names: Iterable<string>,
  within = '',
): Refusal {
  const existing = [...names];
  const atFields: Record<string, string> = {};
  const others: string[] = [];
  for (const [path, text] of Object.entries(fields)) {
    const own = within && path.startsWith(`${within}.`) ? path.slice(within.length + 1) : path;
    const name = fieldOf(own, existing);
    if (name === null) others.push(text);
    else atFields[name] ??= text;
  }
  return { atFields, others: [...new Set(others)] };
}
