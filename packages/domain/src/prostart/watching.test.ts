import { describe, expect, it } from 'vitest';
import { isWatchFinished, playedInView, recentFrom } from './watching.ts';

describe('what counts as played', () => {
  it.each([
    // reported, seconds passed, length, counted
    [30, 60, 100, 30],
    [60, 30, 100, 60],
    [61, 30, 100, 60],
    [500, 900, 100, 100],
    [9e9, 9e9, 100, 100],
    [10, 0, 100, 0],
    [10, -5, 100, 0],
    [5, 2.4, 100, 4],
  ])('%d s said after %d s in a video of %d s are %d s', (reported, secondsPassed, length, counted) => {
    expect(playedInView({ reported, secondsPassed, length })).toBe(counted);
  });
});

describe('a video is finished', () => {
  it.each([
    // played, furthest, length
    [90, 90, 100, true],
    [89, 100, 100, false],
    [100, 89, 100, false],
    [23, 23, 25, true],
    [22, 25, 25, false],
  ])('with %d s played and %d s reached of %d s: %s', (played, furthest, length, finished) => {
    expect(isWatchFinished({ played, furthest, length })).toBe(finished);
  });
});

it('recent are thirty days, today among them', () => {
  expect(recentFrom(Temporal.PlainDate.from('2026-11-15')).toString()).toBe('2026-10-17');
  expect(recentFrom(Temporal.PlainDate.from('2027-03-01')).toString()).toBe('2027-01-31');
});
