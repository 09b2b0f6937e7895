import { type RefObject, useEffect } from 'react';

/** Loading begins before the reader is at the end. */
const AHEAD_PX = 240;

/**
 * Calls `load` when scrolling brings the end of a list near. Only scrolling does: a list whose end is in view from
 * the start waits for its button, so that nobody reads pages that were never asked for.
 */
export function useLoadOnScroll(end: RefObject<HTMLElement | null>, wanted: boolean, load: () => void): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const look = () => {
      const box = end.current?.getBoundingClientRect();
      // Who is past the end reads the footer: rows added above would only push it on.
      if (box && box.bottom > 0 && box.top < window.innerHeight + AHEAD_PX) load();
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [end, wanted, load]);
}
