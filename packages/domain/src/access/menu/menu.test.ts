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
} from '../../../test/visitors.ts';
import { homeAfterLogin } from '../decide-access.ts';
import { type RouteId, routeIds } from '../routes.ts';
import type { Visitor } from '../visitor.ts';
import { buildMenu, type MenuItem } from './menu.ts';

const pathOf = (route: RouteId) => `/at/${route}`;
const menuOf = (visitor: Visitor, current: RouteId = 'nav') => buildMenu(visitor, current, pathOf);
const flat = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...flat(item.subItems)]);

/** What is seen: names in order, sub-items behind their parent. */
const seen = (visitor: Visitor) =>
  menuOf(visitor)
    .filter((item) => item.show)
    .flatMap((item) => [
      item.name,
      ...item.subItems.filter((sub) => sub.show).map((sub) => `${item.name} > ${sub.name}`),
    ]);

const everything = [
  'Home',
  'Transaction',
  'Transaction > Initiate Transaction',
  'Transaction > Transaction History',
  'List',
  'List > Client List',
  'List > Scheme Level AUM',
  'Opportunities',
  'Prostart',
  'Co-branding',
  'Statement',
  'Statement > Account Statement',
  'Statement > Capital Gain Statement',
  'Brokerage Report',
  'Wishes',
  'Feedback & queries',
  'Profile',
  'NAV',
  'Notifications',
  'Logout',
];

describe('the side menu', () => {
  it('shows an IFA_USER every item, Notifications only on native [S6-01]', () => {
    expect(seen(onNative(ifa))).toEqual(everything);
    expect(seen(ifa)).toEqual(everything.filter((name) => name !== 'Notifications'));
  });

  it('hides from a NON_IFA_USER exactly the items of the list [S5-29]', () => {
    const hidden = everything.filter((name) => !seen(onNative(nonIfa)).includes(name));
    expect(hidden).toEqual([
      'Home',
      'Transaction > Transaction History',
      'List',
      'List > Client List',
      'List > Scheme Level AUM',
      'Opportunities',
      'Statement',
      'Statement > Account Statement',
      'Statement > Capital Gain Statement',
      'Brokerage Report',
      'Wishes',
    ]);
  });

  it('keeps the rest for a NON_IFA_USER [S5-30]', () => {
    const saved = [
      'Transaction',
      'Transaction > Initiate Transaction',
      'Prostart',
      'Co-branding',
      'Feedback & queries',
      'Profile',
      'NAV',
      'Notifications',
      'Logout',
    ];
    expect(seen(onNative(nonIfa))).toEqual(saved);
    expect(seen(nonIfa)).toEqual(saved.filter((name) => name !== 'Notifications'));
  });

  it('hides the profile from an employee login [S5-31]', () => {
    expect(seen(employee)).not.toContain('Profile');
    expect(seen(ifa)).toContain('Profile');
  });

  it('hides the brokerage report from an employee login, and nothing besides [S5-32]', () => {
    expect(seen(onNative(employee))).toEqual(
      everything.filter((name) => name !== 'Profile' && name !== 'Brokerage Report'),
    );
  });

  it('hides the profile from a restricted employee too (decision S6-16)', () => {
    expect(seen(signedIn({ type: 'NON_IFA_USER', isEmployee: true }))).not.toContain('Profile');
  });

  it('shows internal teams only what they may open (decision S6-14)', () => {
    expect(seen(onNative(internalTeam))).toEqual([
      'Transaction',
      'Transaction > Initiate Transaction',
      'Profile',
      'Notifications',
      'Logout',
    ]);
  });

  it('gives each item exactly the fields of the spec [S3-18]', () => {
    for (const item of flat(menuOf(ifa))) {
      expect(Object.keys(item).sort()).toEqual(
        ['iconPath', 'id', 'name', 'requestType', 'routerData', 'selected', 'show', 'subItems', 'url'].sort(),
      );
    }
  });

  it('gives every item its own id, an icon and an address', () => {
    const items = flat(menuOf(ifa));
    expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
    for (const item of items) {
      expect(item.url).toMatch(/^\/at\//);
      expect(item.iconPath).not.toBe('');
    }
    expect(items.find((item) => item.id === 'home')?.url).toBe('/at/dashboard');
  });

  it('opens a parent at the first of its sub-items that shows', () => {
    const transaction = menuOf(nonIfa).find((item) => item.id === 'transaction');
    expect(transaction).toMatchObject({ requestType: 'expand', url: '/at/transact/initiate' });
  });

  it('ends in Logout, which is no screen', () => {
    expect(menuOf(ifa).at(-1)).toMatchObject({ name: 'Logout', requestType: 'logout', routerData: null });
  });

  it('never shows a screen that would send the visitor elsewhere, and always Logout last', () => {
    fc.assert(
      fc.property(anyVisitor, (visitor) => {
        const menu = menuOf(visitor);
        expect(menu.at(-1)).toMatchObject({ id: 'logout', show: true });
        for (const { show, subItems, routerData } of flat(menu)) {
          if (show && subItems.length === 0 && routerData) {
            expect(homeAfterLogin(routerData.route, visitor)).toBe(routerData.route);
          }
        }
      }),
    );
  });
});

describe('the selected entry', () => {
  const selectedAt = (route: RouteId) =>
    flat(menuOf(ifa, route))
      .filter((item) => item.selected)
      .map((item) => item.id);

  it('is the one of the current screen, with its parent', () => {
    expect(selectedAt('dashboard')).toEqual(['home']);
    expect(selectedAt('transact/history')).toEqual(['transaction', 'transaction-history']);
    expect(selectedAt('transact/cart')).toEqual(['transaction', 'initiate-transaction']);
    expect(selectedAt('investor/folio-details')).toEqual(['list', 'client-list']);
    expect(selectedAt('investor/scheme-details')).toEqual(['list', 'scheme-level-aum']);
    expect(selectedAt('statements/select-investor-capital-gain')).toEqual([
      'statement',
      'capital-gain-statement',
    ]);
    expect(selectedAt('opportunity/other/elss')).toEqual(['opportunities']);
    expect(selectedAt('wishes/birthday')).toEqual(['wishes']);
  });

  it('is none on a screen no entry leads to', () => {
    for (const route of ['reports/sip', 'mandates/list', 'landing', 'co-branding/view-content'] as const) {
      expect(selectedAt(route)).toEqual([]);
    }
  });

  it('is at most one leaf, and the leaf itself on its own screen', () => {
    for (const route of routeIds) {
      const leaves = flat(menuOf(ifa, route)).filter((item) => item.selected && item.subItems.length === 0);
      expect(leaves.length).toBeLessThanOrEqual(1);
    }
    for (const { id, subItems, routerData } of flat(menuOf(ifa))) {
      if (subItems.length === 0 && routerData) expect(selectedAt(routerData.route)).toContain(id);
    }
  });
});
