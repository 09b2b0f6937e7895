import { NoInternetContent } from '../../ui/feedback/no-internet-content.tsx';
import { cx } from '../../ui/theme/cx.ts';
import styles from '../../ui/theme/screen.module.css';

/** The route of Spec §2. The screen one really meets is the overlay, over whatever page is open. */
export function Page() {
  return (
    <div className={cx(styles.screen, styles.inPage)}>
      <NoInternetContent variant="titled" heading="h1" />
    </div>
  );
}
