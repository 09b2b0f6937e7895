import { cx } from '../../ui/cx.ts';
import { NoInternetContent } from '../../ui/no-internet-content.tsx';
import styles from '../../ui/screen.module.css';

/** The route of Spec §2. The screen one really meets is the overlay, over whatever page is open. */
export function Page() {
  return (
    <div className={cx(styles.screen, styles.inPage)}>
      <NoInternetContent variant="titled" heading="h1" />
    </div>
  );
}
