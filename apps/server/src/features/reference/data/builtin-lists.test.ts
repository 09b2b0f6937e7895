import { existsSync, readFileSync } from 'node:fs';
import { isIfsc } from '@hub/domain';
import { describe, expect, it } from 'vitest';
import { branchWords } from './branch-words.ts';
import { builtinBanks, builtinBranches, builtinHolidays } from './builtin-lists.ts';
import { builtinPincodes, officeName } from './builtin-pincodes.ts';
import { countries } from './countries.ts';

const folder = new URL('../../../../../../../shared/data/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8');
const unlessAbsent = describe.skipIf(!existsSync(folder));

const unique = (texts: readonly string[]) => expect(new Set(texts).size).toBe(texts.length);

describe('the built-in banks and branches', () => {
  it('have each code once, well formed, and every branch a bank of the list', () => {
    const banks = builtinBanks();
    unique(banks.map(({ code }) => code));
    for (const { code, name } of banks) {
      expect(code).toMatch(/^[A-Z]{4}$/);
      expect(name).toMatch(/^\S.*\S$/);
    }
    const branches = builtinBranches();
    unique(branches.map(({ ifsc }) => ifsc));
    for (const branch of branches) {
      expect(isIfsc(branch.ifsc), branch.ifsc).toBe(true);
      expect(branch.bank, branch.ifsc).not.toBe(branch.bankCode);
      expect(branch.micr ?? '000000000', branch.ifsc).toMatch(/^\d{9}$/);
      expect(branchWords(branch)).toMatch(/^[A-Z0-9 ]+$/);
    }
  });
});

describe('the built-in holidays', () => {
  it('fall on weekdays, each once per calendar, and debt rests whenever equity does', () => {
    const holidays = builtinHolidays();
    unique(holidays.map(({ calendar, day }) => `${calendar} ${day}`));
    for (const { day, name } of holidays) {
      expect(Temporal.PlainDate.from(day).dayOfWeek, `${day} ${name}`).toBeLessThan(6);
    }
    const days = (wanted: string) =>
      holidays.filter(({ calendar }) => calendar === wanted).map(({ day }) => day);
    expect(days('DEBT')).toEqual(expect.arrayContaining(days('EQUITY')));
    expect(new Set(days('EQUITY').map((day) => day.slice(0, 4)))).toEqual(
      new Set(['2020', '2021', '2022', '2023', '2024', '2025', '2026', '2027']),
    );
  });
});

describe('the money market', () => {
  const debt = new Set(
    builtinHolidays()
      .filter(({ calendar }) => calendar === 'DEBT')
      .map(({ day }) => day),
  );

  it.each(['2021-08-16', '2022-05-16', '2022-08-16', '2023-08-16'])('rests on %s', (day) => {
    expect(debt.has(day)).toBe(true);
  });
});

describe('the built-in pincodes', () => {
  it('are six digits, each once, with office, district and state', async () => {
    const pincodes = await builtinPincodes();
    unique(pincodes.map(({ pincode }) => pincode));
    expect(pincodes.length).toBeGreaterThan(19_000);
    for (const one of pincodes) {
      if (!/^[1-9]\d{5}$/.test(one.pincode) || !one.office || !one.district || !one.state) {
        expect.fail(JSON.stringify(one));
      }
    }
    expect(new Set(pincodes.map(({ state }) => state)).size).toBe(36);
  });

  it('drop from a name what kind of office it is', () => {
    expect(officeName('Kothimir  B.O')).toBe('Kothimir');
    expect(officeName('Indraprastha S.O')).toBe('Indraprastha');
    expect(officeName('Bengaluru G.P.O.')).toBe('Bengaluru G.P.O.');
    expect(officeName('Mumbai GPO')).toBe('Mumbai GPO');
    expect(officeName('Chinsurah H.O')).toBe('Chinsurah');
  });
});

describe('the countries', () => {
  it('are 249, India first, each with a name', () => {
    const all = countries();
    unique(all.map(({ code }) => code));
    expect(all).toHaveLength(249);
    expect(all[0]).toEqual({ code: 'IN', name: 'India' });
    for (const { code, name } of all) expect(name).not.toBe(code);
  });
});

unlessAbsent('the real lists (skipped: ../shared/data is absent)', () => {
  it('have every built-in bank and branch', () => {
    const banks = new Set(
      read('banks/bank_master.csv')
        .split('\n')
        .map((line) => line.split(',')[0]),
    );
    const sample = new Set(
      read('banks/ifsc_branches_sample.csv')
        .split('\n')
        .map((line) => line.split(',')[0]),
    );
    for (const { code, name } of builtinBanks()) expect(banks.has(code), `${code} ${name}`).toBe(true);
    for (const { ifsc } of builtinBranches()) expect(sample.has(ifsc), ifsc).toBe(true);
  });

  it('have the same exchange holidays of 2020 to 2026', () => {
    const closures: string[] = JSON.parse(
      read('calendar/market_holidays_in.json'),
    ).exchange_calendars_xbom_weekday_closures;
    const ours = builtinHolidays().filter(({ calendar, day }) => calendar === 'EQUITY' && day < '2027');
    expect(ours.map(({ day }) => day).sort()).toEqual(closures.filter((day) => day >= '2020').sort());
  });

  it('rest on every weekday on which a debt scheme has no NAV and an equity scheme has', () => {
    const [heading = '', ...lines] = read('nav/nav_10y_wide.csv').trim().split('\n');
    const [debt, equity] = ['103225', '100119'].map((code) => heading.trim().split(',').indexOf(code));
    const ours = new Set(
      builtinHolidays()
        .filter(({ calendar }) => calendar === 'DEBT')
        .map(({ day }) => day),
    );
    const missing = lines
      .map((line) => line.trim().split(','))
      .filter((cells) => cells[debt ?? 0] === '' && cells[equity ?? 0] !== '')
      .map(([day = '']) => day)
      // The debt scheme's column ends in November 2025.
      .filter((day) => day >= '2020' && day < '2025-11-20' && Temporal.PlainDate.from(day).dayOfWeek < 6);
    expect(missing.length).toBeGreaterThan(5);
    expect(missing.filter((day) => !ours.has(day))).toEqual([]);
  });

  it('have the same countries, and the same pincodes save the few that lie in no state', async () => {
    const rows = (path: string) => read(path).trim().split('\n').slice(1);
    const firsts = (lines: readonly string[]) => lines.map((line) => line.split(',')[0]).sort();
    expect(
      countries()
        .map(({ code }) => code)
        .sort(),
    ).toEqual(firsts(rows('reference/iso_countries.csv')));
    const placed = rows('reference/pincodes.csv').filter((line) => !line.includes(',NA,'));
    const ours = new Set((await builtinPincodes()).map(({ pincode }) => pincode));
    expect(firsts(placed).filter((code) => code === undefined || !ours.has(code))).toEqual([]);
  });
});
