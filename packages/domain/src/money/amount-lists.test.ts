import { describe, expect, it } from 'vitest';
import { aumSteps, longAmountList, shortAmountList, worthSteps } from './amount-lists.ts';

describe('the amount lists', () => {
  it('the first has 24 values: 1, 3, 5, 10, then 25 to 500 in steps of 25 [S9-06]', () => {
    expect(shortAmountList).toEqual([
      1, 3, 5, 10, 25, 50, 75, 100, 125, 150, 175, 200, 225, 250, 275, 300, 325, 350, 375, 400, 425, 450, 475,
      500,
    ]);
    expect(shortAmountList).toHaveLength(24);
    expect([aumSteps[0], aumSteps.at(-1)]).toEqual([1_00_000_00n, 5_00_00_000_00n]);
  });

  it('the second has 43 values from 0 to 2000 in steps of 25 or 50, with 1300 twice [S9-07]', () => {
    expect(longAmountList).toHaveLength(43);
    expect(longAmountList[0]).toBe(0);
    expect(longAmountList.at(-1)).toBe(2000);
    expect(longAmountList.filter((amount) => amount === 1300)).toHaveLength(2);
    const steps = longAmountList.slice(1).map((amount, index) => amount - (longAmountList[index] ?? 0));
    expect(steps.filter((step) => step === 0)).toHaveLength(1);
    expect(steps.every((step) => [0, 25, 50].includes(step))).toBe(true);
    expect(worthSteps).toEqual(
      longAmountList
        .filter((amount, at) => longAmountList.indexOf(amount) === at)
        .map((amount) => BigInt(amount) * 1_000_00n),
    );
  });

  it('the second begins 0, 25, 50 and goes on in steps of 50 (decision S9-08)', () => {
    expect(longAmountList.slice(0, 5)).toEqual([0, 25, 50, 100, 150]);
  });
});
