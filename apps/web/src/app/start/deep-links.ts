import { type Brand, resolveDeepLink } from '@hub/contract';
import type { Services } from '../../lib/services.ts';
import { plainHref } from './navigation.ts';

/**
 * The path a link or push opens. One that matches nothing opens the dashboard or, signed out, the landing page;
 * never an outside address (decision S2-92). Guards decide the rest.
 */
export function deepLinkPath(
  target: string,
  brand: Pick<Brand, 'slug' | 'deepLinkHosts'>,
  ownHost: string,
  signedIn: boolean,
): string {
  const path = resolveDeepLink(target, brand.slug, [...brand.deepLinkHosts, ownHost]);
  return path ?? plainHref(signedIn ? 'dashboard' : 'landing');
}

export function pathOfLink(target: string, { brand, session }: Services): string {
  const signedIn = session.getSnapshot().profile !== null;
  return deepLinkPath(target, brand, window.location.host, signedIn);
}

/** Where the app opens when not at its own URL: what the services demand, or the link that started it. */
export async function openingHref(services: Services): Promise<string | null> {
  if (services.startAt !== null) return plainHref(services.startAt);
  const link = await services.platform.deepLinks.initial().catch(() => null);
  return link === null ? null : pathOfLink(link, services);
}
