import { type RouteId, routeIds } from '@hub/domain';
import { href } from './href.ts';
import { matchRoute } from './match-route.ts';
import { paths } from './paths.ts';

/**
 * Where a deep link may lead (Spec §2): every page behind the login, certificate and view-content. The phone gives the app
 * all of `/distributor/*`, so that each address there must open its own page. Whether the visitor may enter, the guards say.
 */
const opened: readonly RouteId[] = [
  ...routeIds.filter((route) => paths[route].startsWith('/distributor/')),
  'co-branding/view-content',
  'certificate/view',
];

/** Links that lead to another screen than the one they name. */
const ledOn: Readonly<Partial<Record<RouteId, RouteId>>> = {
  transact: 'transact/initiate',
  // A statement needs an investor first: the selection page, with the statement's suffix.
  'statements/account': 'statements/select-investor-account',
  'statements/capital-gain': 'statements/select-investor-capital-gain',
};

const targetOf = (route: RouteId): RouteId | undefined =>
  ledOn[route] ?? (opened.includes(route) ? route : undefined);

export const deepLinkTargets: readonly RouteId[] = [
  ...new Set([...opened, ...(Object.keys(ledOn) as RouteId[])]),
];

/** Whitespace, control characters and backslashes read differently in different readers. */
const hasUnsafeCharacter = (text: string): boolean => /[\s\p{Cc}\\]/u.test(text);
/** Escaped slashes, backslashes, percent signs and control characters. */
const hasUnsafeEscape = (path: string): boolean => /%(?:2f|5c|25|[01][0-9a-f]|7f)/i.test(path);

/** The link without scheme and host, or null where those are not ours. */
function localPart(link: string, brandSlug: string, hosts: readonly string[]): string | null {
  const scheme = `${brandSlug}://`;
  if (link.toLowerCase().startsWith(scheme)) {
    const rest = link.slice(scheme.length);
    return rest.startsWith('/') ? rest : `/${rest}`;
  }
  const web = /^https:\/\/([^/?#]*)((?:[/?#].*)?)$/i.exec(link);
  if (web !== null) {
    const [, host = '', rest = ''] = web;
    return hosts.includes(host.toLowerCase()) ? rest : null;
  }
  return link.startsWith('/') ? link : `/${link}`;
}

/** The path a link opens inside the app, its query kept; null for anything else. Never an outside address. */
export function resolveDeepLink(
  link: string,
  brandSlug: string,
  hosts: readonly string[] = [],
): string | null {
  if (hasUnsafeCharacter(link)) return null;
  const local = localPart(link, brandSlug, hosts);
  if (local === null) return null;
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(local) ?? [];
  if (hasUnsafeEscape(path)) return null;
  const match = matchRoute(path, brandSlug);
  const target = match === null ? undefined : targetOf(match.route);
  if (match === null || target === undefined) return null;
  // Built anew from what was understood, not passed through.
  return hrefOf(target, match.params) + (query === '?' ? '' : query);
}

const hrefOf = href as (route: RouteId, params: Readonly<Record<string, string>>) => string;
