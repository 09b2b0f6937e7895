import { listInvestors } from '@hub/contract/calls/investor/investor-list';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  clientListState,
  everyClient,
  filterOf,
  hasImpossibleRange,
  isFiltered,
  requestedBy,
  sortedBy,
  sortingShown,
} from './client-list-state.ts';

const { anywhere } = clientListState;

describe('what is chosen on the client list', () => {
  it.each([
    ['?balance=live&last=before-half-year', { balance: 'live', lastInvestment: 'before-half-year' }],
    ['?since=this-year', { since: 'this-year' }],
    ['?kyc=ON_HOLD', { kyc: 'ON_HOLD' }],
    ['?birthday=today', { birthday: 'today' }],
    ['?mix=liquid-no-equity', { mix: 'liquid-no-equity' }],
    [
      '?q=iyer&class=EQUITY&sip=none&from=100000&to=250000.50&city=Kochi&family=Iyer',
      {
        words: 'iyer',
        assetClass: 'EQUITY',
        sip: 'none',
        aumFrom: '100000',
        aumTo: '250000.50',
        city: 'Kochi',
        family: 'Iyer',
      },
    ],
  ])('is read from the links of the dashboard and written the same: %s', (address, chosen) => {
    const listState = clientListState.read(address);
    expect(filterOf(listState)).toEqual(chosen);
    expect(clientListState.write(listState)).toBe(address);
    expect(isFiltered(listState)).toBe(true);
    expect(filterOf(everyClient(listState))).toEqual({});
  });

  it('is never more than the call takes, whatever stands in the address', () => {
    const names = [
      'q',
      'class',
      'kyc',
      'sip',
      'balance',
      'from',
      'to',
      'city',
      'family',
      'last',
      'since',
      'mix',
    ];
    const address = fc
      .array(fc.tuple(fc.constantFrom(...names), fc.string({ unit: 'grapheme', maxLength: 200 })))
      .map((pairs) => `?${new URLSearchParams(pairs)}`);
    fc.assert(
      fc.property(address, (any) => {
        const listState = clientListState.read(any);
        fc.pre(!hasImpossibleRange(listState));
        expect(z.safeParse(listInvestors.request, requestedBy(listState)).success).toBe(true);
      }),
    );
  });

  it('knows a range that ends before it begins', () => {
    expect(hasImpossibleRange({ ...anywhere, aumFrom: '200', aumTo: '100' })).toBe(true);
    expect(hasImpossibleRange({ ...anywhere, aumFrom: '99', aumTo: '100' })).toBe(false);
    expect(hasImpossibleRange({ ...anywhere, aumFrom: '200' })).toBe(false);
  });

  it('begins with the largest clients, searched with what fits best; names go from A', () => {
    expect(sortingShown(anywhere)).toEqual({ by: 'aum', order: 'desc' });
    expect(sortingShown({ ...anywhere, words: 'iyer' })).toBeUndefined();
    expect(requestedBy({ ...anywhere, words: 'iyer' })).toEqual({ words: 'iyer' });
    expect(requestedBy(sortedBy(anywhere, 'name'))).toEqual({ sort: 'name', order: 'asc' });
    expect(isFiltered(sortedBy(anywhere, 'name'))).toBe(false);
  });

  it('turns a column round at the second press, also the one it begins with', () => {
    const smallest = sortedBy(anywhere, 'aum');
    expect(requestedBy(smallest)).toEqual({ sort: 'aum', order: 'asc' });
    expect(requestedBy(sortedBy(smallest, 'aum'))).toEqual({ sort: 'aum', order: 'desc' });
    expect(requestedBy(sortedBy({ ...anywhere, words: 'iyer' }, 'aum'))).toMatchObject({
      sort: 'aum',
      order: 'desc',
    });
  });
});
