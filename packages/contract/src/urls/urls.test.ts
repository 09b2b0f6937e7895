import { routeIds } from '@hub/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callPath, fixedQueryOf, pathParams, routePattern } from '../call/call-path.ts';
import { serviceOf } from '../call/service.ts';
import { allCalls } from '../calls/all.ts';
import { sharedContent } from '../calls/co-branding/co-branding.ts';
import { opportunityCalls } from '../calls/opportunity/opportunity.ts';
import { trending } from '../calls/prostart/prostart.ts';
import { sendOtp } from '../calls/session/session.ts';
import { submitSwitch } from '../calls/transact/transact.ts';
import { maySendInBody } from '../wire/request/private-fields.ts';
import { href } from './href.ts';
import { matchRoute } from './match-route.ts';
import { paths } from './paths.ts';

const segments = { hub: 'dhub', disapi: 'dis-api' };
const id = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .filter((text) => !/[/\\\p{Cc}]/u.test(text) && text !== '.' && text !== '..');

describe('the service of a path', () => {
  it('is chosen by its first segment [S7-01]', () => {
    expect(serviceOf('/dhub/login/sendOtp', segments)).toBe('hub');
    expect(serviceOf('/PlexNewAPI/api/Values/GetAumData', segments)).toBe('plex');
    expect(serviceOf('/CrmMapping/api/Login/Authenticate/', segments)).toBe('crm');
    expect(serviceOf('/KMFUnification/api/Admin/FATCA', segments)).toBe('unification');
    expect(serviceOf('/dis-api/api/SIP/DistributorSIPTrxDet', segments)).toBe('transaction');
    expect(serviceOf('/INVESTOR/api/Admin/VerifyPan', segments)).toBe('investor');
  });

  it('is found for every call under any brand, and for nothing else [S7-01]', () => {
    for (const call of allCalls) {
      expect(serviceOf(callPath(call, { id: 'x' }, segments), segments), call.path).toBe(call.service);
    }
    for (const path of [
      '/',
      '',
      '/{hub}/x',
      '/hub/x',
      '/dhubx/y',
      '/plexnewapi/x',
      'dhub/x',
      '//dhub/x',
      '/x/dhub',
      '/constructor/x',
      '/__proto__/x',
    ]) {
      expect(serviceOf(path, segments), path).toBeNull();
    }
  });
});

describe('the path of a call', () => {
  it('fills in the brand, parameters, the wildcard and a fixed query', () => {
    expect(callPath(sendOtp, {}, segments)).toBe('/dhub/login/sendOtp');
    expect(callPath(submitSwitch, {}, segments)).toBe('/dis-api/api/Switch/DistributorSwitchTrxDet');
    expect(callPath(sharedContent, { id: 7 }, segments)).toBe('/dhub/cobranding-content/getById/7');
    expect(callPath(opportunityCalls.equity, {}, segments)).toBe(
      '/PlexNewAPI/api/Values/GetEquityInvestor_List',
    );
    expect(callPath(trending, {}, segments)).toBe('/dhub/video/getByFilterMainPage?bucketname=trending');
  });

  it('gives the server a pattern without the query', () => {
    expect(routePattern(sharedContent, segments)).toBe('/dhub/cobranding-content/getById/:id');
    expect(routePattern(opportunityCalls.equity, segments)).toBe(
      '/PlexNewAPI/api/Values/GetEquityInvestor_:ending',
    );
    expect(routePattern(trending, segments)).toBe('/dhub/video/getByFilterMainPage');
    expect(fixedQueryOf(trending)).toEqual({ bucketname: 'trending' });
    expect(pathParams(opportunityCalls.equity)).toEqual(['ending']);
  });

  it('is a path of its own for every call', () => {
    const routed = allCalls.flatMap((call) =>
      (maySendInBody(call) ? [call.method, 'POST'] : [call.method]).map(
        (method) => `${method} ${routePattern(call, segments)}`,
      ),
    );
    expect(new Set(routed).size).toBe(routed.length);
  });

  it('never lets a parameter change its shape', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (value) => {
        fc.pre(value !== '.' && value !== '..');
        expect(callPath(sharedContent, { id: value }, segments)).toMatch(
          /^\/dhub\/cobranding-content\/getById\/[^/?#\\]+$/,
        );
      }),
    );
    for (const value of ['', '.', '..']) {
      expect(() => callPath(sharedContent, { id: value }, segments)).toThrow(TypeError);
    }
    expect(() => callPath(sharedContent, {}, segments)).toThrow(TypeError);
  });
});

describe('the URL of a screen', () => {
  const params = { id: '1', contentId: '2', userId: '3', token: '4' };
  const anyHref = href as (route: (typeof routeIds)[number], values: object, brand: string) => string;

  it('takes {brand} of the two brand logins from configuration [S2-13]', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/), (brand) => {
        expect(href('login/brand-distributor', {}, brand)).toBe(`/login/${brand}-distributor`);
        expect(href('login/brand-employee', {}, brand)).toBe(`/login/${brand}-employee`);
        expect(matchRoute(`/login/${brand}-distributor`, brand)?.route).toBe('login/brand-distributor');
        expect(matchRoute(`/login/${brand}-employee`, brand)?.route).toBe('login/brand-employee');
        expect(matchRoute(`/login/${brand}x-employee`, brand)).toBeNull();
      }),
    );
    expect(() => href('login/brand-employee')).toThrow(TypeError);
  });

  it('leads back to its screen, for all 102', () => {
    expect(routeIds).toHaveLength(102);
    expect(new Set(Object.values(paths)).size).toBe(102);
    for (const route of routeIds) {
      const url = anyHref(route, params, 'aranya');
      expect(matchRoute(url, 'aranya')?.route, url).toBe(route);
    }
  });

  it('opens with and without a trailing slash', () => {
    for (const route of routeIds) {
      const bare = anyHref(route, params, 'aranya').replace(/\/$/, '');
      if (bare === '') continue;
      expect(matchRoute(bare, 'aranya')?.route, bare).toBe(route);
      expect(matchRoute(`${bare}/`, 'aranya')?.route, `${bare}/`).toBe(route);
    }
  });

  it('carries any id there and back', () => {
    fc.assert(
      fc.property(id, id, (contentId, userId) => {
        const url = href('co-branding/view-content', { contentId, userId });
        expect(matchRoute(url, 'aranya')).toEqual({
          route: 'co-branding/view-content',
          params: { contentId, userId },
        });
      }),
    );
  });

  it('prefers a named page to an investor of that name', () => {
    expect(matchRoute('/distributor/investor/investor-list', 'aranya')).toEqual({
      route: 'investor/list',
      params: {},
    });
    expect(matchRoute('/distributor/investor', 'aranya')?.route).toBe('investor/list');
    expect(matchRoute('/distributor/investor/', 'aranya')?.route).toBe('investor/list');
    expect(matchRoute('/distributor/investor/4711', 'aranya')).toEqual({
      route: 'investor',
      params: { id: '4711' },
    });
  });

  it('is nothing where no screen is', () => {
    for (const path of [
      '/nowhere',
      '/distributor',
      '/distributor/',
      '/login//arn',
      '//',
      '//login',
      'login',
      '',
      '/LOGIN/arn',
      '/distributor/investor/%2e%2e',
      '/distributor/investor/a%2Fb',
      '/distributor/investor/%5c',
      '/distributor/investor/%',
      '/distributor/co-branding/detail/',
      '/login/{brand}-employee',
    ]) {
      expect(matchRoute(path, 'aranya'), path).toBeNull();
    }
  });
});
