import { useState } from 'react';

/** One choice for every table of the device: plain text, nothing about anybody. */
const STORED_UNDER = 'hub.dense';
/** What the style sheet takes off above and below a row. */
const SAVED = 16;

export function readsDense(): boolean {
  try {
    return localStorage.getItem(STORED_UNDER) === 'yes';
  } catch {
    return false;
  }
}

/** Cards stay as they are: a finger needs them. */
export const denseHeights = <Heights extends { readonly table: number }>(heights: Heights): Heights => ({
  ...heights,
  table: heights.table - SAVED,
});

export function useDenseRows() {
  const [isDense, setDense] = useState(readsDense);
  const choose = (next: boolean) => {
    setDense(next);
    try {
      if (next) localStorage.setItem(STORED_UNDER, 'yes');
      else localStorage.removeItem(STORED_UNDER);
    } catch {
      // The choice then lasts as long as the page.
    }
  };
  return { isDense, choose };
}
