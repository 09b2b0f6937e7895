import { describe, expect, it } from 'vitest';
import { movedScenarios } from '../../../test/gains/moved-scenarios.ts';
import { gapText, ledgersOf, lineText, schemes } from '../../../test/gains/scenario.ts';
import { grandfatherScenarios, type Scenario, termScenarios } from '../../../test/gains/scenarios.ts';
import { dayNo, rupees, units } from '../../../test/ledger.ts';
import type { GainScheme } from '../line/gain-schemes.ts';
import { gainLinesOfBook } from './gain-lines.ts';

const run = ({ rows, lines, gaps = [] }: Scenario) => {
  const found = gainLinesOfBook(ledgersOf(rows), schemes);
  expect(found.lines.map(lineText)).toEqual(lines);
  expect(found.gaps.map(gapText)).toEqual(gaps);
};

describe('term and rate', () => {
  it.each(termScenarios)('$title', run);
});
describe('the cost of equity held on 31-Jan-2018', () => {
  it.each(grandfatherScenarios)('$title', run);
});
describe('what moves units', () => {
  it.each(movedScenarios)('$title', run);
});

describe('a line', () => {
  const { lines } = gainLinesOfBook(
    ledgersOf([
      '1/W: 1 purchase 2020-01-10 300 3,001.25 duty=1.25',
      '1/W: 2 purchase 2026-01-10 100 2,000',
      '1/W: 3 redemption 2026-03-10 350 10,485 nav=30 stt=0.10 tds=7',
      '1/D: 4 purchase 2020-07-01 100 2,000',
      '1/D: 5 redemption 2023-07-03 100 3,000 nav=30',
    ]),
    schemes,
  );

  it('shares load, STT and tax withheld with the other lines of its sale', () => {
    const ofSale = lines.filter(({ soldBy }) => soldBy === '3');
    expect(ofSale.map(({ proceeds, load }) => [proceeds, load])).toEqual([
      [rupees('9,000'), 0n],
      [rupees('1,485'), rupees('15')],
    ]);
    expect(ofSale.map(({ stt }) => stt)).toEqual([rupees('0.09'), rupees('0.01')]);
    expect(ofSale.map(({ tds }) => tds)).toEqual([rupees('6.01'), rupees('0.99')]);
    expect(ofSale.map(({ duty, allotted }) => [duty, allotted])).toEqual([
      [rupees('1.25'), units('300')],
      [0n, units('100')],
    ]);
  });

  it('has the tax class of its day; a sale of a day without one has none, and is named', () => {
    const equity = schemes.get('F') as GainScheme;
    const changed = {
      ...equity,
      taxClassChanges: [
        { from: dayNo('2024-04-01'), taxClass: 'debt' },
        { from: dayNo('2025-04-01'), taxClass: null },
      ],
    } as const;
    const rows = [
      '1/F: 1 purchase 2020-01-06 30 300',
      '1/F: 2 redemption 2024-03-31 10 200',
      '1/F: 3 redemption 2024-04-01 10 200',
      '1/F: 4 redemption 2025-04-01 10 200',
    ];
    const { lines, gaps } = gainLinesOfBook(ledgersOf(rows), new Map([['F', changed]]));
    expect(
      lines.map(({ soldBy, taxClass, rate }) => [soldBy, taxClass, rate.kind === 'flat' && rate.isIndexed]),
    ).toEqual([
      ['2', 'equity', false],
      ['3', 'debt', true],
    ]);
    expect(gaps).toMatchObject([{ what: 'no-tax-class', soldBy: '4', soldOn: dayNo('2025-04-01') }]);
  });

  it('has the gain with the index and without it', () => {
    const [indexed] = lines.filter(({ soldBy }) => soldBy === '5');
    expect(indexed).toMatchObject({
      cost: rupees('2,000'),
      indexedCost: rupees('2,312.29'),
      gain: rupees('687.71'),
      gainWithoutIndex: rupees('1,000'),
    });
  });
});
