import { describe, expect, it } from 'vitest';
import { maskNumber } from './masks/mask-number.ts';
import { isMobileNumber, mobileDigits } from './mobile.ts';
import { panHolder } from './pan-holder.ts';

describe('a PAN', () => {
  it('says who holds it by its fourth letter', () => {
    expect(panHolder('ABCPE1234F')).toBe('Individual');
    expect(panHolder('abch')).toBe('Hindu undivided family');
    expect(panHolder('ABC')).toBeNull();
    expect(panHolder('ABCXE1234F')).toBeNull();
  });

  it('is masked but for its last four characters', () => {
    expect(maskNumber('ABCPE1234F')).toBe('******234F');
    expect(maskNumber('1234')).toBe('****');
  });
});

describe('a mobile number', () => {
  it.each(['9876543210', '+91 98765-43210', '0091 9876543210', '919876543210', '09876543210'])(
    'is read from %s',
    (text) => {
      expect(mobileDigits(text)).toBe('9876543210');
    },
  );

  it('may begin with 91 itself', () => {
    expect(mobileDigits('9198765432')).toBe('9198765432');
  });

  it('has ten digits and begins with 6 to 9', () => {
    expect(isMobileNumber('9876543210')).toBe(true);
    for (const wrong of ['5876543210', '987654321', '98765432101', ''])
      expect(isMobileNumber(wrong)).toBe(false);
  });
});
