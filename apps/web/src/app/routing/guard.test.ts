import { homeAfterLogin, type RouteId, routeIds, type Visitor } from '@hub/domain';
import { describe, expect, it } from 'vitest';
import { detourOf } from './guard.ts';

const stranger: Visitor = {
  profile: null,
  loginType: null,
  preLoginTransaction: false,
  platform: 'web',
  loginSucceeded: false,
};
const distributor: Visitor = {
  ...stranger,
  profile: { type: 'IFA_USER', arn: 'ARN-100001', isEmployee: false, internalTeam: false },
  loginSucceeded: true,
};
const at = (href: string) => ({ href });

describe('the guard of every route', () => {
  it('sends nobody on who may stay', () => {
    expect(detourOf('nav', distributor, at('/distributor/nav'))).toBeNull();
    expect(detourOf('login', stranger, at('/login/'))).toBeNull();
  });

  it('remembers the asked page when it asks for a login, its query included', () => {
    expect(detourOf('nav', stranger, at('/distributor/nav?x=1'))).toEqual({
      route: 'login',
      state: { returnTo: '/distributor/nav?x=1' },
    });
  });

  it('remembers on any other detour which screen was asked for', () => {
    expect(detourOf('landing', distributor, at('/'))).toEqual({
      route: 'dashboard',
      state: { sentFrom: 'landing' },
    });
  });

  it('follows the access table for every route and visitor', () => {
    for (const visitor of [stranger, distributor]) {
      for (const route of routeIds) {
        const opens: RouteId = detourOf(route, visitor, at('/x'))?.route ?? route;
        expect(opens, route).toBe(homeAfterLogin(route, visitor));
      }
    }
  });
});
