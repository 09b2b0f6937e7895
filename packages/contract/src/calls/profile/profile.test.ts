import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { texts } from '../../texts/texts.ts';
import { checkRequest } from '../../wire/check.ts';
import { type OwnDetails, saveProfile, updateProfile } from './profile.ts';

const own: OwnDetails = {
  displayName: 'Meera Nair',
  businessName: '',
  about: '',
  city: '',
  languages: [],
  website: '',
  alternateEmail: '',
  gstin: '',
};

/** The name as it would be kept, or what the user reads instead. */
function named(displayName: unknown): string {
  const checked = checkRequest(saveProfile, { own: { ...own, displayName } });
  return checked.ok ? checked.value.own.displayName : (checked.fields['own.displayName'] ?? 'elsewhere');
}

describe("a distributor's name", () => {
  it('is taken in every script people write', () => {
    const names = [
      'Meera Nair',
      "D'Souza & Sons",
      'मीरा नायर',
      'മീര നായർ',
      'மீரா',
      'میرا نائر',
      '王芳',
      'Zoë-Łukasz',
    ];
    for (const name of names) expect(named(name)).toBe(name.normalize('NFC'));
  });

  it('keeps the joiners that Indic scripts need, and emoji beside letters', () => {
    expect(named('ക്\u200dഷ ന\u200cറ')).toBe('ക്\u200dഷ ന\u200cറ');
    expect(named('Meera 👩\u200d💼')).toBe('Meera 👩\u200d💼');
  });

  it('loses what nobody sees: direction marks and overrides, zero-width spaces, soft hyphens', () => {
    expect(named('\u202eMeera\u202c Na\u200bir\u200f\u00ad\ufeff')).toBe('Meera Nair');
    expect(named('\u2066\u2067Me\u2069era')).toBe('Meera');
  });

  it('has one space between words, whatever was typed there', () => {
    expect(named('  Meera \t\n\u00a0\u2028 Nair  ')).toBe('Meera Nair');
  });

  it('is not markup and holds no control characters', () => {
    for (const name of ['<script>alert(1)</script>', 'Meera<b', 'a>b', 'Me\u0007era', 'Meera\u0000'])
      expect(named(name), JSON.stringify(name)).toBe(texts.field.plainText);
  });

  it('has a letter, and no tower of marks', () => {
    for (const name of ['😀😀', '--', '12', '\u200d\u200d', `M${'\u0301'.repeat(40)}eera`])
      expect(named(name), JSON.stringify(name)).toBe(texts.field.plainText);
  });

  it('is neither empty nor 500 characters long', () => {
    for (const name of ['', ' ', 'M', '\u202e\ufeff\u200b']) expect(named(name)).toBe(texts.field.required);
    for (const length of [81, 500, 200_000]) expect(named('M'.repeat(length))).toBe(texts.field.tooLong);
    expect(named('M'.repeat(80))).toHaveLength(80);
  });

  it('is text', () => {
    for (const name of [null, 5, {}, [], true]) expect(named(name)).toBe(texts.field.invalid);
  });

  it('is kept as it is when it is given back: tidying twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), (text) => {
        const saved = named(`Me${text}`);
        if (!Object.values<string>(texts.field).includes(saved)) expect(named(saved)).toBe(saved);
      }),
    );
  });
});

describe('own details', () => {
  const refused = (changes: object) => {
    const checked = checkRequest(saveProfile, { own: { ...own, ...changes } });
    return checked.ok ? {} : checked.fields;
  };

  it('say at each field what is wrong with it, all at once', () => {
    expect(
      refused({ displayName: '', website: 'javascript:alert(1)', alternateEmail: 'meera', about: '<b>' }),
    ).toEqual({
      'own.displayName': texts.field.required,
      'own.website': texts.field.url,
      'own.alternateEmail': texts.field.email,
      'own.about': texts.field.plainText,
    });
  });

  it('may all be empty but the name', () => {
    expect(refused({})).toEqual({});
  });

  it('take at most ten languages, none of them empty', () => {
    expect(refused({ languages: ['Malayalam', 'English'] })).toEqual({});
    expect(refused({ languages: ['Malayalam', ' '] })).toEqual({ 'own.languages.1': texts.field.required });
    expect(refused({ languages: Array(11).fill('Tamil') })).toEqual({ 'own.languages': texts.field.tooLong });
    expect(refused({ languages: 'Tamil' })).toEqual({ 'own.languages': texts.field.invalid });
  });
});

describe('a profile update', () => {
  it('takes some topics and leaves the others alone, but no topic that is none', () => {
    expect(checkRequest(updateProfile, { notify: {} }).ok).toBe(true);
    expect(checkRequest(updateProfile, { notify: { 'new-device': { email: true, sms: true } } }).ok).toBe(
      true,
    );
    expect(checkRequest(updateProfile, { notify: { weather: { email: true, sms: true } } }).ok).toBe(false);
    expect(checkRequest(updateProfile, { notify: { 'new-device': { email: 'yes', sms: true } } }).ok).toBe(
      false,
    );
  });

  it('takes a crop in whole pixels, not smaller than a face', () => {
    const crop = { left: 0, top: 0, size: 64 };
    expect(checkRequest(updateProfile, { crop }).ok).toBe(true);
    for (const wrong of [{ left: -1 }, { top: 0.5 }, { size: 63 }, { size: 1e9 }, { left: Number.NaN }]) {
      expect(checkRequest(updateProfile, { crop: { ...crop, ...wrong } }).ok, JSON.stringify(wrong)).toBe(
        false,
      );
    }
  });
});
