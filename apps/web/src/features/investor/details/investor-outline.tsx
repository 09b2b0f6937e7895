import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { cx } from '../../../ui/theme/cx.ts';
import styles from './investor-outline.module.css';

interface InvestorOutlineProps {
  of: 'client' | 'folio';
  label: string;
}

/** A client or a folio on its way: head, tabs and the first part of the book, each as high as it will be. */
export function InvestorOutline({ of, label }: InvestorOutlineProps) {
  return (
    <Loading label={label}>
      <div data-outline="">
        <Card className={cx('stack top gap-16', styles[of])}>
          <div className="stack gap-8">
            <Skeleton shape="title" width="medium" />
            <Skeleton width="long" />
            <Skeleton width="short" />
          </div>
          <div className="stack three-columns gap-24">
            <Skeleton shape="title" width="long" />
            <Skeleton shape="title" width="long" />
            <Skeleton shape="title" width="long" />
          </div>
          <Skeleton width="long" />
        </Card>
        <div className={styles.tabs} />
        <Card className={`stack top gap-16 ${styles.section}`}>
          <Skeleton width="medium" />
          <Skeleton width="long" />
          <Skeleton width="long" />
          <Skeleton width="short" />
        </Card>
      </div>
    </Loading>
  );
}
