import { describe, expect, it } from 'vitest';
import { isFiltered, schemePlace, schemesPlace, sortedAs, sorting } from './scheme-place.ts';

describe('what is chosen in the list of schemes', () => {
  it('is read from the links of the dashboard', () => {
    expect(schemesPlace.read('?view=moved')).toMatchObject({ view: 'moved', words: '', assetClass: null });
    expect(schemesPlace.read('?class=EQUITY')).toMatchObject({ view: 'held', assetClass: 'EQUITY' });
    expect(schemesPlace.write(schemesPlace.anywhere)).toBe('');
  });

  it('begins with the largest AUM, or with what moved most', () => {
    expect(sortedAs(schemesPlace.anywhere).sort).toBe('aum');
    expect(sortedAs(schemesPlace.read('?view=moved')).sort).toBe('net');
    expect(sortedAs(schemesPlace.read('?view=moved&sort=sold')).sort).toBe('sold');
    expect(sorting.orderOf(schemesPlace.anywhere)).toBe('desc');
  });

  it('counts a search and a class as filters, a view as none', () => {
    expect(isFiltered(schemesPlace.read('?view=moved&sort=name'))).toBe(false);
    expect(isFiltered(schemesPlace.read('?q=gilt'))).toBe(true);
  });

  it('names no scheme that is none', () => {
    expect(schemePlace.read('?scheme=..%2F').scheme).toBeNull();
    expect(schemePlace.read('?scheme=120503&q=rao')).toEqual({ scheme: '120503', words: 'rao' });
  });
});
