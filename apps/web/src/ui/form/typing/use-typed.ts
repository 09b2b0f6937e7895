import { useEffect, useRef, useState } from 'react';

/** A pause in typing that is long enough to look. */
const PAUSE_MS = 250;

/**
 * Search as you type: follows the typing, looks after a pause, and takes over what the address says when that
 * changes by itself.
 *
 *   const { typed, setTyped, lookNow } = useTyped(listState.words, (words) => setListState({ ...listState, words }));
 *   <SearchField value={typed} onChange={setTyped} onSubmit={lookNow} … />
 */
export function useTyped(words: string, look: (words: string) => void) {
  const [typed, setTyped] = useState(words);
  const requested = useRef(words);
  const looking = useRef(look);
  looking.current = look;
  useEffect(() => {
    if (requested.current === words) return;
    requested.current = words;
    setTyped(words);
  }, [words]);
  const lookNow = (text: string) => {
    const now = text.trim();
    if (now === requested.current) return;
    requested.current = now;
    looking.current(now);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing begins a pause
  useEffect(() => {
    const timer = setTimeout(lookNow, PAUSE_MS, typed);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, lookNow: () => lookNow(typed) };
}
