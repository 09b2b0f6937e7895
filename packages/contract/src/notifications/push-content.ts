import { badgeText } from '@hub/domain/notifications/badge-text';
import type { NoticeTopic } from '@hub/domain/notifications/notice-topics';
import { resolveDeepLink } from '../urls/deep-link.ts';
import { href } from '../urls/href.ts';
import { matchRoute } from '../urls/match-route.ts';
import { topicTexts } from './topic-texts.ts';

/**
 * All that leaves with a push: it passes through other companies' servers and lies on locked screens. So it is made of
 * the topic and a count alone, never of a notification's own words.
 */
interface PushContent {
  readonly title: string;
  readonly body: string;
  /** A path inside the app: `smtDeeplink` (Spec §2). */
  readonly link: string;
}

const one: Readonly<Record<NoticeTopic, string>> = {
  orders: 'There is an update on one of your orders.',
  plans: 'There is an update on a plan or a mandate.',
  brokerage: 'There is an update on your brokerage.',
  content: 'There is something new to share or to watch.',
  queries: 'One of your queries has an answer.',
  news: 'There is an update for you.',
};

/** Own references say nothing to a stranger. Whatever else a link carries (investor, folio) stays behind. */
const references = { order: /^H[0-9A-Z]{11}$/, query: /^Q-[0-9A-Z]{8}$/ } as const;

function withoutDetails(path: string, brandSlug: string): string {
  const [screen = '', query = ''] = path.split('?');
  // An investor's page names the investor in its path.
  if (matchRoute(screen, brandSlug)?.route === 'investor') return href('investor/list');
  const given = new URLSearchParams(query);
  const saved = Object.entries(references).flatMap(([name, form]) => {
    const value = given.get(name);
    return value !== null && form.test(value) ? [`${name}=${value}`] : [];
  });
  return saved.length === 0 ? screen : `${screen}?${saved.join('&')}`;
}

/** `link` is of the one notification; several, and one that leads nowhere, open the list. */
export function pushContent(
  {
    topic,
    count,
    link,
  }: { readonly topic: NoticeTopic; readonly count: number; readonly link: string | null },
  brandSlug: string,
): PushContent {
  const target = count > 1 || link === null ? null : resolveDeepLink(link, brandSlug);
  return {
    title: topicTexts[topic].name,
    body: count > 1 ? `${badgeText(count)} unread notifications.` : one[topic],
    link: target === null ? `${href('notifications')}?topic=${topic}` : withoutDetails(target, brandSlug),
  };
}
