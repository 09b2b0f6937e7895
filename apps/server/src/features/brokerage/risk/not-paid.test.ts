import { moneyOf } from '@hub/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { notPaidOf } from './not-paid.ts';

const reasons = [
  'KYC on hold with the KRA',
  'Yearly declaration (DSC) missing',
  'ARN expired',
  'EUIN missing',
  'Who knows',
];
const months = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09'];

it('each rupee that did not come stands under one risk: they add up to all that is held and unpaid', () => {
  const money = fc.integer({ min: 1, max: 10 ** 6 }).map((number) => `${number}.25`);
  const held = fc.record({
    month: fc.constantFrom(...months),
    reason: fc.constantFrom(...reasons),
    client: fc.constantFrom(
      null,
      { id: 'a', name: 'A', kyc: 'ON_HOLD' as const },
      { id: 'b', name: 'B', kyc: 'REGISTERED' as const },
    ),
    lines: fc.constant(1),
    amount: money,
  });
  const unpaid = fc.record({ month: fc.constantFrom(...months), due: money });
  const first = fc.constantFrom(null, '2026-06', '2026-07', '2026-08');
  fc.assert(
    fc.property(fc.array(held), fc.array(unpaid), first, first, (lines, missed, declarationFrom, arnFrom) => {
      const found = notPaidOf(lines, missed, { declarationFrom, arnFrom });
      const sum = (amounts: readonly bigint[]) => amounts.reduce((total, one) => total + one, 0n);
      const since = [declarationFrom, arnFrom].filter((month) => month !== null).sort()[0] ?? '9999';
      expect(
        found.declaration +
          found.arn +
          sum([...found.kyc.values()].map(({ amount }) => amount)) +
          sum(found.others.map(({ amount }) => moneyOf(amount))),
      ).toBe(
        sum(lines.map(({ amount }) => moneyOf(amount))) +
          sum(missed.filter(({ month }) => month >= since).map(({ due }) => moneyOf(due))),
      );
      expect(
        found.others.every(({ reason, client }) => !(reason.startsWith('KYC') && client?.id === 'a')),
      ).toBe(true);
    }),
  );
});
