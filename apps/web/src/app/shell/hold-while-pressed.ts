import { useEffect } from 'react';

const typed = 'main :is(input:not([type="checkbox"], [type="radio"], [type="file"]), textarea)';

/**
 * A press takes the focus from a field before it is over. The header and the tabs, away while somebody types, stay away
 * until it is: else the button moves from under the finger, and the press is lost.
 */
export function useHoldWhilePressed(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const over = () => {
      delete dataset.pressed;
    };
    const start = () => {
      if (document.activeElement?.matches(typed)) dataset.pressed = '';
      else over();
    };
    // What the click does is done first.
    const clicked = () => setTimeout(over, 0);
    document.addEventListener('pointerdown', start, true);
    document.addEventListener('pointercancel', over, true);
    document.addEventListener('click', clicked, true);
    return () => {
      document.removeEventListener('pointerdown', start, true);
      document.removeEventListener('pointercancel', over, true);
      document.removeEventListener('click', clicked, true);
      over();
    };
  }, []);
}
