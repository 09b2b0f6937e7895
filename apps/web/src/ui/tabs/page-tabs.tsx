import { useEffect, useRef } from 'react';
import { RouteLink } from '../navigation/route-link.tsx';
import { cx } from '../theme/cx.ts';
import { ScrollStrip } from './scroll-strip.tsx';
import styles from './section-tabs.module.css';

interface PageTabsProps {
  label: string;
  pages: readonly { readonly href: string; readonly text: string }[];
  /** The address of the one that is open. */
  here: string;
}

/** Pages that belong together, as links; the one that is open is marked and in view. */
export function PageTabs({ label, pages, here }: PageTabsProps) {
  const track = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another place in the row
  useEffect(() => {
    const row = track.current;
    const open = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && open) row.scrollLeft = open.offsetLeft - (row.clientWidth - open.offsetWidth) / 2;
  }, [here]);
  return (
    <nav aria-label={label}>
      <ScrollStrip trackRef={track} label={`${label}, in a row`} className={cx(styles.tabs, styles.pages)}>
        {pages.map(({ href, text }) => (
          <RouteLink
            key={href}
            href={href}
            className={cx(styles.tab, href === here && styles.shown)}
            aria-current={href === here ? 'page' : undefined}
          >
            {text}
          </RouteLink>
        ))}
      </ScrollStrip>
    </nav>
  );
}
