import { existsSync, readdirSync } from 'node:fs';
import { paths } from '@hub/contract';
import { type RouteId, routeIds, routes } from '@hub/domain';
import { urlOf } from './urls.ts';

type Area = Partial<Record<RouteId, () => Promise<unknown>>>;

const features = new URL('../../apps/web/src/features/', import.meta.url);
const has = (feature: string, file: string) => existsSync(new URL(`${feature}/${file}`, features));
const areas = await Promise.all(
  readdirSync(features)
    .filter((name) => has(name, 'area.ts'))
    .map(async (name) => ((await import(new URL(`${name}/area.ts`, features).href)) as { area: Area }).area),
);
const pages: Area = Object.assign({}, ...areas);
/** What routes of one screen share: its loader, or the route itself where the feature names its screens later. */
const screenOf = (route: RouteId) =>
  pages[route] ?? (has(routes[route].feature, 'pages.ts') ? route : undefined);
const isInside = (route: RouteId) => paths[route].startsWith('/distributor/');

/** One route for each screen. */
const kindsAmong = (among: readonly RouteId[]): string[] =>
  Map.groupBy(
    among.filter((route) => screenOf(route) !== undefined),
    screenOf,
  )
    .values()
    .map(([first = 'landing']) => urlOf(first))
    .toArray();

export const kindsInside = kindsAmong(routeIds.filter(isInside));
export const kindsOutside = kindsAmong(routeIds.filter((route) => !isInside(route)));
