import fc from 'fast-check';
import { expect, it } from 'vitest';
import { browserAddress, screenAddress } from './private-address.ts';

it.each([
  ['/distributor/investor?q=asha+rao&sort=aum', '/distributor/investor?sort=aum#?q=asha+rao'],
  ['/distributor/investor?q=ABCDE1234F', '/distributor/investor#?q=ABCDE1234F'],
  [
    '/distributor/investor?q=9811111111&family=Iyer&kyc=x#top',
    '/distributor/investor?kyc=x#?q=9811111111&family=Iyer#top',
  ],
  ['/distributor/nav?class=EQUITY#top', '/distributor/nav?class=EQUITY#top'],
  ['/distributor/nav', '/distributor/nav'],
  // A name that only begins like one.
  ['/distributor/nav?quarter=1', '/distributor/nav?quarter=1'],
])('what somebody searches by stands behind the hash: %s', (screen, browser) => {
  expect(browserAddress(screen)).toBe(browser);
  expect(screenAddress(browser)).toBe(screen);
});

it('nothing but what is searched by is taken from behind the hash', () => {
  expect(screenAddress('/distributor/nav#?role=admin&q=x')).toBe('/distributor/nav?q=x');
  expect(screenAddress('/distributor/nav#?')).toBe('/distributor/nav');
});

it('any words come back, and none of them are sent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.boolean(), (typed, isSorted) => {
      const query = new URLSearchParams({ q: typed, ...(isSorted && { sort: 'aum' }) });
      const screen = `/list?${query}`;
      const address = new URL(browserAddress(screen), 'https://hub.example');
      expect(address.search).toBe(isSorted ? '?sort=aum' : '');
      expect(screenAddress(address.pathname + address.search + address.hash)).toBe(screen);
    }),
  );
});
