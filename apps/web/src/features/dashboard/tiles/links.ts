import type { OpportunityCount, TodoKind } from '@hub/contract/calls/dashboard/dashboard';
import type { AssetClass } from '@hub/domain';
import { opportunityScreen } from '@hub/domain/opportunity/lists';
import { hrefTo } from '../../../ui/navigation/navigation.ts';

/** Where each figure leads: the list it is the total of. The lists read these names from the address. */
const clients = (query = '') => hrefTo('investor/list') + query;
const schemes = (query = '') => hrefTo('investor/scheme-list') + query;
const brokerage = (view: string) => `${hrefTo('brokerage')}?view=${view}`;
const sips = (view: string) => `${hrefTo('reports/sip')}?view=${view}`;

export const links = {
  aum: schemes(),
  moved: schemes('?view=moved'),
  sinceDay: schemes('?view=since-day'),
  sinceMonth: schemes('?view=since-month'),
  sinceYear: schemes('?view=since-year'),
  clients: clients(),
  liveClients: clients('?balance=live'),
  zeroClients: clients('?balance=zero'),
  newClients: clients('?since=this-year'),
  sipRunning: sips('running'),
  sipStarted: sips('started-this-year'),
  sipCeased: sips('ceased-this-year'),
  pendingOrders: hrefTo('transact/pending'),
  stpRunning: `${hrefTo('reports/stp')}?view=running`,
  swpRunning: `${hrefTo('reports/swp')}?view=running`,
  payout: hrefTo('brokerage'),
  forecast: brokerage('forecast'),
  gaps: brokerage('gaps'),
  atRisk: brokerage('at-risk'),
} as const;

/** Brokerage of one month, line by line. */
export const payoutLink = (month: string): string =>
  `${hrefTo('brokerage/report')}?${new URLSearchParams({ period: 'custom', from: month, to: month })}`;

export const assetClassLink = (assetClass: AssetClass): string => schemes(`?class=${assetClass}`);

export const folioListState = (folioNo: string): string =>
  `${hrefTo('investor/folio-details')}?${new URLSearchParams({ folio: folioNo })}`;

export const clientListState = (id: string): string =>
  `${hrefTo('investor/details')}?${new URLSearchParams({ id })}`;

/** Where birthdays are wished; the list of their clients is beside it. */
export const wishesLink = hrefTo('wishes');

/** Null: no page lists them, so the dashboard itself does. */
export const todoLinks: Readonly<Record<TodoKind, string | null>> = {
  'links-lapsing': `${hrefTo('transact/pending')}?due=soon`,
  'orders-to-pay': `${hrefTo('transact/history')}?stage=to-pay`,
  'sip-at-risk': sips('at-risk'),
  'sip-maturing': sips('maturing'),
  'kyc-on-hold': clients('?kyc=ON_HOLD'),
  birthdays: clients('?birthday=today'),
  'euin-missing': null,
};

export const opportunityLink = (list: OpportunityCount): string => hrefTo(opportunityScreen(list));
