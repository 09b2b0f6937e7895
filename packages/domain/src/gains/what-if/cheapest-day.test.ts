import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitrageExitLoad, equityExitLoad, liquidExitLoad } from '../../../test/exit-loads.ts';
import { ledgersOf, schemes as someSchemes } from '../../../test/gains/scenario.ts';
import { dayNo, nav, rupees, units } from '../../../test/ledger.ts';
import { businessDays } from '../../calendar/business-days.ts';
import { addMonths, type DayNumber, dateOfDayNumber } from '../../calendar/day-number.ts';
import { ledgerEntry } from '../../holdings/ledger/ledger-entry.ts';
import { positionOf } from '../../holdings/lots/position-of.ts';
import { noHolds } from '../../holdings/sales/free-units.ts';
import { milliUnits, navTenThousandths, paise } from '../../money/scaled.ts';
import type { GainScheme } from '../line/gain-schemes.ts';
import { CHEAPEST_WITHIN_DAYS, cheapestDay } from './cheapest-day.ts';
import { type WhatIf, type WhatIfRequest, type WhatIfTerms, whatIf } from './what-if.ts';

const equity = someSchemes.get('E') as GainScheme;
const schemes = new Map([
  ...someSchemes,
  ['Z', { ...equity, exitLoad: equityExitLoad }],
  ['A', { ...equity, exitLoad: arbitrageExitLoad }],
  ['Q', { ...equity, taxClass: 'debt', exitLoad: liquidExitLoad }],
] as const);
const isBusinessDay = businessDays(new Set(['2026-03-03', '2026-03-04', '2026-04-01']));
const everyDay = () => true;

const termsFor = (schemeCode: string, on: string, more: Partial<WhatIfTerms> = {}): WhatIfTerms => ({
  schemeCode,
  schemes,
  nav: nav('30'),
  on: dayNo(on),
  holds: noHolds,
  longEquityGainOf: () => rupees('0'),
  ...more,
});
const positionIn = (rows: readonly string[]) => positionOf(ledgersOf(rows)[0]?.entries ?? []).position;

describe('the cheapest day', () => {
  const young = positionIn(['1/W: 1 purchase 2025-02-20 100 2,000']);

  it('is the day after load and short term end together', () => {
    const found = cheapestDay(young, { by: 'all' }, termsFor('W', '2026-02-16'), everyDay);
    expect(found?.best.on).toBe(dayNo('2026-02-21'));
    expect(found?.best.changes.map(({ change }) => change)).toEqual(['load-falls', 'turns-long']);
    // 1 % of 3,000, and what was 970 short after it.
    expect([found?.loadSaved, found?.shortSaved]).toEqual([rupees('30'), rupees('970')]);
  });

  it('is a business day: 21-Feb-2026 is a Saturday', () => {
    const found = cheapestDay(young, { by: 'all' }, termsFor('W', '2026-02-16'), isBusinessDay);
    expect(found?.best.on).toBe(dayNo('2026-02-23'));
  });

  it('is today where waiting saves nothing', () => {
    const old = positionIn(['1/W: 1 purchase 2020-02-20 100 2,000']);
    const found = cheapestDay(old, { by: 'all' }, termsFor('W', '2026-02-16'), isBusinessDay);
    expect(found?.best).toBe(found?.first);
    expect(found?.best.on).toBe(dayNo('2026-02-16'));
  });

  it('is the first business day where today is none', () => {
    const old = positionIn(['1/W: 1 purchase 2020-02-20 100 2,000']);
    const found = cheapestDay(old, { by: 'all' }, termsFor('W', '2026-02-21'), isBusinessDay);
    expect(found?.first.on).toBe(dayNo('2026-02-23'));
  });

  it('is in the next year where this year’s allowance is used up', () => {
    const old = positionIn(['1/W: 1 purchase 2020-02-20 100 2,000']);
    const longEquityGainOf = (year: number) => rupees(year === 2025 ? '1,24,500' : '0');
    const found = cheapestDay(
      old,
      { by: 'all' },
      termsFor('W', '2026-03-16', { longEquityGainOf }),
      isBusinessDay,
    );
    // 1-Apr-2026 is a holiday.
    expect(found?.best.on).toBe(dayNo('2026-04-02'));
    expect(found?.best.changes).toEqual([{ change: 'year-turns' }]);
    expect(found?.longOverSaved).toBe(rupees('500'));
  });

  it('does not wait for lots that the sale does not meet', () => {
    const both = positionIn(['1/W: 1 purchase 2020-02-20 100 2,000', '1/W: 2 purchase 2025-02-20 100 2,000']);
    const found = cheapestDay(
      both,
      { by: 'units', units: units('50') },
      termsFor('W', '2026-02-16'),
      everyDay,
    );
    expect(found?.best.on).toBe(dayNo('2026-02-16'));
    expect(found?.days.flatMap(({ changes }) => changes)).toEqual([{ change: 'year-turns' }]);
  });
});

/** Load, then gain taxed as short, then long gain over the allowance: as one number to compare. */
const costOf = ({ redemption, shortGain, longOverAllowance }: WhatIf): readonly bigint[] => [
  redemption.load,
  shortGain > 0n ? shortGain : 0n,
  longOverAllowance,
];
const isLess = (one: readonly bigint[], other: readonly bigint[]): boolean => {
  const at = one.findIndex((figure, index) => figure !== other[index]);
  return at >= 0 && (one[at] ?? 0n) < (other[at] ?? 0n);
};

const anyCase = fc.record({
  ages: fc.array(fc.oneof(fc.integer({ min: 0, max: 420 }), fc.integer({ min: 0, max: 2000 })), {
    minLength: 1,
    maxLength: 5,
  }),
  prices: fc.array(fc.bigInt(100_000n, 600_000n), { minLength: 5, maxLength: 5 }),
  on: fc.integer({ min: 0, max: 364 }).map((days) => (dayNo('2025-06-01') + days) as DayNumber),
  schemeCode: fc.constantFrom('E', 'W', 'Z', 'A', 'Q', 'H', 'L'),
  realised: fc.bigInt(-50_000_00n, 1_30_000_00n),
  by: fc.constantFrom('all', 'units', 'amount', 'net'),
  part: fc.bigInt(1n, 95n),
});

describe('the cheapest day by looking at every one', () => {
  it('is the same', () => {
    fc.assert(
      fc.property(anyCase, ({ ages, prices, on, schemeCode, realised, by, part }) => {
        const entries = ages
          .toSorted((one, other) => other - one)
          .map((age, index) =>
            ledgerEntry({
              ref: String(index + 1),
              kind: 'purchase',
              day: addMonths((on - age) as DayNumber, 0),
              units: milliUnits(100_000n),
              nav: navTenThousandths(prices[index] ?? 100_000n),
              amount: paise((prices[index] ?? 100_000n) * 1n),
            }),
          );
        const { position } = positionOf(entries);
        const count = milliUnits((position.units * part) / 100n);
        const worth = paise((count * 300_000n) / 100_000n);
        const request: WhatIfRequest =
          by === 'all'
            ? { by }
            : by === 'units'
              ? { by, units: count }
              : by === 'amount'
                ? { by, amount: worth }
                : { by: 'net', net: worth };
        const terms = termsFor(schemeCode, '2026-01-01', {
          on,
          longEquityGainOf: (year) => (on < dayNo(`${year + 1}-04-01`) ? paise(realised) : paise(0n)),
        });
        let best: { on: DayNumber; cost: readonly bigint[] } | null = null;
        for (let ahead = 0; ahead <= CHEAPEST_WITHIN_DAYS; ahead += 1) {
          const day = (on + ahead) as DayNumber;
          if (!isBusinessDay(dateOfDayNumber(day))) continue;
          const answer = whatIf(position, request, { ...terms, on: day });
          if (!answer.ok) continue;
          const cost = costOf(answer.whatIf);
          if (best === null || isLess(cost, best.cost)) best = { on: day, cost };
        }
        const found = cheapestDay(position, request, terms, isBusinessDay);
        expect(found?.best.on).toBe(best?.on);
        expect(found && costOf(found.best.whatIf)).toEqual(best?.cost);
      }),
    );
  });
});
