import { planViews } from '@hub/contract/calls/reports/reports';
import { describe, expect, it } from 'vitest';
import { isFiltered, planListState, sorting } from './plan-list-state.ts';

describe('what is chosen in a register', () => {
  it('takes every view of the contract from the address, and no other', () => {
    for (const view of planViews) expect(planListState.read(`?view=${view}`).view).toBe(view);
    expect(planListState.read('?view=all').view).toBeNull();
    expect(planListState.write(planListState.anywhere)).toBe('');
  });

  it('comes back as it was', () => {
    const address =
      '?q=rao+flexi&view=at-risk&class=EQUITY&frequency=monthly&scheme=120503&sort=amount&order=asc';
    expect(planListState.write(planListState.read(address))).toBe(address);
  });

  it('begins with what is due next; a view is no filter', () => {
    expect(planListState.anywhere.sort).toBe('nextOn');
    expect(sorting.orderOf(planListState.anywhere)).toBe('asc');
    expect(isFiltered(planListState.read('?view=running'))).toBe(false);
    expect(isFiltered(planListState.read('?scheme=120503'))).toBe(true);
  });
});
