import type { Service } from './define-call.ts';

/** The two path segments that differ per asset manager; they come from the brand file. */
export interface ServicePaths {
  readonly hub: string;
  readonly disapi: string;
}

/**
 * First path segment → service (Spec §7). The spec names the business-date, OTM and error
 * services without a path; theirs are our choice (S7-02, S7-42).
 */
const serviceBySegment: Readonly<Record<string, Service>> = {
  '{hub}': 'hub',
  PlexNewAPI: 'plex',
  CrmMapping: 'crm',
  KMFUnification: 'unification',
  '{disapi}': 'transaction',
  INVESTOR: 'investor',
  BusinessDate: 'businessdate',
  OTM: 'otm',
  errorlog: 'errorlog',
};

const firstSegment = (path: string): string => /^\/([^/?#]+)/.exec(path)?.[1] ?? '';

const lookUp = (segment: string): Service | null =>
  Object.hasOwn(serviceBySegment, segment) ? (serviceBySegment[segment] ?? null) : null;

/** The service of a path as the spec writes it, `/{hub}/...`. */
export const serviceOfTemplate = (path: string): Service | null => lookUp(firstSegment(path));

/** The service of a real path. The brand's own segments win; a literal `{hub}` is no real path. */
export function serviceOf(path: string, paths: ServicePaths): Service | null {
  const segment = firstSegment(path);
  if (segment === paths.hub) return 'hub';
  if (segment === paths.disapi) return 'transaction';
  return segment.startsWith('{') ? null : lookUp(segment);
}
