import { expect, it } from 'vitest';
import { clockText, secondsUntil } from './countdown.ts';

it('counts whole seconds down and stops at none', () => {
  expect(secondsUntil(30_000, 0)).toBe(30);
  expect(secondsUntil(30_000, 29_001)).toBe(1);
  expect(secondsUntil(30_000, 30_000)).toBe(0);
  expect(secondsUntil(30_000, 99_000)).toBe(0);
});

it('is written as a clock', () => {
  expect([0, 7, 59, 60, 605].map(clockText)).toEqual(['0:00', '0:07', '0:59', '1:00', '10:05']);
});
