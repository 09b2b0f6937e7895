import { type RefObject, useEffect, useRef } from 'react';

/** For a heading that comes with its data: whoever waited for it, with nothing focused, begins there. */
export function useFocusOnArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const active = document.activeElement;
    if (active === null || active === document.body || active.id === 'main') {
      heading.current?.focus({ preventScroll: true });
    }
  }, []);
  return heading;
}
