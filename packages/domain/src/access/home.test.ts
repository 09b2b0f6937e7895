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
import { mayOpen } from './decide-access.ts';
import { homeOf } from './home.ts';

describe("a visitor's home", () => {
  it.each([
    ['a distributor', ifa],
    ['an employee', employee],
  ])('is the dashboard for %s', (_, visitor) => {
    expect(homeOf(visitor)).toEqual({ route: 'dashboard', label: 'Go to the dashboard' });
  });

  it.each([
    ['a restricted distributor', nonIfa],
    ['an internal team', internalTeam],
    ['a restricted employee', signedIn({ type: 'NON_IFA_USER', isEmployee: true })],
  ])('is Initiate Transaction for %s, and says so', (_, visitor) => {
    const home = { route: 'transact/initiate', label: 'Go to Initiate Transaction' };
    expect(homeOf(visitor)).toEqual(home);
    expect(homeOf(onNative(visitor))).toEqual(home);
  });

  it('is the login for whoever has to log in first', () => {
    expect(homeOf(signedOut)).toEqual({ route: 'login', label: 'Log in' });
    const stale = { ...onNative(ifa), loginSucceeded: false };
    expect(homeOf(stale)).toEqual({ route: 'login/otp', label: 'Log in' });
  });

  it('is a screen that opens, whoever it is', () => {
    fc.assert(fc.property(anyVisitor, (visitor) => mayOpen(homeOf(visitor).route, visitor)));
  });
});
