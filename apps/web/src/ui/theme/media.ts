import { useSyncExternalStore } from 'react';

/** Null where the browser cannot answer the query. */
function listOf(query: string): MediaQueryList | null {
  try {
    return matchMedia(query);
  } catch {
    return null;
  }
}

/**
 * Whether a media query holds now; one that cannot be answered does not. `whenPrerendered` is the answer where
 * there is no window.
 */
export function useMedia(query: string, whenPrerendered = false): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = listOf(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    () => listOf(query)?.matches ?? false,
    () => whenPrerendered,
  );
}
