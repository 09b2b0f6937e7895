import { type Brand, href, resolveDeepLink } from '@hub/contract';
import type { RouteId } from '@hub/domain';
import type { Services } from '../../lib/services.ts';
import { targetOfUrl } from '../../platform/links/deep-link-target.ts';
import type { EntryState } from '../../ui/navigation/return-to.ts';

/** What a link is judged by. */
interface LinkReader {
  readonly brand: Pick<Brand, 'slug' | 'deepLinkHosts'>;
  readonly ownHost: string;
  readonly signedIn: boolean;
}

/** The path of ours that a link asks for; null for one that matches nothing, above all an outside address. */
const ownPath = (link: string, { brand, ownHost }: LinkReader): string | null =>
  resolveDeepLink(targetOfUrl(link), brand.slug, [...brand.deepLinkHosts, ownHost]);

/**
 * The path a link or push opens. One that matches nothing opens the dashboard or, signed out, the landing page
 * (decision S2-92). Guards decide the rest.
 */
export const deepLinkPath = (link: string, reader: LinkReader): string =>
  ownPath(link, reader) ?? href(reader.signedIn ? 'dashboard' : 'landing');

interface Opening {
  readonly href: string;
  readonly state: EntryState;
}

/**
 * Where the app opens when not at its own URL: what the services demand, or the link that started it. A demanded login
 * leads on to the link, as it would have from the link's own guard.
 */
export function openingOf(startAt: RouteId | null, link: string | null, reader: LinkReader): Opening | null {
  if (startAt === null) return link === null ? null : { href: deepLinkPath(link, reader), state: {} };
  const wanted = link === null || !startAt.startsWith('login') ? null : ownPath(link, reader);
  return {
    href: href(startAt as 'landing', {}, reader.brand.slug),
    state: wanted === null ? {} : { returnTo: wanted },
  };
}

export const linkReader = ({ brand, session }: Services): LinkReader => ({
  brand,
  ownHost: window.location.host,
  signedIn: session.getSnapshot().profile !== null,
});

/** Keeps the campaign of a link, which may stand beside the path it carries or in that path's own query. */
export function saveCampaign({ campaign }: Services, link: string): void {
  void campaign.capture(link, targetOfUrl(link)).catch(() => {});
}
