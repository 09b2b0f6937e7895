import { useMemo, useRef, useState } from 'react';

/** Which rows are chosen, by their keys. It outlives sorting and scrolling. */
export interface RowSelection {
  readonly keys: ReadonlySet<string>;
  /** No more can be chosen. */
  readonly most: number;
  /** True when the last choice was cut off at `most`. */
  readonly isFull: boolean;
  set(keys: readonly string[], chosen: boolean): void;
  clear(): void;
}

/** The selection after these rows were chosen or let go; never more than `most`. */
export function chosenAfter(
  before: ReadonlySet<string>,
  keys: readonly string[],
  chosen: boolean,
  most: number,
): ReadonlySet<string> {
  const after = new Set(before);
  for (const key of keys) {
    if (!chosen) after.delete(key);
    else if (after.size < most) after.add(key);
  }
  return after;
}

/**
 * Rows chosen by hand. `scope` is what the list is filtered by, as a text: another filter begins with nothing
 * chosen. Sorting is no part of it.
 */
export function useRowSelection(scope: string, most = Number.POSITIVE_INFINITY): RowSelection {
  const [state, setState] = useState({
    scope,
    keys: new Set<string>() as ReadonlySet<string>,
    isFull: false,
  });
  const shown = useRef(state);
  shown.current = state.scope === scope ? state : { scope, keys: new Set(), isFull: false };
  const { keys, isFull } = shown.current;
  return useMemo(
    () => ({
      keys,
      most,
      isFull,
      set(given, chosen) {
        const after = chosenAfter(keys, given, chosen, most);
        setState({ scope, keys: after, isFull: chosen && given.some((key) => !after.has(key)) });
      },
      clear: () => setState({ scope, keys: new Set(), isFull: false }),
    }),
    [keys, most, isFull, scope],
  );
}
