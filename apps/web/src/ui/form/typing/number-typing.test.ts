import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalNumber, type Edit, shownNumber, typeNumber } from './number-typing.ts';

const rupees = { decimals: 2 };

/** Texts with the caret as `|`. */
const at = (text: string): { text: string; caret: number } => ({
  text: text.replace('|', ''),
  caret: text.indexOf('|'),
});
const edited = (was: string, now: string, deleted: Edit['deleted'] = null): string | null => {
  const typed = typeNumber(was, { ...at(now), deleted }, rupees);
  return typed && `${typed.text.slice(0, typed.caret)}|${typed.text.slice(typed.caret)}`;
};

describe('typing an amount', () => {
  it('groups the Indian way, the caret staying at the end', () => {
    expect(edited('999', '9999|')).toBe('9,999|');
    expect(edited('99,999', '99,9999|')).toBe('9,99,999|');
  });

  it('in the middle keeps the caret behind the typed digit', () => {
    expect(edited('1,234', '1,25|34')).toBe('12,5|34');
    expect(edited('99,999', '1|99,999')).toBe('1|,99,999');
  });

  it('takes away the digit behind a comma', () => {
    expect(edited('1,23,456', '123|,456', 'backward')).toBe('12|,456');
  });

  it('takes away the digit after a comma', () => {
    expect(edited('1,23,456', '1|23,456', 'forward')).toBe('1|3,456');
  });

  it('takes away a digit that is selected together with its comma', () => {
    expect(edited('1,23,456', '1|3,456', 'backward')).toBe('1|3,456');
  });

  it.each([
    ['₹ 1,00,000.50|', '1,00,000.50|'],
    ['Rs. 5,000/-|', '5,000|'],
    ['INR 250000|', '2,50,000|'],
    ['100,000|', '1,00,000|'],
  ])('takes a pasted %s', (pasted, shown) => {
    expect(edited('', pasted)).toBe(shown);
  });

  it.each(['1e5|', 'abc|', '-500|', '12.345|', '1.2.3|', `${'9'.repeat(16)}|`])('refuses %s', (pasted) => {
    expect(edited('', pasted)).toBeNull();
  });

  it('lets a leading zero go when a digit follows', () => {
    expect(edited('', '0|')).toBe('0|');
    expect(edited('0', '05|')).toBe('5|');
    expect(edited('0', '0.|')).toBe('0.|');
    expect(edited('5,000', '0|5,000')).toBe('|5,000');
    expect(edited('1,000', '|000', 'backward')).toBe('|0');
  });

  it('ignores a second point, wherever it is typed', () => {
    expect(edited('12.50', '1.|2.50')).toBe('1|2.50');
    expect(edited('12.5', '12.5.|')).toBe('12.5|');
  });

  it('never loses or gains a digit', () => {
    const digits = fc.stringMatching(/^[1-9]\d{0,13}$/);
    fc.assert(
      fc.property(digits, fc.nat(14), fc.constantFrom(...'0123456789'), (number, place, digit) => {
        const was = shownNumber(number);
        const caret = Math.min(place, was.length);
        const text = was.slice(0, caret) + digit + was.slice(caret);
        const typed = typeNumber(was, { text, caret: caret + 1 }, rupees);
        const expected = text.replaceAll(',', '').replace(/^0+(?=\d)/, '');
        expect(typed?.text.replaceAll(',', '')).toBe(expected);
        expect(shownNumber(expected)).toBe(typed?.text);
      }),
    );
  });
});

describe('the number that is kept', () => {
  it.each([
    ['', ''],
    ['.', ''],
    ['1,00,000', '100000'],
    ['1,00,000.5', '100000.50'],
    ['.5', '0.50'],
    ['5.', '5'],
    ['5.00', '5'],
  ])('%j is %j', (typed, saved) => {
    expect(canonicalNumber(typed, rupees)).toBe(saved);
  });

  it('of units has three decimals', () => {
    expect(canonicalNumber('1,234.5', { decimals: 3 })).toBe('1234.500');
  });

  it('is shown grouped', () => {
    expect(shownNumber('100000.50')).toBe('1,00,000.50');
    expect(shownNumber('')).toBe('');
  });
});
