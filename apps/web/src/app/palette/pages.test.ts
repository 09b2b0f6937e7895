import { mayOpen, type RouteId, type Visitor } from '@hub/domain';
import { describe, expect, it } from 'vitest';
import { beginningsFor, pagesFor } from './pages.ts';

const visitor = (profile: Partial<NonNullable<Visitor['profile']>>): Visitor => ({
  profile: { type: 'IFA_USER', arn: 'ARN-1', isEmployee: false, internalTeam: false, ...profile },
  loginType: null,
  preLoginTransaction: false,
  platform: 'web',
  loginSucceeded: true,
});
const all = () => true;
const none = () => false;
const routesOf = (who: Visitor, isBuilt: (route: RouteId) => boolean = all) =>
  [...pagesFor(who, isBuilt), ...beginningsFor(who, isBuilt)].map(({ route }) => route);

describe('the pages of the command palette', () => {
  const ifa = visitor({});
  const nonIfa = visitor({ type: 'NON_IFA_USER' });
  const employee = visitor({ isEmployee: true });
  const team = visitor({ internalTeam: true });

  it('are those this visitor may open, and no others', () => {
    for (const who of [ifa, nonIfa, employee, team]) {
      for (const route of routesOf(who)) expect(mayOpen(route, who), route).toBe(true);
    }
    expect(routesOf(ifa)).toEqual(expect.arrayContaining(['dashboard', 'investor/list', 'reports/sip']));
    expect(routesOf(nonIfa)).not.toContain('investor/list');
    expect(routesOf(team).sort()).toEqual([
      'notifications',
      'profile',
      'transact/initiate',
      'transact/lumpsum',
      'transact/pending',
      'transact/redeem',
      'transact/sip',
      'transact/stp',
      'transact/switch',
      'transact/swp',
    ]);
  });

  it('hide from an employee what the menu hides', () => {
    expect(routesOf(ifa)).toContain('brokerage');
    expect(routesOf(employee)).not.toContain('brokerage');
    expect(routesOf(employee)).not.toContain('profile');
  });

  it('beside the menu are only those that are part of the build', () => {
    expect(routesOf(ifa, none)).toContain('opportunity');
    expect(routesOf(ifa, none)).toContain('transact/initiate');
    expect(routesOf(ifa, none)).not.toContain('opportunity/sip/ceased');
    expect(routesOf(ifa, none)).not.toContain('transact/sip');
    expect(routesOf(ifa, (route) => route === 'reports/sip')).toContain('reports/sip');
  });

  it('have the name the menu gives them', () => {
    expect(pagesFor(ifa, none).find(({ route }) => route === 'dashboard')?.title).toBe('Home');
  });
});
