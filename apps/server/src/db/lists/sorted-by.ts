/** How a list is sorted by one of its keys. Nothing of it comes from a request: it is chosen by name. */
interface SortKey {
  readonly key: string;
  /** What the key needs to be read from. */
  readonly join?: string;
  /** Which way it goes unless it is asked for. */
  readonly first: 'asc' | 'desc';
}

export type SortKeys<Sort extends string> = Readonly<Record<Sort, SortKey>>;

interface Sorted {
  readonly key: string;
  readonly way: string;
  readonly join: string;
  /** Key and way, for `order by`. */
  readonly by: string;
}

/** Rows without a value come last, whichever way. */
export function sortedBy<Sort extends string>(
  keys: SortKeys<Sort>,
  sort: Sort,
  order: 'asc' | 'desc' | null,
): Sorted {
  const { key, join = '', first } = keys[sort];
  const way = `${order ?? first} nulls last`;
  return { key, way, join, by: `${key} ${way}` };
}
