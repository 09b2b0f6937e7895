import { type RefObject, useEffect, useRef } from 'react';

/** Closes what is open when the user turns to something else. `place` holds the opener and what it opened. */
export function useDismiss(open: boolean, place: RefObject<HTMLElement | null>, close: () => void): void {
  const closing = useRef(close);
  closing.current = close;
  useEffect(() => {
    if (!open) return undefined;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) closing.current();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open, place]);
}
