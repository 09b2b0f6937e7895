import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from './library.module.css';

export function GridOutline({ label, count }: { label: string; count: number }) {
  return (
    <Loading label={label}>
      <div className={`stack two-columns gap-12 ${styles.grid}`}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: outlines are all alike
          <div key={index} className={styles.card}>
            <span className={`block anchor sunk ${styles.frame}`} />
            <div className={`stack top shrink gap-2 ${styles.words}`}>
              <Skeleton width="long" />
              <Skeleton width="medium" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
