import { expect, it } from 'vitest';
import { thisYear } from './year.ts';

it('is the year in India, which begins before that of the west', () => {
  expect(thisYear(Temporal.Instant.from('2026-12-31T18:29:59Z'))).toBe(2026);
  expect(thisYear(Temporal.Instant.from('2026-12-31T18:30:00Z'))).toBe(2027);
});
