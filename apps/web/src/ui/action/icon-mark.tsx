import type { TablerIcon } from '@tabler/icons-react';
import { Icon } from './icon.tsx';
import styles from './icon-mark.module.css';

/** A drawing on a tinted square, beside or above a heading. */
export function IconMark({ of }: { of: TablerIcon }) {
  return (
    <span className={styles.mark}>
      <Icon of={of} size={20} />
    </span>
  );
}
