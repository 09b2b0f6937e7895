import { describe, expect, it } from 'vitest';
import { closedFor, type DayRules, dateProblem } from './date-rules.ts';

const holidays = new Map([
  ['2027-01-26', 'Republic Day'],
  ['2027-01-27', 'Election'],
]);
const market: DayRules = { holidays, sessions: new Set(['2027-01-30']), isBusinessDayOnly: true };

describe('a day of the calendar', () => {
  it('is named when the market is closed', () => {
    expect(closedFor('2027-01-26', market)).toBe('Republic Day');
    expect(closedFor('2027-01-23', market)).toBe('Saturday');
    expect(closedFor('2027-01-24', market)).toBe('Sunday');
    expect(closedFor('2027-01-25', market)).toBeNull();
    expect(closedFor('2027-01-30', market)).toBeNull();
  });

  it('is not named where there is no calendar', () => {
    expect(closedFor('2027-01-24', {})).toBeNull();
  });

  it('cannot be chosen before or after the range', () => {
    const rules = { min: '2027-01-05', max: '2027-02-28' };
    expect(dateProblem('2027-01-04', rules)).toBe('Choose a date from 05-Jan-2027');
    expect(dateProblem('2027-03-01', rules)).toBe('Choose a date up to 28-Feb-2027');
    expect(dateProblem('2027-01-05', rules)).toBeNull();
    expect(dateProblem('2027-02-28', rules)).toBeNull();
  });

  it('goes no further than the year bound [S9-02]', () => {
    expect(dateProblem('2099-12-31', {})).toBeNull();
    expect(dateProblem('2100-01-01', {})).toBe('Choose a date up to 31-Dec-2099');
  });

  it('cannot be a holiday where only business days count, and the next one is said', () => {
    expect(dateProblem('2027-01-26', market)).toBe(
      '26-Jan-2027 is no business day (Republic Day). The next is 28-Jan-2027',
    );
    expect(dateProblem('2027-01-26', { holidays })).toBeNull();
  });

  it('may be refused for a reason of the form', () => {
    const rules = { whyNot: (date: string) => (date.endsWith('-29') ? 'SIPs run on days 1 to 28' : null) };
    expect(dateProblem('2027-01-29', rules)).toBe('SIPs run on days 1 to 28');
    expect(dateProblem('2027-01-28', rules)).toBeNull();
  });
});
