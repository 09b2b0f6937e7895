import { routeIds } from '@hub/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepLinkTargets, resolveDeepLink } from './deep-link.ts';
import { href } from './href.ts';
import { matchRoute } from './match-route.ts';
import { paths } from './paths.ts';

const hosts = ['partner.aranyamf.example'];
const resolve = (link: string) => resolveDeepLink(link, 'aranya', hosts);
const anyHref = href as (route: (typeof routeIds)[number], values: object, brand: string) => string;
const params = { id: '12', contentId: 'c9', userId: 'u7' };
const selection = '/distributor/transact/investor-list';

describe('a deep link', () => {
  it('opens menu items, opportunity lists, co-branding, certificate and view-content by path', () => {
    for (const path of [
      '/distributor/dashboard',
      '/distributor/transact/select-transaction',
      '/distributor/transaction-history',
      '/distributor/investor/investor-list',
      '/distributor/investor/scheme-list',
      '/distributor/opportunity',
      '/distributor/prostart',
      '/distributor/co-branding',
      '/distributor/brokerage-report-payout',
      '/distributor/wishes',
      '/distributor/feedback-and-queries',
      '/distributor/profile',
      '/distributor/nav',
      '/distributor/notifications',
      '/distributor/opportunity/sip-opportunity/notrenewed',
      '/distributor/opportunity/other-opportunity/expiredstp',
      '/distributor/co-branding/detail/12',
      '/distributor/co-branding/progress/12',
      '/view-certificate',
      '/view-content/c9/u7',
    ]) {
      expect(resolve(path), path).toBe(path);
    }
  });

  it('opens the very page it names, for every page of /distributor/*', () => {
    const own = routeIds.filter((route) => paths[route].startsWith('/distributor/'));
    expect(own.length).toBeGreaterThan(70);
    const ledOn = ['transact', 'statements/account', 'statements/capital-gain'];
    for (const route of own.filter((one) => !ledOn.includes(one))) {
      const path = anyHref(route, params, 'aranya');
      expect(resolve(`https://${hosts[0]}${path}?a=1`), route).toBe(`${path}?a=1`);
    }
  });

  it('to a statement goes to the investor selection with its suffix', () => {
    expect(resolve('/distributor/account-statement')).toBe(`${selection}/account-statement`);
    expect(resolve('/distributor/capital-gain-statement')).toBe(`${selection}/capital-gain-statement`);
    expect(resolve(`${selection}/account-statement`)).toBe(`${selection}/account-statement`);
    expect(resolve(`${selection}/capital-gain-statement`)).toBe(`${selection}/capital-gain-statement`);
  });

  it('reads the same as a bare path, under our scheme and under a host of ours', () => {
    for (const route of deepLinkTargets) {
      const path = anyHref(route, params, 'aranya');
      const target = resolve(path);
      expect(target, path).not.toBeNull();
      for (const link of [
        path.slice(1),
        `aranya:/${path}`,
        `aranya://${path}`,
        `ARANYA://${path.slice(1)}`,
        `https://${hosts[0]}${path}`,
        `HTTPS://Partner.AranyaMF.example${path}/`,
      ]) {
        expect(resolve(link), link).toBe(target);
      }
    }
  });

  it('keeps its query and drops its fragment', () => {
    expect(resolve('/distributor/nav?utm_source=sms&utm_medium=x#top')).toBe(
      '/distributor/nav?utm_source=sms&utm_medium=x',
    );
    expect(resolve('/distributor/nav?')).toBe('/distributor/nav');
  });

  it('to anything else leads nowhere', () => {
    for (const link of [
      '',
      '/',
      '/nowhere',
      '/distributor/nowhere',
      '/empanelment',
      '/login/login-via-otp',
      'https://evil.example/distributor/nav',
      'https://partner.aranyamf.example.evil.com/distributor/nav',
      'https://partner.aranyamf.example@evil.com/distributor/nav',
      'https://evil.com@partner.aranyamf.example/distributor/nav',
      'https://partner.aranyamf.example:8443/distributor/nav',
      'http://partner.aranyamf.example/distributor/nav',
      'https:/partner.aranyamf.example/distributor/nav',
      'https://partner.aranyamf.example',
      '//evil.com',
      '//evil.com/distributor/nav',
      '///distributor/nav',
      'aranya:////evil.com',
      'other://distributor/nav',
      'javascript:alert(1)',
      'JavaScript://%0aalert(1)',
      'data:text/html,x',
      '\\\\evil.com',
      '/\\evil.com',
      '/distributor\\nav',
      '/distributor/../login',
      '/distributor/%2e%2e/login',
      '/view-content/a%2Fb/u',
      '/view-content/a%5cb/u',
      '/view-content/a%252Fb/u',
      '/view-content/%00/u',
      '/view-content/../u',
      ' /distributor/nav',
      '/distributor/nav\n',
      'java\tscript:alert(1)',
      '/view-content/a b/u',
      '/distributor/nav?next=\\\\evil.com',
      '/distributor/nav?a=1\r\nb',
    ]) {
      expect(resolve(link), JSON.stringify(link)).toBeNull();
    }
  });

  it('takes no https host at all unless it is told which', () => {
    expect(resolveDeepLink('https://partner.aranyamf.example/distributor/nav', 'aranya')).toBeNull();
  });

  it('never leads outside, whatever it is made of', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      ':',
      '@',
      '?',
      '#',
      '.',
      '..',
      '%2f',
      '%5c',
      'https:',
      'aranya:',
      'javascript:',
      'evil.com',
      'distributor',
      'nav',
      'view-content',
      'a',
      ' ',
      '\t',
      hosts[0] ?? '',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = resolve(pieces.join(''));
        if (path === null) return;
        expect(new URL(path, 'https://app.example').host).toBe('app.example');
        expect(matchRoute(path.split('?')[0] ?? '', 'aranya')).not.toBeNull();
      }),
      { numRuns: 3000 },
    );
  });
});
