import { texts } from '@hub/contract';
import type { OwnDetails } from '@hub/contract/calls/profile';
import { describe, expect, it } from 'vitest';
import { checkOwn, errorsAtFields, linkOf, readDraft, sameOwn } from './own-details.ts';

const saved: OwnDetails = {
  displayName: 'Meera Nair',
  businessName: 'Nair Wealth',
  about: '',
  city: 'Kochi',
  languages: ['English', 'Malayalam'],
  website: 'https://nair.example',
  alternateEmail: '',
};

describe('own details', () => {
  it('are checked as the server checks them, with the message at the field', () => {
    const checked = checkOwn({
      ...saved,
      displayName: ' ',
      city: '<b>Kochi</b>',
      website: 'javascript:alert(1)',
      alternateEmail: 'meera@',
    });
    expect(checked).toEqual({
      ok: false,
      errors: {
        displayName: texts.field.required,
        city: texts.field.plainText,
        website: texts.field.url,
        alternateEmail: texts.field.email,
      },
    });
  });

  it('travel tidied', () => {
    const checked = checkOwn({ ...saved, displayName: '  Meera   Nair ' });
    expect(checked.ok && checked.value.displayName).toBe('Meera Nair');
  });

  it('get the server’s messages at their fields, one each, and only their own', () => {
    expect(
      errorsAtFields({
        'own.languages.2': 'first',
        'own.languages.4': 'second',
        'own.city': 'there',
        crop: 'no',
      }),
    ).toEqual({ languages: 'first', city: 'there' });
  });

  it('are unchanged when typed back to what was saved', () => {
    expect(sameOwn({ ...saved, languages: ['English'] }, saved)).toBe(false);
    expect(sameOwn({ ...saved, languages: ['English', 'Malayalam'] }, saved)).toBe(true);
  });

  it('come back from a draft, and a damaged draft breaks nothing', () => {
    expect(readDraft({ ...saved, city: 'Thrissur' }, saved).city).toBe('Thrissur');
    expect(readDraft({ city: 7, languages: 'Hindi', displayName: 'M' }, saved)).toEqual({
      ...saved,
      displayName: 'M',
    });
    expect(readDraft('gone', saved)).toEqual(saved);
  });

  it('link to a web address with or without its scheme', () => {
    expect(linkOf('nair.example/about')).toBe('https://nair.example/about');
    expect(linkOf('http://nair.example')).toBe('http://nair.example');
  });
});
