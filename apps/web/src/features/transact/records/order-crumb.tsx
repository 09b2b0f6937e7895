import { Icon } from '../../../ui/action/icon.tsx';
import { BackIcon } from '../../../ui/action/icons.ts';
import { useBackStep } from '../../../ui/navigation/back-step.ts';
import { useNavigation } from '../../../ui/navigation/navigation.ts';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { useBehind } from '../../../ui/navigation/trail.ts';
import styles from './order-view.module.css';

/** The way back to the list, which opens as it was left where the user came from it. */
export function OrderCrumb({ listHref }: { listHref: string }) {
  const { go } = useNavigation();
  const find = useBehind();
  const back = () => {
    const behind = find((href) => href === listHref);
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
        All orders
      </RouteLink>
    </nav>
  );
}
