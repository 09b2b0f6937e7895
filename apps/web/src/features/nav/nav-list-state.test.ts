import { describe, expect, it } from 'vitest';
import { anywhere, isFiltered, navListState, sorting } from './nav-list-state.ts';

describe('what is chosen on the NAV page', () => {
  it('stands in the address under the names links to it have', () => {
    const chosen = { ...anywhere, words: 'large cap', assetClass: 'EQUITY', option: 'GROWTH' } as const;
    expect(navListState.write(chosen)).toBe('?q=large+cap&class=EQUITY&option=GROWTH');
    expect(navListState.write(sorting.sortedBy(chosen, 'return1y'))).toBe(
      '?q=large+cap&class=EQUITY&option=GROWTH&sort=return1y',
    );
  });

  it('is not made up from an address that says something else', () => {
    expect(
      navListState.read('?class=GOLD&sort=size&order=up&scheme=..%2F..&plan=direct&option=&q=%20%20'),
    ).toEqual(anywhere);
  });

  it('is a filter when it leaves out schemes, not when it sorts them or opens one', () => {
    expect(isFiltered({ ...anywhere, category: 'Gilt Fund' })).toBe(true);
    expect(isFiltered({ ...sorting.sortedBy(anywhere, 'nav'), scheme: '120503' })).toBe(false);
  });
});
