/**
 * What is chosen on a page stands in its address, so that coming back, a reload or a link finds the same. A list
 * says once what can be chosen:
 *
 *   const sorting = sortingOf(investorSorts, { usual: 'name', upwards: ['name'] });
 *   export const clientListState = listStateOf({
 *     words: text('q'),
 *     kyc: oneOf(['VALIDATED', 'REGISTERED']),
 *     city: maybe(),
 *     ...sorting.fields,
 *   });
 *   export type ClientListState = ListStateIn<typeof clientListState>;
 *
 * and reads and changes it with `useListState` (use-list-state.ts).
 */

/** One thing that can be chosen. */
interface ListStateField<Value> {
  /** Its name in the address, where that is not the field's own. */
  readonly as: string | undefined;
  readonly usual: Value;
  /** Null for what somebody wrote into the address that is not known. */
  readonly read: (raw: string) => Value | null;
}

type Fields = Readonly<Record<string, ListStateField<string | null>>>;
type ValuesOf<All extends Fields> = { readonly [Name in keyof All]: All[Name]['usual'] };

export interface ListState<Values> {
  /** Where nothing is chosen. */
  readonly anywhere: Values;
  read(queryString: string): Values;
  /** To stand behind the path: begins with `?`, or is empty. What is as usual is not written. */
  write(values: Values): string;
  /** How many of these are not as usual. */
  chosen(values: Values, names: readonly (keyof Values)[]): number;
}

export type ListStateIn<P> = P extends ListState<infer Values> ? Values : never;

const LONGEST = 100;

/** Words of any kind, '' when there are none. */
export const text = (as?: string): ListStateField<string> => ({
  as,
  usual: '',
  read: (raw) => raw.trim().slice(0, LONGEST) || null,
});

/** A text of one form, or null: `maybe(/^\d+$/)`. */
export const maybe = (form = /\S/, as?: string): ListStateField<string | null> => ({
  as,
  usual: null,
  read(raw) {
    const value = raw.trim().slice(0, LONGEST);
    return form.test(value) ? value : null;
  },
});

/** One of some words, or null. */
export const oneOf = <const Value extends string>(
  existing: readonly Value[],
  as?: string,
): ListStateField<Value | null> => ({
  as,
  usual: null,
  read: (raw) => existing.find((one) => one === raw) ?? null,
});

/** One of some words, always. */
export const alwaysOneOf = <const Value extends string>(
  existing: readonly Value[],
  usual: NoInfer<Value>,
  as?: string,
): ListStateField<Value> => ({ ...oneOf(existing, as), usual });

export function listStateOf<const All extends Fields>(fields: All): ListState<ValuesOf<All>> {
  const all = Object.entries(fields);
  const nameOf = (name: string, field: ListStateField<unknown>) => field.as ?? name;
  const build = (pick: (name: string, field: ListStateField<string | null>) => string | null) =>
    Object.fromEntries(all.map(([name, field]) => [name, pick(name, field)])) as ValuesOf<All>;
  return {
    anywhere: build((_, field) => field.usual),
    read(queryString) {
      const query = new URLSearchParams(queryString);
      return build((name, field) => {
        const raw = query.get(nameOf(name, field));
        return (raw === null ? null : field.read(raw)) ?? field.usual;
      });
    },
    write(values) {
      const query = new URLSearchParams();
      for (const [name, field] of all) {
        const value = values[name];
        if (value && value !== field.usual) query.set(nameOf(name, field), value);
      }
      const written = query.toString();
      return written === '' ? '' : `?${written}`;
    },
    chosen: (values, names) => names.filter((name) => values[name] !== fields[name as string]?.usual).length,
  };
}

type Order = 'asc' | 'desc';

interface Sorted<Key extends string> {
  readonly sort: Key;
  /** Null: names go up, figures down. */
  readonly order: Order | null;
}

/** How a list is sorted, and what pressing a column's head does to it. */
export function sortingOf<Key extends string>(
  keys: readonly Key[],
  { usual, upwards }: { readonly usual: NoInfer<Key>; readonly upwards: readonly NoInfer<Key>[] },
) {
  /** Names from A on, figures from the largest on. */
  const firstOrder = (sort: Key): Order => (upwards.includes(sort) ? 'asc' : 'desc');
  const orderOf = ({ sort, order }: Sorted<Key>): Order => order ?? firstOrder(sort);
  const inOrder = <P extends Sorted<Key>>(listState: P, sort: Key, order: Order): P => ({
    ...listState,
    sort,
    order: order === firstOrder(sort) ? null : order,
  });
  return {
    fields: { sort: alwaysOneOf(keys, usual), order: oneOf(['asc', 'desc']) },
    orderOf,
    inOrder,
    /** Sorts by it, or turns it round. */
    sortedBy: <P extends Sorted<Key>>(listState: P, sort: Key): P =>
      inOrder(
        listState,
        sort,
        listState.sort !== sort ? firstOrder(sort) : orderOf(listState) === 'asc' ? 'desc' : 'asc',
      ),
  };
}
