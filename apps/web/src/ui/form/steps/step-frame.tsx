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
    <div className={`stack one-column gap-24 ${styles.wizard}`}>
      <StepList steps={steps} current={current} />
      <div className="stack one-column shrink gap-16">
        <div className="stack gap-8">
          <p className="mute text-note">
            Step {progress.at} of {progress.of}
          </p>
          <div className={`clip ${styles.track}`} aria-hidden="true">
            <div
              className={`tall ${styles.bar}`}
              style={{ width: `${(progress.at / progress.of) * 100}%` }}
            />
          </div>
          <h2 ref={heading} tabIndex={-1} className={`text-large heavy quiet ${styles.title}`}>
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
  <div className={`flex lifted gap-8 line-above ${styles.actions}`}>{children}</div>
);
