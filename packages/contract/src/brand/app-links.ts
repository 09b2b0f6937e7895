import { deepLinkTargets } from '../urls/deep-link.ts';
import { paths } from '../urls/paths.ts';
import type { Brand } from './brand.ts';

/** Where the two systems look for proof that a host's links may open its app. */
export const appLinkFiles = {
  android: '/.well-known/assetlinks.json',
  ios: '/.well-known/apple-app-site-association',
} as const;

const patternOf = (path: string): string =>
  path.startsWith('/distributor/') ? '/distributor/*' : path.includes('{') ? `${path.split('{', 1)}*` : path;

/** The addresses the app takes over from the browser: where a deep link may lead, and the bare host. */
export const appLinkPatterns: readonly string[] = [
  '/',
  ...new Set(deepLinkTargets.map((route) => patternOf(paths[route]))),
];

/** Android's Digital Asset Links; null for a brand without an app. */
export function assetLinks({ apps }: Pick<Brand, 'apps'>) {
  if (apps.android === null) return null;
  const { packageName, sha256Fingerprints } = apps.android;
  return [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: packageName,
        sha256_cert_fingerprints: sha256Fingerprints,
      },
    },
  ];
}

/** Apple's association of a host with its app; null for a brand without one. */
export function appSiteAssociation({ apps }: Pick<Brand, 'apps'>) {
  if (apps.ios === null) return null;
  const { teamId, bundleId } = apps.ios;
  const components = appLinkPatterns.map((pattern) => ({ '/': pattern }));
  return { applinks: { details: [{ appIDs: [`${teamId}.${bundleId}`], components }] } };
}
