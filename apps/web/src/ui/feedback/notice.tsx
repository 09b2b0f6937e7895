import type { ReactNode } from 'react';
import { Icon } from '../action/icon.tsx';
import { AlertIcon, CheckIcon } from '../action/icons.ts';
import { cx } from '../theme/cx.ts';
import styles from './notice.module.css';

const icons = { good: CheckIcon, soon: AlertIcon } as const;

/** Words that must not be missed, in the middle of a page: what is still to do, or that it is done. */
export function Notice({ tone, children }: { tone: keyof typeof icons; children: ReactNode }) {
  return (
    <div className={cx(styles.notice, styles[tone])}>
      <Icon of={icons[tone]} size={18} />
      {children}
    </div>
  );
}
