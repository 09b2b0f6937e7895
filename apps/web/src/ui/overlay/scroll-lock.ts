import { useLayoutEffect } from 'react';

let locks = 0;

/** Switches vertical page scrolling off; the answer switches it on again once nobody holds it off. */
export function lockScroll(): () => void {
  locks += 1;
  document.body.dataset.scrollLocked = '';
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    locks -= 1;
    if (locks === 0) delete document.body.dataset.scrollLocked;
  };
}

export function useScrollLock(active: boolean): void {
  useLayoutEffect(() => (active ? lockScroll() : undefined), [active]);
}
