import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './scheme-view.module.css';

/** One scheme on its way. */
export function SchemeOutline() {
  return (
    <Loading label="Loading the scheme">
      <div className="stack gap-8 below-16">
        <Skeleton shape="title" width="long" />
        <Skeleton width="medium" />
      </div>
      <div className={`stack start gap-16 ${styles.grid}`}>
        <Card className={`stack ${styles.outlineChart}`}>
          <Skeleton shape="block" />
        </Card>
        <Card className="stack gap-16">
          <Skeleton width="medium" />
          <Skeleton width="long" />
          <Skeleton width="long" />
          <Skeleton width="medium" />
        </Card>
      </div>
    </Loading>
  );
}
