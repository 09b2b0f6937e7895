import { describe, expect, it } from 'vitest';
import { isFiltered, schemeListState, schemeState, sortedAs, sorting } from './scheme-list-state.ts';

describe('what is chosen in the list of schemes', () => {
  it('is read from the links of the dashboard', () => {
    expect(schemeListState.read('?view=moved')).toMatchObject({ view: 'moved', words: '', assetClass: null });
    expect(schemeListState.read('?class=EQUITY')).toMatchObject({ view: 'held', assetClass: 'EQUITY' });
    expect(schemeListState.write(schemeListState.anywhere)).toBe('');
  });

  it('begins with the largest AUM, or with what moved most', () => {
    expect(sortedAs(schemeListState.anywhere).sort).toBe('aum');
    expect(sortedAs(schemeListState.read('?view=moved')).sort).toBe('net');
    expect(sortedAs(schemeListState.read('?view=moved&sort=sold')).sort).toBe('sold');
    expect(sorting.orderOf(schemeListState.anywhere)).toBe('desc');
  });

  it('counts a search and a class as filters, a view as none', () => {
    expect(isFiltered(schemeListState.read('?view=moved&sort=name'))).toBe(false);
    expect(isFiltered(schemeListState.read('?q=gilt'))).toBe(true);
  });

  it('names no scheme that is none', () => {
    expect(schemeState.read('?scheme=..%2F').scheme).toBeNull();
    expect(schemeState.read('?scheme=120503&q=rao')).toEqual({ scheme: '120503', words: 'rao' });
  });
});
