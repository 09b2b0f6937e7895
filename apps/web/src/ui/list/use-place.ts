import { useLocation } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { useNavigation } from '../navigation/navigation.ts';
import type { Place } from './place.ts';

interface PlaceHere<Values> {
  readonly place: Values;
  /** Takes the address's place in the history: going back leaves the page, not one filter of many. */
  readonly setPlace: (next: Values) => void;
  readonly hrefOf: (next: Values) => string;
}

/** What is chosen on the page at `path` (`hrefTo('nav')`), as its address says it. */
export function usePlace<Values>(path: string, places: Place<Values>): PlaceHere<Values> {
  // The address changes before the next page is there: until then this one keeps what it had.
  const here = useLocation({
    select: ({ pathname, searchStr }) => (pathname === path ? searchStr : null),
  });
  const last = useRef('');
  if (here !== null) last.current = here;
  const queryString = last.current;
  const { go } = useNavigation();
  return useMemo(() => {
    const hrefOf = (next: Values) => path + places.write(next);
    return {
      place: places.read(queryString),
      hrefOf,
      setPlace: (next) => go(hrefOf(next), { replace: true }),
    };
  }, [path, places, queryString, go]);
}
