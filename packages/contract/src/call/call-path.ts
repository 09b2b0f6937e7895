import type { Call } from './define-call.ts';
import type { ServicePaths } from './service.ts';

/**
 * The spec writes five reports as `Get…Investor_*`. The server answers any ending alike;
 * our client sends this one (S7-25).
 */
export const WILDCARD_ENDING = 'List';
export const WILDCARD_PARAM = 'ending';

/** The path with its wildcard written as the parameter it is, and without a fixed query. */
const withParams = (path: string): string =>
  (path.split('?')[0] ?? path).replace(/\*$/, `{${WILDCARD_PARAM}}`);

const fixedQuery = (path: string): string => (path.includes('?') ? path.slice(path.indexOf('?')) : '');

const fillServices = (path: string, { hub, disapi }: ServicePaths): string =>
  path.replace('{hub}', hub).replace('{disapi}', disapi);

/** Names of the request fields that travel in the path. */
export const pathParams = (call: Pick<Call, 'path'>): string[] =>
  [...withParams(call.path).matchAll(/\{(\w+)\}/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => name !== 'hub' && name !== 'disapi');

/** What the server routes by: `/{hub}/scheme/getbybucket/{id}` → `/dhub/scheme/getbybucket/:id`. */
export const routePattern = (call: Pick<Call, 'path'>, paths: ServicePaths): string =>
  fillServices(withParams(call.path), paths).replace(/\{(\w+)\}/g, ':$1');

/** The fixed query of a path as pairs, e.g. bucketname=trending. */
export const fixedQueryOf = (call: Pick<Call, 'path'>): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(fixedQuery(call.path)));

/** The path to call. A value that would change the path's shape is escaped, an absent one refused. */
export function callPath(
  call: Pick<Call, 'path' | 'name'>,
  params: Readonly<Record<string, string | number>>,
  paths: ServicePaths,
): string {
  const filled = fillServices(withParams(call.path), paths).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? (name === WILDCARD_PARAM ? WILDCARD_ENDING : ''));
    if (value === '' || value === '.' || value === '..') throw new TypeError(`${call.name} needs ${name}`);
    return encodeURIComponent(value);
  });
  return filled + fixedQuery(call.path);
}
