import type { ReactNode } from 'react';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { cx } from '../../../ui/theme/cx.ts';
import styles from './brokerage.module.css';

export interface AmountRow {
  readonly label: string;
  readonly value: ReactNode;
  /** The list behind the figure. */
  readonly href?: string | undefined;
  /** What the rows above it come to. */
  readonly isSum?: boolean;
}

/** Figures under each other, names at the left; the last is what they come to. */
export function AmountRows({ rows }: { rows: readonly AmountRow[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, value, href, isSum }) => (
        <div key={label} className={cx(isSum && styles.sum)}>
          <dt>{label}</dt>
          <dd>
            {href === undefined ? (
              <DatedText>{value}</DatedText>
            ) : (
              <RouteLink href={href} className="tap-area bare hover-underlined">
                {value}
              </RouteLink>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
