import { groupIndian } from '@hub/domain';
import { useMemo, useRef, useState } from 'react';

interface Selected {
  /** All that the list's filter selects, also what was never read. */
  readonly isAll: boolean;
  /** The rows chosen by their keys; of all, those that are left out. */
  readonly keys: ReadonlySet<string>;
}

/** Which rows are chosen. It outlives sorting and scrolling. */
export interface RowSelection extends Selected {
  has(key: string): boolean;
  /** How many of a list of so many. */
  countOf(total: number): number;
  /** No more can be chosen one by one, or left out of all. */
  readonly most: number;
  /** True when the last choice was cut off at `most`. */
  readonly isFull: boolean;
  set(keys: readonly string[], chosen: boolean): void;
  all(): void;
  clear(): void;
}

const nothing: Selected = { isAll: false, keys: new Set() };

/** The selection after these rows were chosen or let go; never more than `most` keys. */
export function chosenAfter(
  { isAll, keys }: Selected,
  given: readonly string[],
  chosen: boolean,
  most: number,
): Selected {
  const after = new Set(keys);
  for (const key of given) {
    if (chosen === isAll) after.delete(key);
    else if (after.size < most) after.add(key);
  }
  return { isAll, keys: after };
}

export const isChosen = ({ isAll, keys }: Selected, key: string): boolean => keys.has(key) !== isAll;

export const chosenCount = ({ isAll, keys }: Selected, total: number): number =>
  isAll ? Math.max(total - keys.size, 0) : keys.size;

/** `All 378 clients`, `377 of 378 clients`, `3 clients`; `what` says a number of rows in words. */
export function selectionText(
  selected: Selected,
  total: number,
  what: (rows: number) => string = groupIndian,
): string {
  const count = chosenCount(selected, total);
  if (count === total) return `All ${what(total)}`;
  return selected.isAll ? `${groupIndian(count)} of ${what(total)}` : what(count);
}

/** Whom an act takes, as the contract's calls are asked: the filter alone means all that it selects. */
export function selectedIds({ isAll, keys }: Selected): { ids?: string[]; except?: string[] } {
  if (!isAll) return { ids: [...keys] };
  return keys.size === 0 ? {} : { except: [...keys] };
}

/**
 * Rows chosen by hand, or all of them by the filter. `scope` is what the list is filtered by, as a text: another
 * filter begins with nothing chosen. Sorting is no part of it.
 */
export function useRowSelection(scope: string, most = Number.POSITIVE_INFINITY): RowSelection {
  const [state, setState] = useState({ scope, selected: nothing, isFull: false });
  const shown = useRef(state);
  shown.current = state.scope === scope ? state : { scope, selected: nothing, isFull: false };
  const { selected, isFull } = shown.current;
  return useMemo(
    () => ({
      ...selected,
      most,
      isFull,
      has: (key) => isChosen(selected, key),
      countOf: (total) => chosenCount(selected, total),
      set(given, chosen) {
        const after = chosenAfter(selected, given, chosen, most);
        setState({ scope, selected: after, isFull: given.some((key) => isChosen(after, key) !== chosen) });
      },
      all: () => setState({ scope, selected: { isAll: true, keys: new Set() }, isFull: false }),
      clear: () => setState({ scope, selected: nothing, isFull: false }),
    }),
    [selected, most, isFull, scope],
  );
}
