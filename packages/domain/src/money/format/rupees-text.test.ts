import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeMoney } from '../figure-text.ts';
import { paise } from '../scaled.ts';
import { formatRupees } from './format-amounts.ts';
import { rupeesText } from './rupees-text.ts';

it('an amount of the wire reads as the amount itself does', () => {
  expect(rupeesText('5000.00')).toBe('₹5,000');
  expect(rupeesText('5000.50')).toBe('₹5,000.50');
  expect(rupeesText('5000.00', { decimals: 2 })).toBe('₹5,000.00');
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }),
      fc.constantFrom(0 as const, 2 as const, 'some' as const),
      (amount, decimals) => {
        const text = rupeesText(writeMoney(paise(amount)), { decimals });
        expect(text).toBe(formatRupees(paise(amount), { decimals }));
      },
    ),
  );
});
