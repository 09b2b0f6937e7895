import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyVisitor,
  employee,
  ifa,
  internalTeam,
  nonIfa,
  onNative,
  signedIn,
  signedOut,
} from '../../test/visitors.ts';
import { type Arrival, accessRules } from './access-rules.ts';
import { decideAccess, homeAfterLogin, mayOpen } from './decide-access.ts';
import { type RouteId, routeIds, routes } from './routes.ts';
import { bypassesLogin, hasStaleProfile, isUserType, type Visitor } from './visitor.ts';

// Written out from Spec §2 by name, apart from the table under test.
const publicRoutes: readonly RouteId[] = [
  'landing',
  'login',
  'login/arn',
  'login/otp',
  'login/set-type',
  'login/brand-distributor',
  'login/brand-employee',
  'login/independent-distributor',
  'transact/pre-login',
  'certificate/view',
  'co-branding/view-content',
  // Not of the spec.
  'transact/shared-form',
  'empanelment',
  'empanelment/form',
  'empanelment/congratulations',
];
const unguarded: readonly RouteId[] = [
  'brokerage',
  'brokerage/report',
  'brokerage/rate-card',
  'app-state/no-internet',
];
const closedToNonIfa = (route: RouteId) =>
  /^(dashboard|transact\/history)$|^(brokerage|investor|opportunity|statements|wishes)(\/|$)/.test(route);
const closedToEmployees = (route: RouteId) => /^(profile|brokerage(\/.*)?)$/.test(route);
const openToInternalTeams = (route: RouteId) =>
  /^(transact|notifications|profile|app-state\/no-internet)$|^transact\/(?!history)/.test(route);

const isPublic = (route: RouteId) => publicRoutes.includes(route);

/** For every screen: where this visitor ends. */
function endsOf(visitor: Visitor, expected: (route: RouteId) => RouteId) {
  for (const route of routeIds) {
    expect(homeAfterLogin(route, visitor), `${route} for ${JSON.stringify(visitor)}`).toBe(expected(route));
  }
}

describe('where each kind of visitor ends, over all 102 screens', () => {
  it('knows the 96 screens of the spec, the shared form and five of our own, 15 of them public', () => {
    expect(routeIds).toHaveLength(102);
    expect(routeIds.filter((route) => routes[route].guard === 'public')).toEqual(publicRoutes);
  });

  it('a signed-out visitor sees public and unguarded screens, and the login for all others', () => {
    endsOf(signedOut, (route) => (isPublic(route) || unguarded.includes(route) ? route : 'login'));
  });

  it('a full distributor opens everything; the landing page gives way to the dashboard', () => {
    endsOf(ifa, (route) => {
      if (route === 'landing') return 'dashboard';
      return route === 'transact' ? 'transact/initiate' : route;
    });
  });

  it('a restricted distributor ends on Initiate Transaction wherever Spec §6 says', () => {
    endsOf(nonIfa, (route) => {
      if (route === 'landing' || route === 'transact' || closedToNonIfa(route)) return 'transact/initiate';
      return route;
    });
  });

  it('an employee login is kept out of the profile and the brokerage pages [S5-32]', () => {
    endsOf(employee, (route) => {
      if (route === 'landing' || closedToEmployees(route)) return 'dashboard';
      return route === 'transact' ? 'transact/initiate' : route;
    });
  });

  it('an internal team has the transaction pages, notifications and profile, and nothing else', () => {
    endsOf(internalTeam, (route) => {
      if (route === 'landing' || route === 'transact') return 'transact/initiate';
      return isPublic(route) || openToInternalTeams(route) ? route : 'transact/initiate';
    });
  });

  it('a restricted employee is sent from the profile to Initiate Transaction (decision S6-16)', () => {
    const both = signedIn({ type: 'NON_IFA_USER', isEmployee: true });
    expect(decideAccess('profile', both)).toEqual({ redirect: 'dashboard' });
    expect(homeAfterLogin('profile', both)).toBe('transact/initiate');
  });
});

describe('the bypass of the login guard', () => {
  it.each([{ loginType: 0 }, { loginType: 7 }, { preLoginTransaction: true }])(
    'opens every login-guarded screen without a profile, but not the dashboard: %j',
    (flags) => {
      const visitor = { ...signedOut, ...flags };
      endsOf(visitor, (route) => {
        if (route === 'dashboard') return 'login';
        return route === 'transact' ? 'transact/initiate' : route;
      });
    },
  );

  it.each([null, -1, 1, 2, 3, 4, 5, 6, 8])('is not given by login type %s', (loginType) => {
    expect(homeAfterLogin('nav', { ...signedOut, loginType })).toBe('login');
  });

  it('lifts no role rule once a profile is stored', () => {
    for (const visitor of [nonIfa, internalTeam, employee]) {
      const flagged = { ...visitor, loginType: 0, preLoginTransaction: true };
      endsOf(flagged, (route) => homeAfterLogin(route, visitor));
    }
  });
});

describe('the native app', () => {
  const stale = { ...onNative(ifa), loginSucceeded: false };

  it('sends a stored profile without a login in this session to the OTP login', () => {
    endsOf(stale, (route) => {
      if (route === 'app-state/no-internet') return route;
      return route !== 'landing' && isPublic(route) ? route : 'login/otp';
    });
  });

  it('opens on the dashboard once logged in, yet shows the landing page on the way back', () => {
    expect(homeAfterLogin('landing', onNative(ifa))).toBe('dashboard');
    expect(homeAfterLogin('landing', onNative(internalTeam))).toBe('transact/initiate');
    expect(homeAfterLogin('landing', onNative(ifa), 'back')).toBe('landing');
    expect(homeAfterLogin('landing', stale, 'back')).toBe('login/otp');
  });

  it('shows the landing page to a visitor without a profile', () => {
    expect(homeAfterLogin('landing', onNative(signedOut))).toBe('landing');
  });

  it('lets the web redirect from the landing page however it was reached', () => {
    expect(homeAfterLogin('landing', ifa, 'back')).toBe('dashboard');
  });
});

describe('for whoever it is', () => {
  const everywhere = (check: (visitor: Visitor, route: RouteId, end: RouteId, arrival: Arrival) => void) =>
    fc.assert(
      fc.property(anyVisitor, fc.constantFrom('open' as const, 'back' as const), (visitor, arrival) => {
        for (const route of routeIds) check(visitor, route, homeAfterLogin(route, visitor, arrival), arrival);
      }),
      { numRuns: 400 },
    );

  it('every screen ends, without a circle, on one that opens', () => {
    everywhere((visitor, _route, end, arrival) => {
      expect(decideAccess(end, visitor, arrival)).toEqual({ allow: true });
    });
  });

  it('a public screen other than the landing page never redirects, view-content above all', () => {
    everywhere((_visitor, route, end) => {
      if (isPublic(route) && route !== 'landing') expect(end).toBe(route);
    });
  });

  it('nobody without a profile ends on a login-guarded screen, unless the guard is bypassed', () => {
    everywhere((visitor, _route, end) => {
      if (visitor.profile === null && routes[end].guard === 'login') {
        expect(bypassesLogin(visitor)).toBe(true);
      }
    });
  });

  it('the dashboard admits an IFA_USER outside the internal teams, and nobody else', () => {
    everywhere((visitor, _route, end) => {
      if (end !== 'dashboard') return;
      expect(visitor.profile).toMatchObject({ type: 'IFA_USER', internalTeam: false });
      expect(hasStaleProfile(visitor)).toBe(false);
    });
  });

  it('a NON_IFA_USER never ends on a screen closed to that type', () => {
    everywhere((visitor, _route, end) => {
      if (visitor.profile?.type === 'NON_IFA_USER') expect(closedToNonIfa(end)).toBe(false);
    });
  });

  it('an internal team never ends on anything else in the distributor area', () => {
    everywhere((visitor, _route, end) => {
      if (visitor.profile?.internalTeam && !isPublic(end)) expect(openToInternalTeams(end)).toBe(true);
    });
  });

  it('an employee never ends on the profile or a brokerage page', () => {
    everywhere((visitor, _route, end) => {
      if (visitor.profile?.isEmployee) expect(closedToEmployees(end)).toBe(false);
    });
  });
});

describe('the table itself', () => {
  it('has no rule without a use: each sends someone somewhere', () => {
    const visitors = [signedOut, ifa, nonIfa, employee, internalTeam, onNative(ifa)];
    visitors.push({ ...onNative(ifa), loginSucceeded: false });
    for (const rule of accessRules) {
      expect(visitors.some(rule.who), rule.name).toBe(true);
      expect(rule.where.length, rule.name).toBeGreaterThan(0);
    }
  });

  it('answers mayOpen as decideAccess does', () => {
    expect(mayOpen('dashboard', ifa)).toBe(true);
    expect(mayOpen('dashboard', nonIfa)).toBe(false);
  });
});

describe('the type of a stored profile', () => {
  it('is IFA_USER or NON_IFA_USER and nothing else [S3-01]', () => {
    expect(isUserType('IFA_USER')).toBe(true);
    expect(isUserType('NON_IFA_USER')).toBe(true);
    for (const other of [
      'ifa_user',
      'IFA_USER ',
      'ADMIN',
      '',
      'toString',
      null,
      undefined,
      0,
      ['IFA_USER'],
    ]) {
      expect(isUserType(other), String(other)).toBe(false);
    }
    fc.assert(
      fc.property(fc.anything(), (value) => {
        fc.pre(value !== 'IFA_USER' && value !== 'NON_IFA_USER');
        expect(isUserType(value)).toBe(false);
      }),
    );
  });
});
