import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './scheme-view.module.css';

/** One scheme on its way. */
export function SchemeOutline() {
  return (
    <Loading label="Loading the scheme">
      <div className={styles.outlineHead}>
        <Skeleton shape="title" width="long" />
        <Skeleton width="medium" />
      </div>
      <div className={styles.grid}>
        <Card className={styles.outlineChart}>
          <Skeleton shape="block" />
        </Card>
        <Card className={styles.outlineFacts}>
          <Skeleton width="medium" />
          <Skeleton width="long" />
          <Skeleton width="long" />
          <Skeleton width="medium" />
        </Card>
      </div>
    </Loading>
  );
}
