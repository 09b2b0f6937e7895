import { expect, it } from 'vitest';
import { timeLeftText } from './time-left.tsx';

const until = '2026-11-16T12:00:00Z';
const before = (ms: number) => timeLeftText(until, Temporal.Instant.from(until).epochMilliseconds - ms);
const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

it.each([
  [2 * DAY, '2 d 0 h'],
  [DAY + 4 * HOUR + 59 * MINUTE, '1 d 4 h'],
  [DAY - 1, '23 h 59 m'],
  [3 * HOUR + 12 * MINUTE, '3 h 12 m'],
  [HOUR, '1 h 0 m'],
  [HOUR - 1, '60:00'],
  [12 * MINUTE + 5 * SECOND, '12:05'],
  [1, '0:01'],
  [0, null],
  [-DAY, null],
])('%d ms before the end reads %s', (ms, text) => {
  expect(before(ms)).toBe(text);
});
