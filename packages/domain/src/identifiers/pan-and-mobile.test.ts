import { describe, expect, it } from 'vitest';
import { maskNumber } from './masks/mask-number.ts';
import { isForeignMobile, isMobileNumber, mobileDigits, plainMobile, typedMobile } from './mobile.ts';
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

  /** Key by key, each after what the field shows by then. */
  const typing = (keys: string) => [...keys].reduce((shown, key) => typedMobile(shown + key), '');

  it.each([
    '9876543210',
    '+919876543210',
    '+91 98765 43210',
    '00919876543210',
    '919876543210',
    '09876543210',
    '98765432109',
  ])('typed as %s stands there as ten digits', (keys) => {
    expect(typing(keys)).toBe('9876543210');
    expect(plainMobile(typing(keys))).toBe('9876543210');
  });

  it('keeps a prefix while it is typed, and a number that begins with 91', () => {
    expect(typing('+')).toBe('+');
    expect(typing('+91 98')).toBe('+91 98');
    expect(plainMobile('+91 98')).toBe('98');
    expect(typing('9198765432')).toBe('9198765432');
  });

  it('of another country has its code before it', () => {
    expect(plainMobile('+971 50-123 4567')).toBe('+971501234567');
    expect(plainMobile('00971501234567')).toBe('+971501234567');
    expect(plainMobile(plainMobile('+1 (202) 555-0123'))).toBe('+12025550123');
    expect(typing('+971 50 123 4567')).toBe('+971 50 123 4567');
    expect(isForeignMobile('+971501234567')).toBe(true);
    for (const wrong of ['+919876543210', '+97150', '9876543210', '+0123456789', '+1234567890123456']) {
      expect(isForeignMobile(wrong), wrong).toBe(false);
    }
  });
});
