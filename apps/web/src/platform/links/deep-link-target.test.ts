import { describe, expect, it } from 'vitest';
import { targetOfUrl } from './deep-link-target.ts';
import { targetOfPayload } from './push-target.ts';

describe('what a link asks for', () => {
  it.each([
    ['https://partner.example.in/distributor/nav', 'https://partner.example.in/distributor/nav'],
    ['https://partner.example.in/?smtDeeplink=%2Fdistributor%2Fnav', '/distributor/nav'],
    ['aranya://distributor/nav?a=1', 'aranya://distributor/nav?a=1'],
    ['aranya://open?smtDeeplink=/distributor/nav', '/distributor/nav'],
    ['/distributor/nav', '/distributor/nav'],
  ])('%s asks for %s', (link, target) => {
    expect(targetOfUrl(link)).toBe(target);
  });
});

describe('what a push asks for', () => {
  it('is the payload field smtDeeplink', () => {
    expect(targetOfPayload({ smtDeeplink: '/distributor/nav' })).toBe('/distributor/nav');
  });

  it('is found in JSON text under data too', () => {
    expect(targetOfPayload({ data: '{"smtDeeplink":"/distributor/nav"}' })).toBe('/distributor/nav');
  });

  it.each([
    null,
    undefined,
    7,
    'no json',
    {},
    { smtDeeplink: '' },
    { smtDeeplink: 4 },
    { data: { data: [] } },
  ])('is nothing in %o', (payload) => {
    expect(targetOfPayload(payload)).toBeNull();
  });
});
