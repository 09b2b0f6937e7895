import { describe, expect, it } from 'vitest';
import { dayNo } from '../../../test/ledger.ts';
import { orSkipped, sharedData } from '../../../test/shared-data.ts';
import { type TaxClass, taxClassOfCategory, taxClassOn } from './tax-class.ts';

/** AMFI's groups and the categories within each, of the list in force. */
const current: Readonly<Record<string, Readonly<Record<string, TaxClass | null>>>> = {
  'Equity Schemes': {
    'Multi Cap Fund': 'equity',
    'Large Cap Fund': 'equity',
    'Large & Mid Cap Fund': 'equity',
    'Mid Cap Fund': 'equity',
    'Small Cap Fund': 'equity',
    'Flexi Cap Fund': 'equity',
    'Dividend Yield Fund': 'equity',
    'Value Fund': 'equity',
    'Contra Fund': 'equity',
    'Focused Fund': 'equity',
    'Sectoral Fund': 'equity',
    'Thematic Fund': 'equity',
    'ELSS- Tax Saver Fund': 'equity',
  },
  'Income/Debt Oriented Schemes': {
    'Overnight Fund': 'debt',
    'Liquid Fund': 'debt',
    'Ultra Short Term Fund': 'debt',
    'Ultra Short to Short Term Fund': 'debt',
    'Money Market Fund': 'debt',
    'Short Term Fund': 'debt',
    'Medium Term Fund': 'debt',
    'Medium to Long Term Fund': 'debt',
    'Long Term Fund': 'debt',
    'Dynamic Term Fund': 'debt',
    'Corporate Bond Fund': 'debt',
    'Credit Risk Fund': 'debt',
    'Banking and PSU Debt Fund': 'debt',
    'Gilt Fund': 'debt',
    'Gilt Fund with 10 year constant duration': 'debt',
    'Floater Fund': 'debt',
    'Sectoral Debt Fund': 'debt',
    'Thematic Debt Fund': 'debt',
    // Both words stand in an equity category too: the group says that this is none.
    Sectoral: null,
    Thematic: null,
  },
  'Hybrid Schemes': {
    'Conservative Hybrid Fund': 'debt',
    'Balanced Hybrid Fund': 'hybrid',
    'Aggressive Hybrid Fund': 'equity',
    'Balanced Advantage Fund/ Dynamic Asset Allocation': null,
    'Multi Asset Allocation Fund': null,
    'Arbitrage Fund': 'equity',
    'Equity Savings Fund': 'equity',
  },
  'Life Cycle Funds': {
    'Life Cycle Fund with Maturity of 10 Years': null,
    'Life Cycle Fund with Maturity of 15 Years': null,
  },
  'Index Funds': { 'Equity Funds': null, 'Debt Funds': 'debt' },
  'Exchange Traded Funds (ETFs)': {
    'Equity ETF': null,
    'Debt ETF': 'debt',
    'Gold ETF': 'gold-overseas',
    'Silver ETF': 'gold-overseas',
    'ETFs investing overseas': 'gold-overseas',
    'Other ETF': null,
  },
  'Fund of Funds Scheme (Domestic)': { 'Fund of Funds Scheme (Domestic)': null },
  'Overseas Fund of Funds': { 'Fund of Funds investing overseas': 'gold-overseas' },
};

/** Of 2017, and what AMFI's file still had before. */
const former: typeof current = {
  'Equity Scheme': {
    'Multi Cap Fund': 'equity',
    'Large & Mid Cap Fund': 'equity',
    'Sectoral/ Thematic': 'equity',
    ELSS: 'equity',
  },
  'Debt Scheme': {
    'Ultra Short Duration Fund': 'debt',
    'Low Duration Fund': 'debt',
    'Short Duration Fund': 'debt',
    'Medium Duration Fund': 'debt',
    'Medium to Long Duration Fund': 'debt',
    'Long Duration Fund': 'debt',
    'Dynamic Bond': 'debt',
    'Banking and PSU Fund': 'debt',
    'Gilt Fund with 10 year constant duration': 'debt',
    'Floater Fund': 'debt',
  },
  'Hybrid Scheme': {
    'Dynamic Asset Allocation or Balanced Advantage': null,
    'Multi Asset Allocation': null,
    'Equity Savings': 'equity',
  },
  'Solution Oriented Scheme': { 'Children’s Fund': null, 'Retirement Fund': null },
  'Other Scheme': {
    'Index Funds': null,
    'Gold ETF': 'gold-overseas',
    'Other  ETFs': null,
    'FoF Domestic': null,
    'FoF Overseas': 'gold-overseas',
  },
  'Fund of Funds': { Domestic: null, Overseas: 'gold-overseas' },
};

const before2018: Readonly<Record<string, TaxClass | null>> = {
  ELSS: 'equity',
  Growth: null,
  Balanced: null,
  Income: 'debt',
  Liquid: 'debt',
  Gilt: 'debt',
  'Money Market': 'debt',
  'Floating Rate': 'debt',
  'GOLD ETFs': 'gold-overseas',
  'Other ETFs': null,
};

/** As AMFI's file writes a category. */
const table: readonly (readonly [string, TaxClass | null])[] = [
  ...[current, former].flatMap((list) =>
    Object.entries(list).flatMap(([group, names]) =>
      Object.entries(names).map(
        ([name, expected]) => [`Open Ended Schemes(${group} - ${name})`, expected] as const,
      ),
    ),
  ),
  ...Object.entries(before2018).flatMap(([name, expected]) =>
    ['Open Ended Schemes', 'Close Ended Schemes', 'Interval Fund Schemes'].map(
      (kind) => [`${kind}(${name})`, expected] as const,
    ),
  ),
];

describe('the tax class', () => {
  it.each(table)('of %s is %s', (category, expected) => {
    expect(taxClassOfCategory(category)).toBe(expected);
  });

  it('follows from the name alone as well, as a rate card or the house writes it', () => {
    for (const [group, names] of [...Object.entries(current), ...Object.entries(former)]) {
      if (['Index Funds', 'Fund of Funds'].includes(group)) continue;
      for (const [name, expected] of Object.entries(names)) {
        if (expected !== null) expect(taxClassOfCategory(name), name).toBe(expected);
      }
    }
    expect(['Sectoral Debt', 'Thematic Debt', 'Sectoral/Thematic Debt'].map(taxClassOfCategory)).toEqual([
      'debt',
      'debt',
      'debt',
    ]);
  });

  it('is never guessed where nobody knows the category, however it begins', () => {
    const unknown = [
      'Lottery',
      '',
      'constructor',
      'Large Cap Overseas Fund',
      'Gold Mining Fund',
      'Liquid Equity',
    ];
    for (const category of unknown) expect(taxClassOfCategory(category), category).toBeNull();
  });

  const files = ['NAVAll_6col.txt', 'NAVAll_8col_part.txt', 'AMFI_NAV_31Jan2018.txt'];
  const texts = files.map((name) => sharedData(`nav/${name}`));
  it.skipIf(texts.includes(null))(
    orSkipped('stands in the lists above for every category of AMFI’s own files', texts[0] ?? null),
    () => {
      const inside = (category: string) => category.slice(category.indexOf('('));
      const existing = new Set(table.map(([category]) => inside(category)));
      // What the list of 2017 has under the name of today stands there only.
      const today = [
        [' Scheme - ', ' Schemes - '],
        ['(Debt Scheme - ', '(Income/Debt Oriented Schemes - '],
      ] as const;
      const isExisting = (line: string) =>
        existing.has(line) || today.some(([from, to]) => existing.has(line.replace(from, to)));
      const said = texts.flatMap((text) => (text ?? '').match(/^[A-Za-z ]+ Schemes\(.*\)(?=\s*$)/gm) ?? []);
      expect(said.length).toBeGreaterThan(100);
      expect(new Set(said.map(inside).filter((line) => !isExisting(line)))).toEqual(new Set());
    },
  );

  it('is that of the day of the sale, where a scheme has changed what it holds', () => {
    const history = {
      taxClass: 'equity',
      taxClassChanges: [
        { from: dayNo('2023-04-01'), taxClass: 'debt' },
        { from: dayNo('2025-04-01'), taxClass: null },
      ],
    } as const;
    expect(
      ['2023-03-31', '2023-04-01', '2025-03-31', '2025-04-01'].map((day) => taxClassOn(history, dayNo(day))),
    ).toEqual(['equity', 'debt', 'debt', null]);
  });
});
