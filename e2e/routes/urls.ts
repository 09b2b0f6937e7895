import { paths } from '@hub/contract';
import type { RouteId } from '@hub/domain';
import { brand } from '../setup/brand.ts';

const filled = (path: string) => path.replace('{brand}', brand.slug).replace(/\{\w+\}/g, '1');

/** The name of every route of the spec by its URL, the placeholders filled in. */
const routes = new Map(Object.entries(paths).map(([route, path]) => [filled(path), route]));

export const urls = Object.values(paths).map(filled);
export const urlOf = (route: RouteId): string => filled(paths[route]);

export function routeAt(url: string): string {
  const route = routes.get(url);
  if (route === undefined) throw new Error(`There is no route at ${url}`);
  return route;
}
