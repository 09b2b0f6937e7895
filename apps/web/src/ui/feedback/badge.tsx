import { badgeText } from '@hub/domain/notifications/badge-text';
import styles from './badge.module.css';

/** A count in a small circle, 99+ above 99 (Spec §9); nothing at all for none. */
export function Badge({ count }: { count: number }) {
  if (count <= 0) return null;
  return <span className={styles.badge}>{badgeText(count)}</span>;
}
