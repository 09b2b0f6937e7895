import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from './library.module.css';

export function GridOutline({ label, count }: { label: string; count: number }) {
  return (
    <Loading label={label}>
      <div className={styles.grid}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: outlines are all alike
          <div key={index} className={styles.card}>
            <span className={styles.frame} />
            <div className={styles.words}>
              <Skeleton width="long" />
              <Skeleton width="medium" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
