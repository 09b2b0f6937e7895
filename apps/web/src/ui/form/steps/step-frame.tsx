import { type ReactNode, useEffect, useRef } from 'react';
import { type ListedStep, StepList } from './step-list.tsx';
import styles from './steps.module.css';

interface StepFrameProps {
  steps: readonly ListedStep[];
  current: string;
  /** From 1. */
  progress: { readonly at: number; readonly of: number };
  title: string;
  children: ReactNode;
}

/** One step of several: all of them at the side where there is room, a line of progress where there is none. */
export function StepFrame({ steps, current, progress, title, children }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    // A screen reader begins at the new step. The first one is the page's own beginning.
    shown.current = current;
    heading.current?.focus();
  }, [current]);
  return (
    <div className={styles.wizard}>
      <StepList steps={steps} current={current} />
      <div className={styles.step}>
        <div className={styles.head}>
          <p className={styles.count}>
            Step {progress.at} of {progress.of}
          </p>
          <div className={styles.track} aria-hidden="true">
            <div className={styles.bar} style={{ width: `${(progress.at / progress.of) * 100}%` }} />
          </div>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
        </div>
        {children}
      </div>
    </div>
  );
}

/** Back and on, within reach of the thumb on a phone. */
export const StepActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
