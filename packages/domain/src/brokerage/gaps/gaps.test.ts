import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupees } from '../../../test/ledger.ts';
import { percent } from '../../../test/rate-cards.ts';
import { paise } from '../../money/scaled.ts';
import { brokerageGaps, type ExpectedBrokerage, type ReceivedBrokerage } from './gaps.ts';

const key = { folio: '1', scheme: 'E', month: '2026-06', kind: 'trail', reference: '' } as const;
const trail: ExpectedBrokerage = {
  ...key,
  amount: rupees('6,575.34'),
  rate: percent('0.80'),
  days: 30,
  gstBasis: 'exclusive',
};
const paid: ReceivedBrokerage = { ...trail, hold: null };
const clawback = { kind: 'clawback', reference: '77', amount: paise(-500_00n), rate: null } as const;

const reported = (expected: readonly ExpectedBrokerage[], received: readonly ReceivedBrokerage[]) =>
  brokerageGaps(expected, received).map(({ gap, amount }) => [gap, amount]);

describe('a gap between what was expected and what came', () => {
  it('is none where they are the same', () => {
    expect(reported([trail], [paid])).toEqual([]);
    expect(reported([{ ...trail, ...clawback }], [{ ...paid, ...clawback }])).toEqual([]);
  });

  it.each<[string, readonly ReceivedBrokerage[], readonly (readonly [string, bigint])[]]>([
    ['a folio left out', [], [['missing-folio', rupees('6,575.34')]]],
    [
      'a wrong rate',
      [{ ...paid, rate: percent('0.70'), amount: rupees('5,753.42') }],
      [['rate', rupees('821.92')]],
    ],
    ['missing days', [{ ...paid, days: 27, amount: rupees('5,917.81') }], [['days', rupees('657.53')]]],
    [
      'a wrong rate and missing days',
      [{ ...paid, rate: percent('0.70'), days: 27, amount: rupees('5,178.08') }],
      [
        ['rate', rupees('739.73')],
        ['days', rupees('657.53')],
      ],
    ],
    [
      'the tax taken out of an exclusive rate',
      [{ ...paid, amount: rupees('5,572.32') }],
      [['gst-basis', rupees('1,003.02')]],
    ],
    ['a hold', [{ ...paid, hold: 'KYD pending' }], [['hold', rupees('6,575.34')]]],
    [
      'a hold of too little',
      [{ ...paid, hold: 'KYD pending', days: 27, amount: rupees('5,917.81') }],
      [
        ['hold', rupees('5,917.81')],
        ['days', rupees('657.53')],
      ],
    ],
    ['too much', [{ ...paid, amount: rupees('7,000') }], [['other', paise(-424_66n)]]],
  ])('names %s, with its rupees', (_, received, gaps) => {
    expect(reported([trail], received)).toEqual(gaps);
  });

  it('names a clawback taken twice, and what nobody expected', () => {
    const taken = { ...paid, ...clawback };
    // The registrar may send one and the same row again, or give it another number.
    expect(reported([{ ...trail, ...clawback }], [taken, { ...taken }])).toEqual([
      ['clawback-twice', rupees('500')],
    ]);
    expect(reported([], [taken])).toEqual([['not-expected', rupees('500')]]);
    expect(reported([], [{ ...taken, hold: 'KYD pending' }])).toEqual([]);
  });

  it('takes the lines of a clawback, one for each lot, for what they come to', () => {
    const of = (...amounts: bigint[]) =>
      reported(
        [{ ...trail, ...clawback }],
        amounts.map((amount) => ({ ...paid, ...clawback, amount: paise(amount) })),
      );
    expect(of(-250_00n, -250_00n)).toEqual([]);
    expect(of(-300_00n, -200_00n)).toEqual([]);
    expect(of(-300_00n, -200_00n, -300_00n, -200_00n)).toEqual([
      ['clawback-twice', rupees('300')],
      ['clawback-twice', rupees('200')],
    ]);
  });

  it('sets lines with and without tax in their rate against what came for both', () => {
    const other = { ...trail, gstBasis: 'inclusive' as const, amount: rupees('1,000') };
    expect(reported([trail, other], [paid, { ...paid, amount: rupees('1,000') }])).toEqual([]);
    expect(reported([trail, other], [paid])).toEqual([['other', rupees('1,000')]]);
  });

  it('finds the tax left in an inclusive rate', () => {
    const inclusive = { ...trail, gstBasis: 'inclusive' as const, amount: rupees('1,000') };
    expect(reported([inclusive], [{ ...paid, amount: rupees('1,180') }])).toEqual([
      ['gst-basis', paise(-180_00n)],
    ]);
  });

  it('is no gap where only lines of a registrar were rounded one by one', () => {
    const third = { ...paid, amount: rupees('2,191.78') };
    expect(reported([{ ...trail, amount: rupees('6,575.35') }], [third, third, third])).toEqual([]);
    expect(reported([{ ...trail, amount: rupees('6,575.36') }], [third, third, third])).not.toEqual([]);
  });

  it('adds up, with the others of its key, to what was expected less what was paid', () => {
    const line = fc.record({
      amount: fc.bigInt({ min: 0n, max: 10n ** 9n }).map(paise),
      rate: fc.constantFrom(null, percent('0.7'), percent('0.8'), percent('1.1')),
      days: fc.constantFrom(null, 12, 30),
      hold: fc.constantFrom(null, 'KYD pending'),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 4 }), (lines) => {
        const received = lines.map((one) => ({ ...key, ...one }));
        const got = lines.reduce((sum, { amount, hold }) => (hold === null ? sum + amount : sum), 0n);
        const gaps = brokerageGaps([trail], received).reduce((sum, { amount }) => sum + amount, 0n);
        const rounding = trail.amount - got - gaps;
        expect(rounding * rounding <= 4n).toBe(true);
      }),
    );
  });
});
