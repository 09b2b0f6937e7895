import { Icon } from '../action/icon.tsx';
import { BackIcon } from '../action/icons.ts';
import { useBackStep } from '../navigation/back-step.ts';
import { useNavigation } from '../navigation/navigation.ts';
import { RouteLink } from '../navigation/route-link.tsx';
import { useBehind } from '../navigation/trail.ts';
import styles from './list-crumb.module.css';

interface ListCrumbProps {
  href: string;
  /** Other lists from which it may have been opened. */
  fits?: (href: string) => boolean;
  /** "All orders". */
  children: string;
}

/** The way back to the list, which opens as it was left where the user came from it. */
export function ListCrumb({ href: listHref, fits, children }: ListCrumbProps) {
  const { go } = useNavigation();
  const find = useBehind();
  const back = () => {
    const behind = find((href) => href === listHref || fits?.(href) === true);
    if (behind) behind.go();
    else go(listHref);
  };
  useBackStep(back);
  return (
    <nav aria-label="Breadcrumb" className={styles.crumbs}>
      <RouteLink
        href={listHref}
        className={styles.crumb}
        onClick={(event) => {
          if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          back();
        }}
      >
        <Icon of={BackIcon} size={16} />
        {children}
      </RouteLink>
    </nav>
  );
}
