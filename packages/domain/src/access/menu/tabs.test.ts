import { describe, expect, it } from 'vitest';
import { employee, ifa, internalTeam, nonIfa, onNative, signedIn } from '../../../test/visitors.ts';
import type { RouteId } from '../routes.ts';
import type { Visitor } from '../visitor.ts';
import { buildTabs } from './tabs.ts';

const tabsOf = (visitor: Visitor, current: RouteId = 'nav') =>
  buildTabs(visitor, current, (route) => `/at/${route}`);
const seen = (visitor: Visitor) =>
  tabsOf(visitor)
    .filter((tab) => tab.show)
    .map((tab) => tab.name);

describe('the bottom tabs', () => {
  it('stand in the order of the spec', () => {
    expect(tabsOf(ifa).map((tab) => tab.name)).toEqual([
      'Transact',
      'Home',
      'Cobranding',
      'Investors',
      'Prostart',
    ]);
  });

  it('hide Investors from a NON_IFA_USER [S2-50]', () => {
    expect(seen(nonIfa)).toEqual(['Transact', 'Home', 'Cobranding', 'Prostart']);
    expect(seen(ifa)).toContain('Investors');
  });

  it('hide Prostart from an IFA_USER [S2-51]', () => {
    for (const visitor of [ifa, employee, onNative(ifa)]) {
      expect(seen(visitor)).toEqual(['Transact', 'Home', 'Cobranding', 'Investors']);
    }
    expect(seen(nonIfa)).toContain('Prostart');
  });

  it('keep Home for those the dashboard refuses (readings, 10), and nothing that would only bounce', () => {
    expect(seen(nonIfa)).toContain('Home');
    expect(seen(internalTeam)).toEqual(['Transact', 'Home']);
    expect(seen(signedIn({ type: 'NON_IFA_USER', internalTeam: true }))).toEqual(['Transact', 'Home']);
  });

  it('have exactly the fields of the spec [S3-19]', () => {
    for (const tab of tabsOf(ifa)) {
      expect(Object.keys(tab).sort()).toEqual(
        ['image', 'name', 'routeTo', 'routerData', 'selected', 'show'].sort(),
      );
    }
  });

  it('lead to their areas', () => {
    expect(tabsOf(ifa).map((tab) => tab.routeTo)).toEqual([
      '/at/transact/initiate',
      '/at/dashboard',
      '/at/co-branding',
      '/at/investor/list',
      '/at/prostart',
    ]);
  });

  it('select the one of the current area, and none on public screens', () => {
    const selectedAt = (route: RouteId) =>
      tabsOf(ifa, route)
        .filter((tab) => tab.selected)
        .map((tab) => tab.name);
    expect(selectedAt('transact/cart')).toEqual(['Transact']);
    expect(selectedAt('dashboard')).toEqual(['Home']);
    expect(selectedAt('co-branding/detail')).toEqual(['Cobranding']);
    expect(selectedAt('investor/details')).toEqual(['Investors']);
    expect(selectedAt('co-branding/view-content')).toEqual([]);
    expect(selectedAt('transact/pre-login')).toEqual([]);
    expect(selectedAt('nav')).toEqual([]);
  });
});
