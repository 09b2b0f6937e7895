import { matchRoute } from '@hub/contract';
import type { RouteId } from '@hub/domain';

/**
 * `camera`: documents are photographed in the page itself (a file field that opens the camera needs nothing).
 * `bank-page`: a form is sent to a bank or its gateway, whose redirects may end at any bank, or a bank's page is opened
 * beside ours. `payment`: the browser's payment handler is asked for a UPI app.
 */
export type PageNeed = 'camera' | 'bank-page' | 'payment';

const needs: Partial<Readonly<Record<RouteId, readonly PageNeed[]>>> = {
  'empanelment/form': ['camera'],
  'transact/payment': ['bank-page', 'payment'],
  'transact/otm': ['bank-page'],
  'mandates/form': ['bank-page'],
};

/**
 * What the screen at a path needs opened; most need nothing. A policy comes with the page that was loaded, so the app
 * loads such a screen instead of moving to it.
 */
export function needsOf(path: string, brandSlug: string): readonly PageNeed[] {
  const route = matchRoute(path, brandSlug)?.route;
  return (route && needs[route]) ?? [];
}
