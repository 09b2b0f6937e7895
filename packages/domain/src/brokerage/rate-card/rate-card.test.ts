import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNo, rupees } from '../../../test/ledger.ts';
import { card, percent, rateLine } from '../../../test/rate-cards.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import { perMillion } from '../../money/per-million.ts';
import { paise } from '../../money/scaled.ts';
import { checkRateCard } from './check-rate-card.ts';
import { compareCards } from './compare-cards.ts';
import { coversAmount, coversDay, type RateCard, type RateLine } from './rate-card.ts';
import { type RateQuestion, rateOf } from './rate-of.ts';

const check = (...lines: readonly Parameters<typeof rateLine>[0][]) =>
  checkRateCard(lines.map((line, index) => rateLine({ line: index + 1, ...line }))).map(
    ({ line, field, fault }) => [line, field, fault],
  );

describe('a rate card', () => {
  it('may have lines that touch: dates, slabs and cities', () => {
    expect(
      check(
        { inflow: ['2020-01-01', '2026-03-31'] },
        { inflow: ['2026-04-01', null], location: 'T30' },
        { inflow: ['2026-04-01', null], location: 'B30', slab: ['0', '2,00,000'] },
        { inflow: ['2026-04-01', null], location: 'B30', slab: ['2,00,000', null] },
        { scheme: 'OTHER' },
      ),
    ).toEqual([]);
  });

  it.each([
    ['a location nobody knows', { location: 'T15' as 'T30' }, 'location', 'unknown-location'],
    ['a trail below zero', { trail: '0.8 0.8 -0.0001' }, 'trail', 'negative-rate'],
    ['an incentive below zero', { incentive: perMillion(-1n) }, 'incentive', 'negative-rate'],
    ['a clawback below zero', { clawbackDays: -1 }, 'clawbackDays', 'negative-clawback'],
    ['dates turned round', { inflow: ['2026-04-01', '2026-03-31'] as const }, 'inflowTo', 'dates-turned'],
    ['a slab turned round', { slab: ['5,000', '5,000'] as const }, 'slabTo', 'slab-turned'],
  ] as const)('is refused with %s', (_, line, field, fault) => {
    expect(check({}, line)).toEqual([[2, field, fault]]);
  });

  it('is refused with dates that overlap, also where one line is for every city', () => {
    const first = { inflow: ['2020-01-01', '2026-04-01'] as const };
    expect(check(first, { inflow: ['2026-04-01', null] })).toEqual([[2, 'inflowFrom', 'dates-overlap']]);
    expect(check(first, { inflow: ['2026-04-01', null], location: 'B30' })).toEqual([
      [2, 'inflowFrom', 'dates-overlap'],
    ]);
  });

  it('is refused with slabs that cross, or leave amounts between them', () => {
    expect(check({ slab: ['0', '2,00,001'] }, { slab: ['2,00,000', null] })).toEqual([
      [2, 'slabFrom', 'slabs-cross'],
    ]);
    expect(check({ slab: ['0', '2,00,000'] }, { slab: ['3,00,000', null] })).toEqual([
      [2, 'slabFrom', 'slabs-gap'],
    ]);
  });

  it('is refused with days between two lines that nothing pays for, in words', () => {
    const [finding] = checkRateCard([
      rateLine({ line: 7, inflow: ['2026-04-03', null] }),
      rateLine({ line: 6, inflow: ['2020-01-01', '2026-03-31'] }),
    ]);
    expect(finding).toEqual({
      line: 7,
      field: 'inflowFrom',
      fault: 'dates-gap',
      sentence: 'Nothing pays for inflow of E from 01-Apr-2026 to 02-Apr-2026.',
    });
  });
});

describe('the check of a card', () => {
  // Few days and few amounts, so that lines meet.
  const anyEnd = fc.option(fc.integer({ min: 0, max: 5 }), { nil: null });
  const anyLine = fc
    .record({
      inflow: fc.tuple(fc.integer({ min: 0, max: 4 }), anyEnd),
      slab: fc.tuple(fc.integer({ min: 0, max: 3 }), anyEnd),
      location: fc.constantFrom('T30' as const, 'B30' as const, 'any' as const),
    })
    .map(({ inflow: [day, days], slab: [least, more], location }) => ({
      ...rateLine({ location }),
      inflowFrom: day as DayNumber,
      inflowTo: days === null ? null : ((day + days) as DayNumber),
      slabFrom: paise(BigInt(least)),
      slabTo: more === null ? null : paise(BigInt(least + more + 1)),
    }));

  it('finds an overlap just where some lot has two lines, over random cards', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 5 }), (lines) => {
        let isDouble = false;
        for (let day = 0; day < 12; day += 1) {
          for (let amount = 0n; amount < 12n; amount += 1n) {
            for (const location of ['T30', 'B30']) {
              const covering = lines.filter(
                (line) =>
                  ['any', location].includes(line.location) &&
                  line.inflowFrom <= day &&
                  day <= (line.inflowTo ?? 99) &&
                  line.slabFrom <= amount &&
                  amount < (line.slabTo ?? 99n),
              );
              isDouble ||= covering.length > 1;
            }
          }
        }
        const faults = checkRateCard(lines.map((line, index) => ({ ...line, line: index + 1 })));
        const isFound = faults.some(({ fault }) => fault === 'dates-overlap' || fault === 'slabs-cross');
        expect(isFound).toBe(isDouble);
      }),
      { numRuns: 300 },
    );
  });
});

const requested: RateQuestion = {
  scheme: 'E',
  boughtOn: dayNo('2025-06-10'),
  location: 'T30',
  amount: rupees('10,000'),
  on: dayNo('2026-06-09'),
};
const rate = (cards: readonly RateCard[], rest: Partial<RateQuestion> = {}) => {
  const answer = rateOf(cards, { ...requested, ...rest });
  return answer.ok
    ? [answer.rate, answer.card.version, answer.line.line, answer.year]
    : [answer.missing, answer.version];
};

describe('the rate of a lot', () => {
  const years = card('2020-01-01', { trail: '0.9 0.8 0.7 0.6' });

  it('goes by its year, which rises on the anniversary of its purchase', () => {
    const on = (iso: string) => rate([years], { on: dayNo(iso) });
    expect(on('2026-06-09')).toEqual([percent('0.9'), '2020-01-01', 1, 1]);
    expect(on('2026-06-10')).toEqual([percent('0.8'), '2020-01-01', 1, 2]);
    expect(on('2027-06-10')).toEqual([percent('0.7'), '2020-01-01', 1, 3]);
    expect(on('2028-06-09')).toEqual([percent('0.7'), '2020-01-01', 1, 3]);
    expect(on('2028-06-10')).toEqual([percent('0.6'), '2020-01-01', 1, 4]);
    expect(on('2040-06-10')).toEqual([percent('0.6'), '2020-01-01', 1, 4]);
  });

  it('is of the newest card in force on the day', () => {
    const newer = card('2026-04-01', { trail: '0.5' });
    expect(rate([years, newer], { on: dayNo('2026-03-31') })[1]).toBe('2020-01-01');
    expect(rate([years, newer], { on: dayNo('2026-04-01') })).toEqual([percent('0.5'), '2026-04-01', 1, 1]);
  });

  it('stays that of its inflow date where the newer card speaks only of later money', () => {
    const newer = card('2026-04-01', { trail: '0.5', inflow: ['2026-04-01', null] });
    expect(rate([years, newer])[1]).toBe('2020-01-01');
    expect(rate([years, newer], { boughtOn: dayNo('2026-04-01') })[1]).toBe('2026-04-01');
  });

  it('goes by city and by what was put in', () => {
    const cards = [
      card(
        '2020-01-01',
        { location: 'T30', trail: '0.8', slab: ['0', '1,00,000'] },
        { location: 'T30', trail: '0.9', slab: ['1,00,000', null] },
        { location: 'B30', trail: '1.1' },
      ),
    ];
    expect(rate(cards, { amount: rupees('99,999.99') })[0]).toBe(percent('0.8'));
    expect(rate(cards, { amount: rupees('1,00,000') })[0]).toBe(percent('0.9'));
    expect(rate(cards, { location: 'B30', amount: null })[0]).toBe(percent('1.1'));
  });

  it('is missing by name, and never guessed', () => {
    const cards = [
      card(
        '2020-01-01',
        { location: 'T30', inflow: ['2020-01-01', '2026-03-31'], slab: ['5,000', null] },
        { scheme: 'ANY' },
      ),
    ];
    expect(rate(cards, { on: dayNo('2019-12-31') })).toEqual(['card', null]);
    expect(rate([])).toEqual(['card', null]);
    expect(rate(cards, { scheme: 'X' })).toEqual(['scheme', '2020-01-01']);
    expect(rate(cards, { boughtOn: dayNo('2026-04-01') })).toEqual(['inflow-date', '2020-01-01']);
    expect(rate(cards, { boughtOn: dayNo('2019-12-31') })).toEqual(['inflow-date', '2020-01-01']);
    expect(rate(cards, { location: 'B30' })).toEqual(['location', '2020-01-01']);
    expect(rate(cards, { location: null })).toEqual(['location', '2020-01-01']);
    expect(rate(cards, { amount: rupees('4,999.99') })).toEqual(['slab', '2020-01-01']);
    expect(rate(cards, { amount: null })).toEqual(['slab', '2020-01-01']);
    expect(rate(cards, { scheme: 'ANY', location: null, amount: null })[0]).toBe(percent('0.8'));
  });

  it('is missing where two lines of an unchecked card pay for it', () => {
    expect(rate([card('2020-01-01', {}, { trail: '0.9' })])).toEqual(['slab', '2020-01-01']);
  });

  it('is for a card without findings that of the one line that covers the lot', () => {
    const cards = card(
      '2020-01-01',
      { location: 'T30', slab: ['0', '1,00,000'] },
      { location: 'T30', slab: ['1,00,000', null], inflow: ['2000-01-01', '2025-12-31'] },
      { location: 'T30', slab: ['1,00,000', '5,00,000'], inflow: ['2026-01-01', null] },
      { location: 'B30' },
    );
    expect(checkRateCard(cards.lines)).toEqual([]);
    for (const location of ['T30', 'B30'] as const) {
      for (const amount of ['0', '99,999.99', '1,00,000', '4,99,999', '5,00,000'].map(rupees)) {
        for (const boughtOn of ['2025-12-31', '2026-01-01'].map(dayNo)) {
          const covers = (line: RateLine) =>
            line.location === location && coversDay(line, boughtOn) && coversAmount(line, amount);
          const expected = cards.lines.find(covers)?.line ?? 'slab';
          const question = { ...requested, location, amount, boughtOn, on: dayNo('2026-06-09') };
          const answer = rateOf([cards], question);
          expect(answer.ok ? answer.line.line : answer.missing).toBe(expected);
        }
      }
    }
  });
});

describe('two cards compared', () => {
  it('tell by scheme what was added, what went and what changed', () => {
    const before = card(
      '2025-04-01',
      { trail: '0.8', gstBasis: 'inclusive' },
      { scheme: 'SAME' },
      { scheme: 'GONE' },
    );
    const after = card('2026-04-01', { trail: '0.8 0.7' }, { scheme: 'SAME' }, { scheme: 'NEW' });
    const reported = [...compareCards(before, after)].map(([scheme, changes]) => [
      scheme,
      ...changes.map((change) => (change.what === 'changed' ? change.fields : change.what)),
    ]);
    expect(reported).toEqual([
      ['E', ['trail', 'gstBasis']],
      ['GONE', 'removed'],
      ['NEW', 'added'],
    ]);
  });
});
