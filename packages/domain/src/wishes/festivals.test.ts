import { describe, expect, it } from 'vitest';
import { day } from '../../test/dates.ts';
import { gstStateName } from '../brokerage/tax/gst-states.ts';
import { festivalsAhead, festivalsBetween, isObservedIn } from './festival-days.ts';
import { festivalSources, festivals, festivalYears } from './festivals.ts';
import { placeOf, regions } from './regions.ts';

const states = Object.values(regions).flat();
const dayIn = (id: string, year: number, state: string): string[] =>
  festivalsBetween(day(`${year}-01-01`), day(`${year}-12-31`)).flatMap(({ festival, on }) =>
    festival.id === id && isObservedIn(festival, state) ? [on.toString().slice(5)] : [],
  );

describe('the calendar of festivals', () => {
  it.each([
    ['diwali', 'Maharashtra', '11-08', '10-29', '10-17'],
    ['diwali', 'Tamil Nadu', '11-08', '10-28', '10-17'],
    ['holi', 'Uttar Pradesh', '03-04', '03-22', '03-11'],
    ['holi', 'Maharashtra', '03-03', '03-22', '03-11'],
    ['pongal', 'Tamil Nadu', '01-15', '01-15', '01-15'],
    ['eid-al-fitr', 'Kerala', '03-21', '03-10', '02-27'],
    ['onam', 'Kerala', '08-26', '09-12', '09-01'],
    ['chhath', 'Bihar', '11-15', '11-04', '10-23'],
    ['guru-nanak-jayanti', 'Punjab', '11-24', '11-14', '11-02'],
    ['bhai-dooj', 'Delhi', '11-11', '10-31', '10-19'],
    ['christmas', 'Goa', '12-25', '12-25', '12-25'],
  ])('has %s in %s as the handbook does', (id, state, ...expected) => {
    expect(festivalYears.map((year) => dayIn(id, year, state))).toEqual(expected.map((one) => [one]));
  });

  it('has Easter where the computus has it, two days after Good Friday', () => {
    for (const year of festivalYears) {
      const easter = easterOf(year);
      expect(dayIn('easter', year, 'Goa')).toEqual([easter.toString().slice(5)]);
      expect(dayIn('good-friday', year, 'Goa')).toEqual([easter.subtract({ days: 2 }).toString().slice(5)]);
    }
  });

  it('keeps the lunar days in their order and distance', () => {
    const on = (id: string, year: number, state: string) => day(`${year}-${dayIn(id, year, state)[0]}`);
    for (const year of festivalYears) {
      const diwali = on('diwali', year, 'Delhi');
      // The tenth day of the bright half, the new moon and the full moon of one and the next lunar month.
      expect(on('dussehra', year, 'Delhi').until(diwali).days).toBeGreaterThanOrEqual(19);
      expect(on('dussehra', year, 'Delhi').until(diwali).days).toBeLessThanOrEqual(21);
      expect(diwali.until(on('guru-nanak-jayanti', year, 'Delhi')).days).toBeGreaterThanOrEqual(15);
      expect(diwali.until(on('guru-nanak-jayanti', year, 'Delhi')).days).toBeLessThanOrEqual(16);
      expect(on('dhanteras', year, 'Delhi').until(diwali).days).toBe(2);
      expect(on('govardhan', year, 'Delhi').add({ days: 1 })).toEqual(on('bhai-dooj', year, 'Delhi'));
      expect(on('eid-al-fitr', year, 'Delhi').until(on('eid-al-adha', year, 'Delhi')).days).toBeGreaterThan(
        65,
      );
      expect(on('eid-al-fitr', year, 'Delhi').until(on('eid-al-adha', year, 'Delhi')).days).toBeLessThan(71);
    }
  });

  it('has each festival once a year in every state, with a day that exists and a source', () => {
    for (const state of states) {
      const saved = festivals.filter((one) => isObservedIn(one, state)).map(({ id }) => id);
      expect(new Set(saved).size, state).toBe(saved.length);
    }
    const all = festivalsBetween(day('2026-01-01'), day('2028-12-31'));
    expect(all).toHaveLength(festivals.length * festivalYears.length);
    for (const { festival, on } of all) expect(festival.days).toContain(on.toString().slice(5));
    expect(festivals.every(({ source }) => source in festivalSources)).toBe(true);
    expect(festivals.some(({ id }) => id.includes('muharram'))).toBe(false);
  });

  it('knows nothing beyond its years, and only what all keep for who lives elsewhere', () => {
    expect(festivalsBetween(day('2029-01-01'), day('2029-12-31'))).toEqual([]);
    expect(dayIn('new-year', 2026, 'Dubai')).toEqual(['01-01']);
    expect(dayIn('onam', 2026, 'Dubai')).toEqual([]);
    expect(festivals.filter((one) => one.where !== 'all').some((one) => isObservedIn(one, null))).toBe(false);
  });
});

describe('what is ahead', () => {
  it('has each festival of the coming year once, with the days of all states that are left', () => {
    const ahead = (today: string) => festivalsAhead(day(today));
    const diwali = (today: string) => {
      const found = ahead(today).find(({ festival }) => festival.id === 'diwali');
      return found && [`${found.from}`, `${found.to}`];
    };
    expect(diwali('2027-10-01')).toEqual(['2027-10-28', '2027-10-29']);
    expect(diwali('2027-10-29')).toEqual(['2027-10-29', '2027-10-29']);
    expect(diwali('2027-10-30')).toEqual(['2028-10-17', '2028-10-17']);
    const ids = ahead('2026-11-15').map(({ festival }) => festival.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.slice(0, 3)).toEqual(['chhath', 'guru-nanak-jayanti', 'christmas']);
    expect(ids).not.toContain('good-friday');
  });
});

describe('the regions', () => {
  it('have every state of the tax list once, as addresses write it', () => {
    const codes = Array.from({ length: 38 }, (_, index) => String(index + 1).padStart(2, '0'));
    const existing = codes.map((code) => gstStateName(code) ?? '').filter((name) => !name.endsWith('(old)'));
    expect(states.toSorted()).toEqual(existing.toSorted());
    expect(placeOf(' TAMIL NADU')).toEqual({ state: 'Tamil Nadu', region: 'south' });
    expect(placeOf('THE DADRA AND NAGAR HAVELI AND DAMAN AND DIU')?.region).toBe('west');
    expect(placeOf('Dubai')).toBeNull();
  });
});

/** Gauss, as Butcher has it. */
function easterOf(year: number): Temporal.PlainDate {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(sum / 31), day: (sum % 31) + 1 });
}
