import { type RouteId, rupeesText } from '@hub/domain';
import { startTransaction } from '../../parts/transaction/start-transaction.ts';
import { FileIcon, HistoryIcon, PlusIcon, TrendIcon, UserIcon } from '../../ui/action/icons.ts';
import { compactText, isNil } from '../../ui/figure/figure-text.ts';
import { hrefTo } from '../../ui/navigation/navigation.ts';
import type { PaletteGroup, PaletteItem } from '../../ui/palette/palette-item.ts';
import { menuIcon } from '../menu/menu-icons.ts';
import type { PageEntry } from './pages.ts';
import type { Found } from './use-found.ts';
import type { TypedAct } from './verbs.ts';

/** One line of the palette. */
export interface Item extends PaletteItem {
  /** The screen it is, where it is one. */
  readonly route: RouteId | null;
}

export type Group = PaletteGroup<Item>;

const withQuery = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query)}`;

const compact = (amount: string): string => (isNil(amount) ? '' : compactText(amount));

export const clientItems = ({ clients }: Found): readonly Item[] =>
  clients.map(({ id, name, maskedPan, city, aum }) => ({
    id: `client:${id}`,
    title: name,
    note: [maskedPan, city].filter((one) => one !== null).join(' · '),
    figure: compact(aum),
    icon: UserIcon,
    route: null,
    does: { href: withQuery(hrefTo('investor/details'), { id }) },
  }));

/** What was typed before their names, for each of the clients found. */
export const actItems = (
  { clients }: Found,
  { opens, text, amount }: Pick<TypedAct, 'opens' | 'text' | 'amount'>,
): readonly Item[] =>
  clients.map(({ id, name, maskedPan, city }) => ({
    id: `act:${opens}:${id}`,
    title: `${text}: ${name}`,
    note: [maskedPan, city].filter((one) => one !== null).join(' · '),
    figure: amount === null ? '' : rupeesText(amount),
    icon: PlusIcon,
    route: null,
    does: { href: startTransaction(opens, { investor: id, amount: amount ?? undefined }) },
  }));

export const folioItems = ({ folios }: Found): readonly Item[] =>
  folios.map(({ folioNo, name }) => ({
    id: `folio:${folioNo}`,
    title: folioNo,
    note: name,
    figure: '',
    icon: FileIcon,
    route: null,
    does: { href: withQuery(hrefTo('investor/folio-details'), { folio: folioNo }) },
  }));

export const schemeItems = ({ schemes }: Found): readonly Item[] =>
  schemes.map(({ code, name, category }) => ({
    id: `scheme:${code}`,
    title: name,
    note: category,
    figure: '',
    icon: TrendIcon,
    route: null,
    does: { href: withQuery(hrefTo('investor/scheme-details'), { scheme: code }) },
  }));

/** The reference of an order, typed or pasted, opens it. */
export function orderItems(typed: string): readonly Item[] {
  const reference = typed.trim().toUpperCase();
  if (!/^H[0-9A-HJKMNP-TV-Z]{11}$/.test(reference)) return [];
  return [
    {
      id: `order:${reference}`,
      title: reference,
      note: 'Order',
      figure: '',
      icon: HistoryIcon,
      route: null,
      does: { href: withQuery(hrefTo('transact/history'), { order: reference }) },
    },
  ];
}

export const pageItem = ({ route, title, icon, query }: PageEntry): Item => ({
  id: `page:${route}${query ? `?${new URLSearchParams(query)}` : ''}`,
  title,
  note: '',
  figure: '',
  icon: menuIcon(icon),
  // The device remembers whole screens only.
  route: query ? null : route,
  does: { href: query ? withQuery(hrefTo(route as 'landing'), query) : hrefTo(route as 'landing') },
});
