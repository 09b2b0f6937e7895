import { useLocation } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { useNavigation } from '../navigation/navigation.ts';
import type { ListState } from './list-state.ts';

interface ListStateHere<Values> {
  readonly listState: Values;
  /** Takes the address's place in the history: going back leaves the page, not one filter of many. */
  readonly setListState: (next: Values) => void;
  readonly hrefOf: (next: Values) => string;
}

/** What is chosen on the page at `path` (`hrefTo('nav')`), as its address says it. */
export function useListState<Values>(path: string, states: ListState<Values>): ListStateHere<Values> {
  // The address changes before the next page is there: until then this one keeps what it had.
  const here = useLocation({
    select: ({ pathname, searchStr }) => (pathname === path ? searchStr : null),
  });
  const last = useRef('');
  if (here !== null) last.current = here;
  const queryString = last.current;
  const { go } = useNavigation();
  return useMemo(() => {
    const hrefOf = (next: Values) => path + states.write(next);
    return {
      listState: states.read(queryString),
      hrefOf,
      setListState: (next) => go(hrefOf(next), { replace: true }),
    };
  }, [path, states, queryString, go]);
}
