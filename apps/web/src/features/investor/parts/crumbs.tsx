import { type RouteId, routes } from '@hub/domain';
import { Icon } from '../../../ui/action/icon.tsx';
import { BackIcon, ChevronRightIcon } from '../../../ui/action/icons.ts';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { useBehind } from '../../../ui/navigation/trail.ts';
import styles from './crumbs.module.css';

export interface Crumb {
  readonly text: string;
  readonly href: string;
}

const pathOf = (href: string) => href.split('?')[0];

/** The pages that list clients or their plans: the way up from a client leads to the one it was opened from. */
const lists = [
  'investor/list',
  'investor/scheme-details',
  'reports/sip',
  'reports/stp',
  'reports/swp',
] as const satisfies readonly RouteId[];

/** The list that lies nearest behind this page; whoever came by a link of their own is led to all clients. */
export function useListBehind(): Crumb {
  const behind = useBehind();
  const hrefs = lists.map((route) => ({ route, href: hrefTo(route) }));
  const nearest = behind((other) => hrefs.some(({ href }) => href === pathOf(other)));
  const path = nearest && pathOf(nearest.href);
  const { route, href } = hrefs.find((one) => one.href === path) ?? {
    route: 'investor/list' as const,
    href: hrefTo('investor/list'),
  };
  return { text: route === 'investor/list' ? 'Client List' : routes[route].title, href };
}

/** The way up. What the user came through is gone back to, as it was left; else the page opens anew. */
export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const find = useBehind();
  return (
    <nav aria-label="Breadcrumb" className={styles.crumbs}>
      <ol>
        {crumbs.map(({ text, href }, at) => {
          // A list is the same list whatever was chosen in it; a page of one thing is that thing's.
          const behind = find((other) =>
            href.includes('?') ? other.startsWith(href) : pathOf(other) === href,
          );
          return (
            <li key={href}>
              <RouteLink
                href={behind?.href ?? href}
                className={`inline middle gap-8 text-note strong bare round-small fixed-icon ${styles.crumb}`}
                onClick={(event) => {
                  if (!behind || event.button !== 0) return;
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  behind.go();
                }}
              >
                <Icon of={at === 0 ? BackIcon : ChevronRightIcon} size={16} />
                {text}
              </RouteLink>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
