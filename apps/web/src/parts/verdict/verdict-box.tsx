import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/action/icon.tsx';
import { cx } from '../../ui/theme/cx.ts';
import styles from './verdict-box.module.css';

const colours = {
  good: 'success tint-success',
  soon: 'warning tint-warning',
  bad: 'danger tint-danger',
} as const;

interface VerdictBoxProps {
  tone: keyof typeof colours;
  icon: TablerIcon;
  title: string;
  /** The first heading of its page, where that has no other. */
  isFirst?: boolean;
  children: ReactNode;
}

/** Whether something that was shared can be trusted: drawing, words and colour say the same. */
export function VerdictBox({ tone, icon, title, isFirst = false, children }: VerdictBoxProps) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section className={cx(styles.verdict, colours[tone])} aria-label="Verdict">
      <Icon of={icon} size={32} />
      <div>
        <Heading tabIndex={-1} className="text-title heavy">
          {title}
        </Heading>
        {children}
      </div>
    </section>
  );
}
