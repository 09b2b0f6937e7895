import type { RouteId } from '@hub/domain';
import { paths } from './paths.ts';

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, 'brand'> | ParamNames<Rest>
  : never;

/** The parameters a screen's URL needs, e.g. `{ id }` for co-branding detail. */
export type RouteParams<Id extends RouteId> = Record<ParamNames<(typeof paths)[Id]>, string>;

type Arguments<Id extends RouteId> = [ParamNames<(typeof paths)[Id]>] extends [never]
  ? [params?: Readonly<Record<string, string>>, brandSlug?: string]
  : [params: Readonly<RouteParams<Id>>, brandSlug?: string];

/** The URL of a screen. Missing values are a mistake of the caller and throw. */
export function href<Id extends RouteId>(route: Id, ...[params, brandSlug]: Arguments<Id>): string {
  const values: Readonly<Record<string, string | undefined>> = { ...params, brand: brandSlug };
  return paths[route].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === '' || value === '.' || value === '..') {
      throw new TypeError(`the URL of ${route} needs ${name}`);
    }
    return encodeURIComponent(value);
  });
}
