import { expect, it } from 'vitest';
import { secondsUntil } from './countdown.ts';

it('counts whole seconds down and stops at none', () => {
  expect(secondsUntil(30_000, 0)).toBe(30);
  expect(secondsUntil(30_000, 29_001)).toBe(1);
  expect(secondsUntil(30_000, 30_000)).toBe(0);
  expect(secondsUntil(30_000, 99_000)).toBe(0);
});
