import { planViews } from '@hub/contract/calls/reports';
import { describe, expect, it } from 'vitest';
import { isFiltered, planPlace, sorting } from './plan-place.ts';

describe('what is chosen in a register', () => {
  it('takes every view of the contract from the address, and no other', () => {
    for (const view of planViews) expect(planPlace.read(`?view=${view}`).view).toBe(view);
    expect(planPlace.read('?view=all').view).toBeNull();
    expect(planPlace.write(planPlace.anywhere)).toBe('');
  });

  it('comes back as it was', () => {
    const address =
      '?q=rao+flexi&view=at-risk&class=EQUITY&frequency=monthly&scheme=120503&sort=amount&order=asc';
    expect(planPlace.write(planPlace.read(address))).toBe(address);
  });

  it('begins with what is due next; a view is no filter', () => {
    expect(planPlace.anywhere.sort).toBe('nextOn');
    expect(sorting.orderOf(planPlace.anywhere)).toBe('asc');
    expect(isFiltered(planPlace.read('?view=running'))).toBe(false);
    expect(isFiltered(planPlace.read('?scheme=120503'))).toBe(true);
  });
});
