import { describe, expect, it } from 'vitest';
import { isSameName } from './same-name.ts';

describe('a name at the bank', () => {
  it.each([
    ['Asha Pillai', 'ASHA PILLAI'],
    ['Asha Pillai', 'Mrs. Pillai Asha'],
    ['Asha Pillai', 'ASHA R PILLAI'],
    ['Asha Rajan Pillai', 'A R Pillai'],
    ['Asha Pillai', 'ASHAPILLAI'],
    ['Gupta Family HUF', 'GUPTA FAMILY HUF'],
    ['Asha', 'Smt Asha'],
  ])('is the same: %s and %s', (one, other) => {
    expect(isSameName(one, other)).toBe(true);
    expect(isSameName(other, one)).toBe(true);
  });

  it.each([
    ['Asha Pillai', 'Asha Nair'],
    ['Asha Pillai', 'Asha'],
    ['Asha Pillai', 'A P'],
    ['Asha Pillai', 'Ramesh Chandra Verma'],
    ['Asha Asha', 'Asha Pillai'],
    ['', ''],
    ['Mr', 'Mr'],
  ])('is another: %s and %s', (one, other) => {
    expect(isSameName(one, other)).toBe(false);
    expect(isSameName(other, one)).toBe(false);
  });
});
