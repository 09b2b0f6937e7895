import type { RouteId } from '@hub/domain';
import { paths, shortPaths } from './paths.ts';

export interface RouteMatch {
  readonly route: RouteId;
  readonly params: Readonly<Record<string, string>>;
}

const segmentsOf = (path: string): string[] => path.replace(/^\/|\/$/g, '').split('/');

/** `{id}` alone in a segment takes any value; `{brand}` is a fixed word, so its segment is static. */
const paramName = (segment: string): string | null => /^\{(\w+)\}$/.exec(segment)?.[1] ?? null;

interface Pattern {
  readonly route: RouteId;
  readonly segments: readonly string[];
}

/** Static before parameter, so that `/investor/investor-list` never reads as an investor's id. */
const patterns: readonly Pattern[] = [
  ...(Object.entries(paths) as [RouteId, string][]),
  ...Object.entries(shortPaths).map(([path, route]): [RouteId, string] => [route, path]),
]
  .map(([route, path]) => ({ route, segments: segmentsOf(path) }))
  .sort((a, b) => paramCount(a) - paramCount(b));

function paramCount({ segments }: Pattern): number {
  return segments.filter((segment) => paramName(segment) !== null).length;
}

function decodeSegment(segment: string): string | null {
  try {
    const value = decodeURIComponent(segment);
    // An encoded slash or a dot segment would mean another path to the next reader.
    return value === '' || value === '.' || value === '..' || /[/\\\p{Cc}]/u.test(value) ? null : value;
  } catch {
    return null;
  }
}

function matchSegments(pattern: Pattern, segments: readonly string[], brandSlug: string): RouteMatch | null {
  if (pattern.segments.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.segments.entries()) {
    const segment = segments[index] ?? '';
    const name = paramName(expected);
    if (name === null) {
      if (segment !== expected.replace('{brand}', brandSlug)) return null;
      continue;
    }
    const value = decodeSegment(segment);
    if (value === null) return null;
    params[name] = value;
  }
  return { route: pattern.route, params };
}

/** The screen at a URL path, with or without a trailing slash. Null is the designed 404. */
export function matchRoute(pathname: string, brandSlug: string): RouteMatch | null {
  if (!pathname.startsWith('/') || pathname.startsWith('//')) return null;
  const segments = segmentsOf(pathname);
  for (const pattern of patterns) {
    const match = matchSegments(pattern, segments, brandSlug);
    if (match !== null) return match;
  }
  return null;
}
