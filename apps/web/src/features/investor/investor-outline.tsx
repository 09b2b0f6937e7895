import { Card } from '../../ui/card.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import styles from './investor-outline.module.css';

/** A client or a folio on its way. */
export function InvestorOutline({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <Card className={styles.head}>
        <Skeleton shape="title" width="medium" />
        <Skeleton width="long" />
        <div className={styles.figures}>
          <Skeleton shape="title" width="long" />
          <Skeleton shape="title" width="long" />
          <Skeleton shape="title" width="long" />
        </div>
        <Skeleton width="long" />
      </Card>
      <Card className={styles.head}>
        <Skeleton width="medium" />
        <Skeleton width="long" />
        <Skeleton width="long" />
        <Skeleton width="short" />
      </Card>
    </Loading>
  );
}
