import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { cardState } from './card-state.ts';
import { type PayoutView, payoutState } from './payout-state.ts';
import { type LineName, lineText, type ReportState, reportState } from './report-state.ts';

export const viewHref = (view: PayoutView): string =>
  hrefTo('brokerage') + payoutState.write({ ...payoutState.anywhere, view });

/** The report narrowed to what a figure is the total of. */
export const reportHref = (requested: Partial<ReportState>): string =>
  hrefTo('brokerage/report') + reportState.write({ ...reportState.anywhere, ...requested });

export const monthHref = (month: string, requested: Partial<ReportState> = {}): string =>
  reportHref({ period: 'custom', from: month, to: month, ...requested });

export const lineHref = (line: LineName): string => reportHref({ line: lineText(line) });

export const clientHref = (id: string): string =>
  `${hrefTo('investor/details')}?${new URLSearchParams({ id })}`;

export const cardHref = (version: string): string =>
  hrefTo('brokerage/rate-card') + cardState.write({ ...cardState.anywhere, version });
