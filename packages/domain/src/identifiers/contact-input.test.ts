import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAlphaKey } from './alpha-key.ts';
import { maskContact } from './masks/mask-contact.ts';

describe('the alpha-only key check', () => {
  it('lets letters and Backspace through, and no other key [S5-10]', () => {
    for (const key of [...'azAZmM', 'Backspace']) expect(isAlphaKey(key), key).toBe(true);
    for (const key of [
      '1',
      ' ',
      '.',
      '-',
      'é',
      'अ',
      'Enter',
      'Tab',
      'Delete',
      'ArrowLeft',
      'F1',
      '',
      'ab',
      'backspace',
    ]) {
      expect(isAlphaKey(key), key).toBe(false);
    }
    fc.assert(
      fc.property(fc.string(), (key) => {
        expect(isAlphaKey(key)).toBe(key === 'Backspace' || /^[A-Za-z]$/.test(key));
      }),
    );
  });
});

describe('a masked contact', () => {
  it('shows its first five characters as stars and the rest in clear [S5-14]', () => {
    expect(maskContact('9876543210')).toBe('*****43210');
    expect(maskContact('meera@aranyamf.com')).toBe('*****@aranyamf.com');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 6 }), (contact) => {
        expect(maskContact(contact)).toBe(`*****${contact.slice(5)}`);
      }),
    );
  });

  it.each([
    '+919876543210',
    '+91 98765 43210',
    '+91-98765-43210',
    '00919876543210',
    '919876543210',
    '09876543210',
  ])('shows five digits of the number %s, whatever stands before them', (contact) => {
    expect(maskContact(contact)).toBe('*****43210');
  });

  it('is all stars when five characters or fewer (decision S5-15)', () => {
    expect(maskContact('12345')).toBe('*****');
    expect(maskContact('123')).toBe('***');
    expect(maskContact('')).toBe('');
  });
});
