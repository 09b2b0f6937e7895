import { isTransactionPopupMode, mayOpen, type RouteId } from '@hub/domain';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useServices, useStore } from '../../lib/react.ts';
import { useRestingArn } from '../../parts/arn/resting-arn.ts';
import { startableTransactions } from '../../parts/transaction/start-transaction.ts';
import { DarkIcon, LightIcon, LogoutIcon } from '../../ui/action/icons.ts';
import { useCurrentRoute } from '../../ui/navigation/current-route.ts';
import { useNavigation } from '../../ui/navigation/navigation.ts';
import { matching, starts } from '../../ui/palette/matching.ts';
import { chooseColourScheme, paintedScheme } from '../../ui/theme/colour-scheme.ts';
import { useLogout } from '../session/use-logout.ts';
import { useVisitor } from '../session/visitor.ts';
import {
  actItems,
  clientItems,
  folioItems,
  type Group,
  type Item,
  orderItems,
  pageItem,
  schemeItems,
} from './items.ts';
import { beginningsFor, type PageEntry, pagesFor, viewsFor } from './pages.ts';
import { MOST_RECENT, noteRecentScreen, readRecentScreens } from './recent.ts';
import { useFound } from './use-found.ts';
import { typedAct } from './verbs.ts';

interface Listed {
  readonly title: string;
  readonly words: string;
  readonly item: Item;
}

const listed = (entry: PageEntry): Listed => ({
  title: entry.title,
  words: entry.words,
  item: pageItem(entry),
});

/** Screens and acts this visitor has, whatever is typed. */
function useOwn() {
  const visitor = useVisitor();
  const logout = useLogout();
  const isResting = useRestingArn() !== null;
  const painted = useStore(paintedScheme);
  return useMemo(() => {
    const other = painted === 'dark' ? 'light' : 'dark';
    const acts: readonly Omit<Listed, 'title'>[] = [
      {
        words: 'theme colours colors mode appearance night day',
        item: {
          id: 'action:colours',
          title: `Switch to ${other}`,
          note: 'Colours',
          figure: '',
          icon: other === 'dark' ? DarkIcon : LightIcon,
          route: null,
          does: { run: () => chooseColourScheme(other) },
        },
      },
      {
        words: 'log out sign out leave exit',
        item: {
          id: 'action:logout',
          title: 'Logout',
          note: '',
          figure: '',
          icon: LogoutIcon,
          route: null,
          does: { run: logout },
        },
      },
    ];
    return {
      arn: visitor.profile?.arn ?? '',
      canStart: new Set<string>(
        startableTransactions.filter((opens) => mayOpen(`transact/${opens}`, visitor)),
      ),
      maySearch: mayOpen('investor/list', visitor),
      maySeeOrders: mayOpen('transact/history', visitor),
      pages: pagesFor(visitor).map(listed),
      views: viewsFor(visitor).map(listed),
      acts: [
        ...beginningsFor(visitor, isResting).map(listed),
        ...acts.map((act) => ({ ...act, title: act.item.title })),
      ],
    };
  }, [visitor, isResting, logout, painted]);
}

/** Opened from here before: what this page remembers, then the screens the device remembers. */
function useRecent(arn: string, opened: readonly Item[], screens: readonly Item[]): readonly Item[] {
  const { storage } = useServices();
  const [saved, setSaved] = useState<readonly RouteId[]>([]);
  useEffect(() => {
    let here = true;
    void readRecentScreens(storage, arn).then((routes) => here && setSaved(routes));
    return () => {
      here = false;
    };
  }, [storage, arn]);
  const remembered = saved.flatMap((route) => screens.find((item) => item.route === route) ?? []);
  const byId = new Map([...opened, ...remembered].map((item) => [item.id, item]));
  return [...byId.values()].slice(0, MOST_RECENT);
}

const filled = (groups: readonly Group[]): readonly Group[] => groups.filter(({ items }) => items.length > 0);

/** What the palette shows for what is typed, and what choosing does. */
export function useGroups(typed: string, opened: RefObject<readonly Item[]>) {
  const { storage } = useServices();
  const { go } = useNavigation();
  const current = useCurrentRoute();
  const { arn, canStart, maySearch, maySeeOrders, pages, views, acts } = useOwn();
  const typedVerb = typedAct(typed);
  const act = typedVerb && canStart.has(typedVerb.opens) ? typedVerb : null;
  const { found, ...search } = useFound(act?.words ?? typed, maySearch);
  const screens = [...pages, ...acts].map(({ item }) => item);
  const recent = useRecent(arn, opened.current, screens);

  const isEmpty = typed.trim() === '';
  // Together, so that a slip is looked for only where neither a page nor an action fits as it is typed.
  const meant = matching([...pages, ...views, ...acts], typed);
  const itemsOf = (some: readonly Listed[]) => some.map(({ item }) => item);
  const matched = [
    { name: 'Pages', items: itemsOf(meant.filter((one) => !acts.includes(one))) },
    { name: 'Actions', items: itemsOf(meant.filter((one) => acts.includes(one))) },
  ];
  const leads = matched.some(({ items }) => items.some(({ title }) => starts(typed, title)));
  const found3: readonly Group[] = found
    ? [
        { name: 'Transactions', items: act === null ? [] : actItems(found, act) },
        { name: 'Clients', items: clientItems(found) },
        { name: 'Folios', items: folioItems(found) },
        { name: 'Schemes', items: schemeItems(found) },
      ]
    : [];
  const orders = [{ name: 'Orders', items: maySeeOrders ? orderItems(typed) : [] }];
  const groups = filled(
    isEmpty
      ? [
          { name: 'Recent', items: recent },
          { name: 'Actions', items: without(acts, recent) },
          { name: 'Pages', items: without(pages, recent) },
        ]
      : leads
        ? [...matched, ...found3]
        : [...orders, ...found3, ...matched],
  );

  const choose = (item: Item) => {
    opened.current = [item, ...opened.current.filter(({ id }) => id !== item.id)].slice(0, MOST_RECENT);
    if (item.route !== null) void noteRecentScreen(storage, arn, item.route).catch(() => {});
    if ('run' in item.does) {
      item.does.run();
      return;
    }
    // Spec §4: as from the menu, a transaction that is not being worked on is dropped.
    const isWorking = current !== null && current !== 'not-found' && isTransactionPopupMode(current);
    if (item.route !== null && !isWorking) void storage.remove('transaction');
    go(item.does.href);
  };
  return { groups, leads, maySearch, choose, ...search };
}

const without = (all: readonly Listed[], shown: readonly Item[]): readonly Item[] =>
  all.map(({ item }) => item).filter(({ id }) => !shown.some((item) => item.id === id));
