import { useSyncExternalStore } from 'react';

/** Whether a media query holds now. `whenPrerendered` is the answer where there is no window. */
export function useMedia(query: string, whenPrerendered = false): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => whenPrerendered,
  );
}
