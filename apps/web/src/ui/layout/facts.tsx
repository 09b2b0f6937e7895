import type { ReactNode } from 'react';
import { DatedText } from '../date/dated-text.tsx';
import { cx } from '../theme/cx.ts';
import styles from './facts.module.css';

interface FactProps {
  label: string;
  children: ReactNode;
}

/** A thing that is known, with its name. Nothing known is said, not left blank. */
export function Fact({ label, children }: FactProps) {
  const present = children !== null && children !== undefined && children !== '' && children !== false;
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd className={cx(!present && styles.none)}>
        {present ? <DatedText>{children}</DatedText> : 'Not given'}
      </dd>
    </div>
  );
}

export function Facts({ children }: { children: ReactNode }) {
  return <dl className="stack">{children}</dl>;
}
