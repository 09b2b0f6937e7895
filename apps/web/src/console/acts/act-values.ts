import type { ActDeclaration, ActField } from '@hub/contract/acts/act-declaration';

type ActValue = string | readonly string[];
/** What stands in the fields of a panel, by name; `reason` beside those of the act. */
export type ActValues = Record<string, ActValue>;

/** What the fields begin with. */
export function startValues(
  { fields }: ActDeclaration,
  initial: Readonly<Record<string, unknown>>,
): ActValues {
  const values: ActValues = { reason: '' };
  for (const [name, field] of Object.entries<ActField>(fields)) {
    if (!field.isGiven) values[name] = shown(field, initial[name]);
  }
  return values;
}

/** As a field shows what the act's input has. */
function shown({ kind }: ActField, value: unknown): ActValue {
  if (kind === 'choices') return Array.isArray(value) ? value.map(String) : [];
  if (kind === 'arns') return Array.isArray(value) ? value.join('\n') : '';
  if (kind === 'file') return value === undefined ? '' : JSON.stringify(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === undefined || value === null ? '' : String(value);
}

/** As the act's schema reads it; undefined for what was left empty. */
function read({ kind }: ActField, value: ActValue): unknown {
  if (typeof value !== 'string') return value.length === 0 && kind !== 'choices' ? undefined : value;
  const typed = value.trim();
  if (typed === '') return undefined;
  if (kind === 'file') return JSON.parse(typed);
  if (kind === 'number') return Number(typed);
  if (kind === 'yes-no') return typed === 'yes';
  if (kind === 'moment') return `${typed}:00+05:30`;
  if (kind === 'arns') return typed.split(/[\s,;]+/).filter((one) => one !== '');
  return typed;
}

/** The input of the act as it is sent: what the screen gave, and what was entered. */
export function inputOf(
  { fields }: ActDeclaration,
  given: Readonly<Record<string, unknown>>,
  values: ActValues,
): Record<string, unknown> {
  const entered = Object.entries<ActField>(fields)
    .filter(([, { isGiven }]) => !isGiven)
    .map(([name, field]) => [name, read(field, values[name] ?? '')] as const)
    .filter(([, value]) => value !== undefined);
  return { ...given, ...Object.fromEntries(entered) };
}
