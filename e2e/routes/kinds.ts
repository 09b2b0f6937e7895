import { readdirSync } from 'node:fs';
import { paths } from '@hub/contract';
import { type RouteId, routeIds } from '@hub/domain';
import { urlOf } from './urls.ts';

type Area = Partial<Record<RouteId, () => Promise<unknown>>>;

const features = new URL('../../apps/web/src/features/', import.meta.url);
const areas = await Promise.all(
  readdirSync(features).map(
    async (name) => ((await import(new URL(`${name}/area.ts`, features).href)) as { area: Area }).area,
  ),
);
const pages: Area = Object.assign({}, ...areas);
const isInside = (route: RouteId) => paths[route].startsWith('/distributor/');

/** One route for each screen that is built, and one of those that share the page that says they are not. */
const kindsAmong = (routes: readonly RouteId[]): string[] =>
  Map.groupBy(routes, (route) => pages[route])
    .values()
    .map(([first = 'landing']) => urlOf(first))
    .toArray();

export const kindsInside = kindsAmong(routeIds.filter(isInside));
export const kindsOutside = kindsAmong(routeIds.filter((route) => !isInside(route)));
