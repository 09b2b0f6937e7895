type Node = Readonly<Record<string, unknown>> | readonly unknown[];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** What stands at a path like `holders.0.pan`; undefined where there is nothing. */
export function valueAt(root: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, key) => (isNode(at) ? (at as Readonly<Record<string, unknown>>)[key] : undefined),
      root,
    );
}

/** The same with another value at a path that is there; nothing else changes, and nothing is changed in place. */
export function withValue<Root>(root: Root, path: string, value: unknown): Root {
  const [key = '', ...rest] = path.split('.');
  const next =
    rest.length === 0
      ? value
      : withValue((root as Readonly<Record<string, unknown>>)[key], rest.join('.'), value);
  if (Array.isArray(root)) return root.map((one, index) => (index === Number(key) ? next : one)) as Root;
  return { ...root, [key]: next };
}

/** What was typed, over what stands: a value that the fields of the screen do not have stays as it is. */
export function overlaid<Value>(saved: Value, typed: unknown): Value {
  if (!isNode(saved)) return typed === undefined || isNode(typed) ? saved : (typed as Value);
  const parts = Object.entries(saved).map(
    ([key, value]) => [key, overlaid(value, valueAt(typed, key))] as const,
  );
  return (Array.isArray(saved) ? parts.map(([, value]) => value) : Object.fromEntries(parts)) as Value;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type Three = readonly [base: unknown, mine: unknown, theirs: unknown];

/** Lists of one length, whose entries belong together. */
const areLists = (all: Three): boolean =>
  all.every((one) => Array.isArray(one)) && new Set(all.map((one) => (one as unknown[]).length)).size === 1;

const areRecords = (all: Three): boolean => all.every((one) => isNode(one) && !Array.isArray(one));

interface Merged {
  readonly value: unknown;
  /** Where both changed the same thing, each in another way; `value` has mine there. */
  readonly clashes: readonly string[];
}

/** What two devices made of the same beginning: each keeps what only it has changed. */
export function merge(base: unknown, mine: unknown, theirs: unknown, path = ''): Merged {
  if (isSame(mine, theirs) || isSame(base, mine)) return { value: theirs, clashes: [] };
  if (isSame(base, theirs)) return { value: mine, clashes: [] };
  const under = (key: string) => (path === '' ? key : `${path}.${key}`);
  const all: Three = [base, mine, theirs];
  if (!areLists(all) && !areRecords(all)) return { value: mine, clashes: [path] };
  const parts = Object.keys(mine as object).map(
    (key) => [key, merge(valueAt(base, key), valueAt(mine, key), valueAt(theirs, key), under(key))] as const,
  );
  const values = parts.map(([key, { value }]) => [key, value] as const);
  return {
    value: Array.isArray(mine) ? values.map(([, value]) => value) : Object.fromEntries(values),
    clashes: parts.flatMap(([, { clashes }]) => clashes),
  };
}
