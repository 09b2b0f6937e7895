import { mayOpen, type Visitor } from '@hub/domain';
import { describe, expect, it } from 'vitest';
import { matching } from '../../ui/palette/matching.ts';
import { beginningsFor, pagesFor, viewsFor } from './pages.ts';

const visitor = (profile: Partial<NonNullable<Visitor['profile']>>): Visitor => ({
  profile: { type: 'IFA_USER', arn: 'ARN-1', isEmployee: false, internalTeam: false, ...profile },
  loginType: null,
  preLoginTransaction: false,
  platform: 'web',
  loginSucceeded: true,
});
const routesOf = (who: Visitor) => [...pagesFor(who), ...beginningsFor(who)].map(({ route }) => route);

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
      'transact/otm',
      'transact/pending',
      'transact/redeem',
      'transact/sip',
      'transact/sip-pause',
      'transact/stop',
      'transact/stp',
      'transact/switch',
      'transact/swp',
    ]);
  });

  it('begin no new business for an ARN that has expired or is suspended; redeeming and stopping go on', () => {
    const started = beginningsFor(ifa, true).map(({ route }) => route);
    expect(started).toEqual(expect.arrayContaining(['transact/redeem', 'transact/swp', 'transact/stop']));
    for (const route of ['transact/lumpsum', 'transact/sip', 'transact/switch', 'transact/stp'] as const) {
      expect(started).not.toContain(route);
    }
  });

  it('hide from an employee what the menu hides', () => {
    expect(routesOf(ifa)).toContain('brokerage');
    expect(routesOf(employee)).not.toContain('brokerage');
    expect(routesOf(employee)).not.toContain('profile');
  });

  it('are found by what people call them, with slips too, and the NAV page first for “nav”', () => {
    const found = (typed: string) =>
      matching([...pagesFor(ifa), ...viewsFor(ifa), ...beginningsFor(ifa)], typed).map(({ title }) => title);
    expect(found('nav')[0]).toBe('NAV');
    expect(found('navs')[0]).toBe('NAV');
    expect(found('statment')).toEqual(['Account Statement', 'Capital Gain Statement']);
    expect(found('maturing')).toContain('SIP report: maturing');
    expect(found('sip report')[0]).toBe('SIP report');
    expect(found('comission')[0]).toBe('Brokerage Report');
    expect(found('otm')).toContain('New one-time mandate (OTM)');
    expect(found('xyzzy')).toEqual([]);
    expect(found('asdfghjk')).toEqual([]);
  });

  it('have parts with addresses of their own, for whoever may open the page', () => {
    expect(viewsFor(ifa)).toContainEqual(
      expect.objectContaining({ route: 'reports/sip', query: { view: 'maturing' } }),
    );
    expect(viewsFor(nonIfa).map(({ route }) => route)).not.toContain('investor/list');
  });

  it('have every desk that a list or a card leads to', () => {
    const found = (typed: string, who = ifa) =>
      matching([...pagesFor(who), ...viewsFor(who), ...beginningsFor(who)], typed).map(({ title }) => title);
    expect(found('lapse')).toContain('Lapse radar');
    expect(found('renewal')).toContain('Renewal desk');
    expect(found('invoice')).toContain('Brokerage Report: invoices');
    expect(found('harvest')).toContain('Tax harvest');
    expect(found('certificate')).toContain('Certificates');
    for (const typed of ['invoice', 'gst']) expect(found(typed, employee)).toEqual([]);
    expect(found('certificate', team)).toEqual([]);
  });

  it('have the name the menu gives them', () => {
    expect(pagesFor(ifa).find(({ route }) => route === 'dashboard')?.title).toBe('Home');
  });
});
