import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './profile.module.css';

/** The outline of the cards that wait for the profile. */
export function ProfileOutline() {
  return (
    <div role="status" className={styles.column}>
      <span className="visually-hidden">Loading your profile</span>
      {[3, 6, 5].map((lines) => (
        <Card key={lines}>
          <div className={styles.outline}>
            <Skeleton shape="title" width="short" />
            {Array.from({ length: lines }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: outlines are all alike
              <Skeleton key={index} width={index % 2 === 0 ? 'long' : 'medium'} />
            ))}
          </div>
        </Card>
      ))}
    </div>
  );
}
