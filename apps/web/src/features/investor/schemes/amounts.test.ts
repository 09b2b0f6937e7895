import { expect, it } from 'vitest';
import { difference } from './amounts.ts';

it('a difference is taken from exact amounts', () => {
  expect(difference('10000000000000.01', '0.02')).toBe(999_999_999_999_999n);
});
