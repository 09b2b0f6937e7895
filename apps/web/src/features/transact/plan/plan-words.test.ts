import { describe, expect, it } from 'vitest';
import { countOfYears, whyMoved } from './plan-words.ts';

const day = (iso: string) => Temporal.PlainDate.from(iso);

describe('why an instalment moves', () => {
  it('names each day on which nothing can be debited', () => {
    expect(whyMoved(day('2027-02-07'), day('2027-02-08'))).toBe('07-Feb is a Sunday');
    expect(whyMoved(day('2027-02-06'), day('2027-02-08'))).toBe('06-Feb and 07-Feb are the weekend');
    expect(whyMoved(day('2026-11-24'), day('2026-11-25'))).toBe('24-Nov is a holiday');
    expect(whyMoved(day('2027-01-14'), day('2027-01-18'))).toBe(
      '14-Jan and 15-Jan are holidays and 16-Jan and 17-Jan are the weekend',
    );
    expect(whyMoved(day('2026-11-16'), day('2026-11-16'))).toBe('');
  });
});

it('counts the instalments of some years', () => {
  expect(countOfYears('monthly', 5)).toBe(60);
  expect(countOfYears('quarterly', 3)).toBe(12);
  expect(countOfYears('weekly', 1)).toBe(52);
  expect(countOfYears('annual', 10)).toBe(10);
});
