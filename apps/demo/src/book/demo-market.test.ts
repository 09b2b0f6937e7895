import { dateOfDayNumber, readExitLoads, readSchemeRules } from '@hub/domain';
import { describe, expect, it } from 'vitest';
import { checkDigit } from './schemes/scheme-codes.ts';
import { loads } from './schemes/terms.ts';
import { bookOn, holidaySet, today } from './test/sample-book.ts';

const book = bookOn(today);
const series = Map.groupBy(book.navs(), ({ schemeCode }) => schemeCode);
const navsOf = (fund: string, option = 'GROWTH') => {
  const scheme = book.schemes.find((one) => one.fund === fund && one.option === option);
  return series.get(scheme?.code ?? '') ?? [];
};
const deepestFall = (fund: string) => {
  let peak = 0;
  let fall = 0;
  for (const { nav } of navsOf(fund)) {
    peak = Math.max(peak, Number(nav));
    fall = Math.min(fall, Number(nav) / peak - 1);
  }
  return fall;
};
const yearly = (fund: string) => {
  const navs = navsOf(fund);
  return (Number(navs.at(-1)?.nav) / Number(navs[0]?.nav)) ** (1 / 6) - 1;
};

/** Handbook §2, with the names AMFI's file has for them. */
const categories = [
  [
    'Multi Cap',
    'Large Cap',
    'Large & Mid Cap',
    'Mid Cap',
    'Small Cap',
    'Flexi Cap',
    'Dividend Yield',
    'Value',
    'Contra',
  ],
  [
    'Focused',
    'Sectoral/Thematic',
    'ELSS',
    'Overnight',
    'Liquid',
    'Ultra Short',
    'Low Duration',
    'Money Market',
  ],
  ['Short Duration', 'Medium Duration', 'Medium to Long', 'Long Duration', 'Dynamic Bond', 'Corporate Bond'],
  [
    'Credit Risk',
    'Banking and PSU',
    'Gilt Fund',
    '10 year',
    'Floater',
    'Sectoral Debt',
    'Conservative',
    'Balanced Hybrid',
  ],
  ['Aggressive', 'Balanced Advantage', 'Multi Asset', 'Arbitrage', 'Equity Savings', 'Index', 'ETF', 'FoF'],
].flat();

describe("the demo's schemes", () => {
  it('are some forty, in every category of the handbook', () => {
    expect(new Set(book.schemes.map(({ fund }) => fund)).size).toBeGreaterThanOrEqual(40);
    for (const category of categories) {
      expect(
        book.schemes.some((scheme) => scheme.category.includes(category)),
        category,
      ).toBe(true);
    }
    expect(book.schemes.filter(({ option }) => option === 'IDCW').length).toBeGreaterThanOrEqual(5);
  });

  it('have codes that nobody else has', () => {
    for (const key of ['code', 'isin', 'rtaCode', 'name'] as const) {
      expect(new Set(book.schemes.map((scheme) => scheme[key])).size).toBe(book.schemes.length);
    }
    for (const { code, isin, isinReinvest, option } of book.schemes) {
      expect(code).toMatch(/^9\d{5}$/);
      expect(isin).toMatch(/^INF[A-Z0-9]{8}\d$/);
      expect(isinReinvest !== null).toBe(option === 'IDCW');
    }
    // Of a real one, to see that the digit is the right one.
    expect(checkDigit('INF209K01MG')).toBe(9);
    expect(book.schemes.every(({ isin }) => checkDigit(isin.slice(0, -1)) === Number(isin.at(-1)))).toBe(
      true,
    );
  });

  it('have terms that the domain understands', () => {
    for (const scheme of book.schemes) {
      expect(() => readSchemeRules(scheme.rules)).not.toThrow();
      expect(scheme.risk >= 1 && scheme.risk <= 6).toBe(true);
    }
    for (const load of Object.values(loads)) expect(() => readExitLoads(load)).not.toThrow();
    expect(book.schemes.filter(({ lockInMonths }) => lockInMonths === 36).map(({ fund }) => fund)).toContain(
      'elss',
    );
  });
});

describe("the demo's NAVs", () => {
  it('are there for every business day of six years up to yesterday, liquid ones for every day', () => {
    const isOpen = (day: Temporal.PlainDate) => day.dayOfWeek < 6 && !holidaySet.has(day.toString());
    const days = navsOf('flexi').map(({ day }) => dateOfDayNumber(day));
    expect(days.every(isOpen)).toBe(true);
    expect(days[0]?.toString().slice(0, 7)).toBe('2020-11');
    expect(days.at(-1)?.toString()).toBe('2026-11-13');
    for (let day = today.subtract({ years: 6 }), index = 0; index < days.length; day = day.add({ days: 1 })) {
      if (isOpen(day)) expect(days[index++]?.toString()).toBe(day.toString());
    }
    const liquid = navsOf('liquid');
    expect(liquid.every(({ day }, index) => index === 0 || day === (liquid[index - 1]?.day ?? 0) + 1)).toBe(
      true,
    );
    expect(dateOfDayNumber(liquid.at(-1)?.day ?? liquid[0]?.day ?? (0 as never)).toString()).toBe(
      '2026-11-14',
    );
  });

  it('look like markets: shares crash and come back, bonds creep, cash never falls', () => {
    expect(deepestFall('flexi')).toBeLessThan(-0.2);
    expect(deepestFall('small')).toBeLessThan(deepestFall('large'));
    expect(yearly('flexi')).toBeGreaterThan(0.07);
    expect(deepestFall('corporate')).toBeGreaterThan(-0.05);
    expect(yearly('corporate')).toBeGreaterThan(0.04);
    expect(deepestFall('overnight')).toBe(0);
    expect(deepestFall('liquid')).toBe(0);
    const moves = navsOf('flexi').map(
      ({ nav }, index, all) => Number(nav) / Number(all[index - 1]?.nav ?? nav) - 1,
    );
    expect(Math.max(...moves.map(Math.abs))).toBeLessThan(0.08);
  });

  it('of yesterday are the same tomorrow', () => {
    const later = Map.groupBy(bookOn(today.add({ days: 12 })).navs(), ({ schemeCode }) => schemeCode);
    for (const fund of ['flexi', 'liquid', 'gilt', 'us-fof']) {
      const code = book.schemes.find((scheme) => scheme.fund === fund)?.code ?? '';
      const existing = new Map((later.get(code) ?? []).map(({ day, nav }) => [day, nav]));
      for (const { day, nav } of (series.get(code) ?? []).slice(12)) expect(existing.get(day)).toBe(nav);
    }
  });
});
