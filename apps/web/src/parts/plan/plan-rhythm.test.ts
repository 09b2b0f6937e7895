import { describe, expect, it } from 'vitest';
import { rhythmText } from './plan-rhythm.ts';

describe('how often an instalment is due', () => {
  it('is said with its day', () => {
    const on = (frequency: string, startsOn = '2026-01-07', dueDays: number[] = []) =>
      rhythmText({ frequency, startsOn, dueDays });
    expect(on('monthly')).toBe('monthly on the 7th');
    expect(on('quarterly', '2026-01-22')).toBe('quarterly on the 22nd');
    expect(on('weekly')).toBe('weekly on Wednesdays');
    expect(on('fortnightly', '2026-11-15')).toBe('every second week on Sundays');
    expect(on('daily')).toBe('every business day');
    expect(on('annual')).toBe('yearly on 07-Jan');
    expect(on('twice-a-month')).toBe('twice a month');
    expect(on('monthly', '2026-01-30', [31])).toBe('monthly on the 31st');
    expect(on('two-monthly')).toBe('every two months on the 7th');
    expect(on('twice-monthly', '2026-01-01', [1, 16])).toBe('twice a month on the 1st, 16th');
    expect(on('weekly', '2026-01-07', [7, 14, 21, 28])).toBe('weekly on the 7th, 14th, 21st, 28th');
    expect(on('annual', '2026-01-07', [9])).toBe('yearly on 09-Jan');
  });
});
