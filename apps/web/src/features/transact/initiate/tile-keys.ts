import { type RefObject, useEffect } from 'react';

/** Where a key is typed, or belongs to an open list. */
const takesKeys = 'input, textarea, select, [contenteditable], [aria-haspopup]';

/** The keys 1, 2, 3 … press the links of a list, wherever on the page the focus is but in a field. */
export function useTileKeys(tiles: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // Only with the focus on the page itself, so that who dictates elsewhere presses nothing (WCAG 2.1.4).
    const page = tiles.current?.closest('main');
    const press = ({ key, target, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent) => {
      if (defaultPrevented || altKey || ctrlKey || metaKey || !/^[1-9]$/.test(key)) return;
      if (target instanceof Element && target.closest(takesKeys) !== null) return;
      tiles.current?.querySelectorAll('a')[Number(key) - 1]?.click();
    };
    page?.addEventListener('keydown', press);
    return () => page?.removeEventListener('keydown', press);
  }, [tiles]);
}
