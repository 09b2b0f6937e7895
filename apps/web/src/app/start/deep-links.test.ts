import { describe, expect, it } from 'vitest';
import { deepLinkPath, openingOf } from './deep-links.ts';

const brand = { slug: 'aranya', deepLinkHosts: ['partner.example.in'] };
const visitor = { brand, ownHost: 'hub.example.in', signedIn: false };
const user = { ...visitor, signedIn: true };

describe('the path a link opens', () => {
  it.each([
    ['https://partner.example.in/distributor/nav?a=1', '/distributor/nav?a=1'],
    ['https://hub.example.in/?smtDeeplink=%2Fdistributor%2Fwishes&utm_source=mail', '/distributor/wishes'],
    ['https://elsewhere.example/distributor/nav', '/distributor/dashboard'],
  ])('%s opens %s', (link, path) => {
    expect(deepLinkPath(link, user)).toBe(path);
  });

  it('is the landing page for a visitor whose link matches nothing', () => {
    expect(deepLinkPath('https://partner.example.in/?utm_source=mail', visitor)).toBe('/');
  });
});

describe('where the app opens', () => {
  const link = 'https://partner.example.in/distributor/nav';

  it('is its own address without a link or a demand', () => {
    expect(openingOf(null, null, visitor)).toBeNull();
  });

  it('is the link that started it', () => {
    expect(openingOf(null, link, visitor)).toEqual({ href: '/distributor/nav', state: {} });
  });

  it('is the login that is demanded, which leads on to the link', () => {
    const state = { returnTo: '/distributor/nav' };
    expect(openingOf('login/otp', link, visitor)).toEqual({ href: '/login/login-via-otp', state });
    expect(openingOf('login/arn', link, visitor)).toEqual({ href: '/login/arn', state });
  });

  it('is the demanded page alone when no link, or one of nobody, came with it', () => {
    expect(openingOf('login/otp', null, visitor)?.state).toEqual({});
    expect(openingOf('login/otp', 'https://elsewhere.example/distributor/nav', visitor)?.state).toEqual({});
    expect(openingOf('landing', link, visitor)).toEqual({ href: '/', state: {} });
  });
});
