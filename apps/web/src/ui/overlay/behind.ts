import { useLayoutEffect } from 'react';

let covers = 0;

/**
 * Makes the page behind a whole screen of ours unreachable: no click, no focus, no screen reader. Dialogs have React
 * Aria for that, which the landing page has no room for. It does so to `#root`, so this is one element further in:
 * a dialog that closes under the screen gives nothing back.
 */
export function usePageBehind(covered: boolean): void {
  useLayoutEffect(() => {
    const page = document.getElementById('page');
    if (!covered || !page) return undefined;
    covers += 1;
    page.inert = true;
    return () => {
      covers -= 1;
      page.inert = covers > 0;
    };
  }, [covered]);
}
