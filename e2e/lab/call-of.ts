import { type Call, fixedQueryOf, maySendInBody, routePattern, type ServicePaths } from '@hub/contract';
import { allCalls } from '@hub/contract/calls/all';

interface Found {
  readonly call: Call;
  readonly params: Readonly<Record<string, string>>;
}

/** `/dhub/scheme/:id` as a pattern with a group for each parameter. */
const patternOf = (call: Call, paths: ServicePaths): RegExp =>
  new RegExp(
    `^${routePattern(call, paths)
      .split(/:(\w+)/)
      .map((part, index) => (index % 2 === 0 ? RegExp.escape(part) : `(?<${part}>[^/]+)`))
      .join('')}$`,
  );

/** Which call of the contract a request is. Of two that share a path, the one with more literal text wins. */
export function callFinder(paths: ServicePaths): (method: string, url: URL) => Found | null {
  const existing = allCalls
    .map((call) => ({ call, pattern: patternOf(call, paths), query: Object.entries(fixedQueryOf(call)) }))
    .sort(
      (one, other) =>
        other.query.length - one.query.length ||
        routePattern(one.call, paths).split(':').length - routePattern(other.call, paths).split(':').length,
    );
  return (method, url) => {
    for (const { call, pattern, query } of existing) {
      const isRequested = call.method === method || (method === 'POST' && maySendInBody(call));
      if (!isRequested || query.some(([name, value]) => url.searchParams.get(name) !== value)) continue;
      const match = pattern.exec(url.pathname);
      if (match) return { call, params: { ...match.groups } };
    }
    return null;
  };
}
