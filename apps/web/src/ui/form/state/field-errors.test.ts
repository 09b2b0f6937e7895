import { describe, expect, it } from 'vitest';
import { errorAt, errorList, fieldOf, placeRefusal } from './field-errors.ts';

const said = (message: string) => ({ type: 'custom', message });

describe('the errors of a form', () => {
  const errors = {
    city: said('Enter a city.'),
    holders: [undefined, { pan: said('Enter a PAN.') }],
    languages: { root: said('Choose at least one.') },
    message: { message: 'Too long.', type: 'custom' },
    root: { server: said('Not today.') },
  };

  it('are one list of paths and texts', () => {
    expect(errorList(errors as never)).toEqual([
      { path: 'city', text: 'Enter a city.' },
      { path: 'holders.1.pan', text: 'Enter a PAN.' },
      { path: 'languages', text: 'Choose at least one.' },
      { path: 'message', text: 'Too long.' },
      { path: 'server', text: 'Not today.' },
    ]);
  });

  it('stand at their field, also those about a part of it, and at no other', () => {
    expect(errorAt(errors as never, 'holders')).toBe('Enter a PAN.');
    expect(errorAt(errors as never, 'holders.1.pan')).toBe('Enter a PAN.');
    expect(errorAt(errors as never, 'holders.10')).toBeNull();
    expect(errorAt(errors as never, 'cit')).toBeNull();
  });
});

describe('what the server refuses', () => {
  it('stands at the nearest field it is about', () => {
    expect(fieldOf('holders.0.pan', ['holders', 'holders.0.pan', 'pan'])).toBe('holders.0.pan');
    expect(fieldOf('holders.1.pan', ['holders', 'holders.0.pan', 'pan'])).toBe('holders');
    expect(fieldOf('folio', ['fol', 'pan'])).toBeNull();
  });

  it('is said once at each field, and what belongs to none is said too', () => {
    const fields = {
      'own.languages.2': 'first',
      'own.languages.4': 'second',
      'own.city': 'there',
      crop: 'no',
      arn: 'no',
    };
    expect(placeRefusal(fields, ['city', 'languages'], 'own')).toEqual({
      atFields: { languages: 'first', city: 'there' },
      others: ['no'],
    });
  });
});
