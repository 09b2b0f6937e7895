import { texts } from '@hub/contract';
import { MaintenanceArt } from '../../ui/feedback/art.tsx';
import { cx } from '../../ui/theme/cx.ts';
import styles from '../../ui/theme/screen.module.css';

/** Takes the page's place while the flag is set; the header stays, its links are refused. */
export function Maintenance() {
  return (
    <div className={cx(styles.screen, styles.inPage)} data-testid="maintenance">
      <MaintenanceArt className={styles.art} />
      <h1 tabIndex={-1} className="above-20 text-title heavy tight">
        {texts.maintenance.title}
      </h1>
      <p className={styles.text}>{texts.maintenance.apology}</p>
      <p className={styles.text}>{texts.maintenance.note}</p>
    </div>
  );
}
