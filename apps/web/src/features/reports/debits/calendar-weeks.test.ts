import { describe, expect, it } from 'vitest';
import { calendarWeeks } from './calendar-weeks.ts';

describe('the weeks of thirty days', () => {
  it('begin on Monday and hold each day once, in order', () => {
    // A Sunday to a Monday.
    const weeks = calendarWeeks('2026-11-15', '2026-12-14');
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-15']);
    expect(weeks[5]?.slice(0, 2)).toEqual(['2026-12-14', null]);
    const days = weeks.flat().filter((day) => day !== null);
    expect(days).toHaveLength(30);
    expect(days).toEqual([...days].sort());
  });

  it('need no row more than there are days for', () => {
    expect(calendarWeeks('2026-11-16', '2026-11-22')).toHaveLength(1);
    expect(calendarWeeks('2026-11-16', '2026-11-23')).toHaveLength(2);
  });
});
