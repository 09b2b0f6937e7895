import { expect, it } from 'vitest';
import { pointsWithin, rangesOf } from './value-range.ts';

const points = ['2022-03-10', '2023-11-16', '2023-11-17', '2025-11-30', '2026-11-17'].map((day) => ({ day }));

it('offers the years that leave something out, and all there is', () => {
  expect(rangesOf(points)).toEqual(['1y', '3y', 'max']);
  expect(rangesOf(points.slice(-1))).toEqual(['max']);
  expect(rangesOf([])).toEqual(['max']);
});

it('counts back from the newest point', () => {
  expect(pointsWithin(points, '3y')).toEqual(points.slice(2));
  expect(pointsWithin(points, '1y')).toEqual(points.slice(3));
  expect(pointsWithin(points, 'max')).toBe(points);
  expect(pointsWithin([], '1y')).toEqual([]);
});
