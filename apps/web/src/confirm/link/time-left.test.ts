import { dayText } from '@hub/domain/calendar/date-text';
import { describe, expect, it } from 'vitest';
import { timeLeftText } from './time-left.ts';

describe('the time that is left', () => {
  it.each([
    [0, '0:00 min'],
    [67, '1:07 min'],
    [599, '9:59 min'],
    [600, '10 min'],
    [3599, '59 min'],
    [3600, '1 h 0 min'],
    [86_399, '23 h 59 min'],
    [86_400, '1 day'],
    [2 * 86_400 + 3 * 3600, '2 days 3 h'],
  ])('%i seconds are %s', (seconds, text) => expect(timeLeftText(seconds)).toBe(text));

  it('a day is written as everywhere', () => expect(dayText('2026-11-03')).toBe('03-Nov-2026'));
});
