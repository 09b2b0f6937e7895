import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay, day } from '../../test/dates.ts';
import { type ClientDays, occasionsIn, wishName, wishWindow } from './occasions.ts';

const nobody: ClientDays = { birthDate: null, marriedOn: null, investedOn: null, state: null };
const within = (from: string, to: string, client: Partial<ClientDays>) =>
  occasionsIn({ from: day(from), to: day(to) })({ ...nobody, ...client }).map(
    (occasion) => `${occasion.on} ${wishName(occasion)}`,
  );

describe('the occasions of a client', () => {
  it('are birthday, marriage, first investment and the festivals of the state', () => {
    const asha = {
      birthDate: day('1984-11-20'),
      marriedOn: day('2010-11-09'),
      investedOn: day('2019-11-17'),
      state: 'TAMIL NADU',
    };
    expect(within('2026-11-01', '2026-11-30', asha)).toEqual([
      '2026-11-08 festival-diwali-2026',
      '2026-11-09 marriage-2026',
      '2026-11-17 first-investment-2026',
      '2026-11-20 birthday-2026',
      '2026-11-24 festival-guru-nanak-jayanti-2026',
    ]);
  });

  it('count the years, and do not count the day itself', () => {
    const [occasion] = occasionsIn({ from: day('2027-03-01'), to: day('2027-03-01') })({
      ...nobody,
      investedOn: day('2026-03-01'),
    });
    expect(occasion).toEqual({ kind: 'first-investment', on: day('2027-03-01'), years: 1 });
    expect(within('2026-03-01', '2026-03-01', { investedOn: day('2026-03-01') })).toEqual([]);
    expect(within('2026-03-01', '2026-03-01', { birthDate: day('2030-03-01') })).toEqual([]);
  });

  it('of 29-Feb are on the 28th of a common year', () => {
    const leapling = { birthDate: day('1996-02-29') };
    expect(within('2027-02-27', '2027-03-02', leapling)).toEqual(['2027-02-28 birthday-2027']);
    expect(within('2028-02-28', '2028-03-02', leapling)).toEqual(['2028-02-29 birthday-2028']);
  });

  it('of a solemn day are none', () => {
    expect(within('2026-04-03', '2026-04-05', {})).toEqual(['2026-04-05 festival-easter-2026']);
  });

  it('cross the end of a year', () => {
    expect(within('2026-12-30', '2027-01-02', { birthDate: day('1990-01-02') })).toEqual([
      '2027-01-01 festival-new-year-2027',
      '2027-01-02 birthday-2027',
    ]);
  });

  it('of a window are those of its days, one by one', () => {
    fc.assert(
      fc.property(anyDay, anyDay, fc.constantFrom('day', 'week', 'month'), (birthDate, today, span) => {
        const client = { ...nobody, birthDate, state: 'Kerala' };
        const { from, to } = wishWindow(span, today);
        const days = Array.from({ length: from.until(to).days + 1 }, (_, ahead) => from.add({ days: ahead }));
        const oneByOne = days.flatMap((on) => occasionsIn({ from: on, to: on })(client));
        expect(occasionsIn({ from, to })(client)).toEqual(oneByOne);
      }),
    );
  });

  it('have windows of a day, of seven, and of a month', () => {
    const to = (span: 'day' | 'week' | 'month', today: string) => wishWindow(span, day(today)).to.toString();
    expect(to('day', '2026-11-17')).toBe('2026-11-17');
    expect(to('week', '2026-12-29')).toBe('2027-01-04');
    expect(to('month', '2026-11-17')).toBe('2026-12-16');
    expect(to('month', '2027-01-31')).toBe('2027-02-27');
  });
});
