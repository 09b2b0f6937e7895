import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRows, dayNo, entry, rupees, units } from '../../test/ledger.ts';
import { positionOf } from '../holdings/lots/position-of.ts';
import { paise } from '../money/scaled.ts';
import { type CashFlow, cashFlowsOf } from './cash-flows.ts';
import { absoluteReturn, returnOf } from './return-of.ts';

const flow = (iso: string, amount: string): CashFlow => ({ day: dayNo(iso), amount: rupees(amount) });

describe('the return to show', () => {
  const paid = [flow('2025-11-15', '-10000')];

  it('is the plain gain under one year', () => {
    expect(returnOf(paid, rupees('11000'), dayNo('2026-11-14'))).toEqual({ kind: 'absolute', rate: 0.1 });
    expect(returnOf(paid, rupees('9000'), dayNo('2025-12-15'))).toEqual({ kind: 'absolute', rate: -0.1 });
  });

  it('is the yearly rate from one year on', () => {
    const found = returnOf(paid, rupees('11000'), dayNo('2026-11-15'));
    expect(found).toMatchObject({ kind: 'yearly', isUnique: true });
    expect(found.kind === 'yearly' && found.rate).toBeCloseTo(0.1, 9);
  });

  it('ends with the last flow when nothing is held any more', () => {
    const closed = [flow('2020-01-01', '-10000'), flow('2020-07-01', '10500')];
    expect(returnOf(closed, paise(0n), dayNo('2026-11-15'))).toEqual({ kind: 'absolute', rate: 0.05 });
  });

  it('does not exist where nothing was paid, or no rate fits', () => {
    expect(returnOf([], paise(0n), dayNo('2026-11-15'))).toEqual({ kind: 'none', why: 'nothing-invested' });
    expect(returnOf(paid, paise(0n), dayNo('2027-11-15'))).toMatchObject({ kind: 'absolute', rate: -1 });
    const given = [flow('2020-01-01', '-10000'), flow('2022-01-01', '-1')];
    expect(returnOf(given, paise(0n), dayNo('2026-11-15'))).toEqual({ kind: 'none', why: 'no-rate' });
  });

  it('counts what was received before as gained', () => {
    const flows = [flow('2026-01-01', '-1000'), flow('2026-02-01', '300'), flow('2026-03-01', '-1000')];
    expect(absoluteReturn(flows, rupees('1900'))).toBeCloseTo(0.1, 12);
    expect(absoluteReturn([], rupees('5'))).toBeNull();
  });
});

describe('cash flows', () => {
  const ledger = [
    entry('1', 'purchase', '2026-01-05', { units: units('100'), amount: rupees('1000') }),
    entry('2', 'idcw-payout', '2026-02-05', { amount: rupees('50'), tds: rupees('5') }),
    entry('3', 'idcw-reinvestment', '2026-03-05', { units: units('5'), amount: rupees('50') }),
    entry('4', 'switch-out', '2026-05-05', { units: units('40'), amount: rupees('300') }),
    entry('5', 'redemption', '2026-04-05', { units: units('1'), amount: rupees('11'), stt: rupees('0.01') }),
    entry('6', 'purchase', '2026-06-05', { units: units('100'), amount: rupees('900') }),
    entry('7', 'reversal', '2026-06-08', { reverses: '6', units: units('100'), amount: rupees('900') }),
  ];

  it('are what the investor paid and got, after STT and TDS, without what was reversed', () => {
    expect(cashFlowsOf(positionOf(ledger).counted, 'position')).toEqual([
      flow('2026-01-05', '-1000'),
      flow('2026-02-05', '45'),
      flow('2026-04-05', '10.99'),
      flow('2026-05-05', '300'),
    ]);
  });

  it('leave out what only moved between schemes when the whole book is meant', () => {
    expect(cashFlowsOf(positionOf(ledger).counted, 'book').map(({ amount }) => amount)).toEqual([
      rupees('-1000'),
      rupees('45'),
      rupees('10.99'),
    ]);
  });

  it('add up to what the position keeps of them', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const { position, counted } = positionOf(rows);
        const sum = cashFlowsOf(counted, 'position').reduce((total, { amount }) => total + amount, 0n);
        expect(sum).toBe(position.takenOut + position.distributed - position.paidIn);
      }),
    );
  });
});
