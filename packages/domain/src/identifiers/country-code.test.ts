import { describe, expect, it } from 'vitest';
import { countryCodeOf } from './country-code.ts';

describe('the code of a country', () => {
  it.each([
    ['US', 'US'],
    ['us ', 'US'],
    ['UK', 'GB'],
    ['United States', 'US'],
    ['UNITED STATES OF AMERICA', 'US'],
    ['U.S.A.', 'US'],
    ['USA', 'US'],
    ['Canada', 'CA'],
    ['India', 'IN'],
    ['u.a.e', 'AE'],
    ['United Arab Emirates', 'AE'],
    ['Côte d’Ivoire', 'CI'],
  ])('of %s is %s', (text, code) => {
    expect(countryCodeOf(text)).toBe(code);
  });

  it.each([[null], [''], ['Atlantis'], ['QX'], ['ZZ'], ['101'], ['Indiana']])(
    'of %s is not known',
    (text) => {
      expect(countryCodeOf(text)).toBeNull();
    },
  );
});
