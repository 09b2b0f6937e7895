import { Icon } from '../../ui/icon.tsx';
import { BackIcon, ChevronRightIcon } from '../../ui/icons.ts';
import { RouteLink } from '../../ui/route-link.tsx';
import styles from './crumbs.module.css';
import { useTrail } from './trail.ts';

export interface Crumb {
  readonly text: string;
  readonly href: string;
}

const pathOf = (href: string) => href.split('?')[0];

/** The way up. What the user came through is gone back to, as it was left; else the page opens anew. */
export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { find } = useTrail();
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
                className={styles.crumb}
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
