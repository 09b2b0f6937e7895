import { useEffect, useState } from 'react';

/** A pause in typing that is long enough to look. */
const PAUSE_MS = 250;

/** What a text has come to once nothing more is typed: nothing is looked up for every key. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, PAUSE_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
