import type { RouteId } from '@hub/domain';
import { hrefTo } from '../../ui/navigation/navigation.ts';

type RecordsRoute = Extract<RouteId, 'transact/history' | 'transact/pending'>;

/** The details of an order are part of the page that lists it (decision S2-23). */
export const orderHref = (reference: string, route: RecordsRoute = 'transact/history'): string =>
  `${hrefTo(route)}?${new URLSearchParams({ order: reference })}`;
