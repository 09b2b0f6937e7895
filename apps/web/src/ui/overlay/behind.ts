import { useLayoutEffect } from 'react';

let covers = 0;

/**
 * Makes the page behind a dialog unreachable: no click, no focus, no screen reader. With that the browser itself
 * keeps the focus inside, for every element a dialog may hold.
 */
export function usePageBehind(covered: boolean): void {
  useLayoutEffect(() => {
    const page = document.getElementById('root');
    if (!covered || !page) return undefined;
    covers += 1;
    page.inert = true;
    return () => {
      covers -= 1;
      page.inert = covers > 0;
    };
  }, [covered]);
}
