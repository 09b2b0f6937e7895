import { type ReactNode, useId, useRef } from 'react';
import { cx } from '../theme/cx.ts';
import { ScrollStrip } from './scroll-strip.tsx';
import styles from './section-tabs.module.css';

interface SectionTab<Id extends string> {
  readonly id: Id;
  readonly text: string;
  /** How much is in it; nothing while that is not known. */
  readonly count?: number | undefined;
}

interface SectionTabsProps<Id extends string> {
  label: string;
  tabs: readonly SectionTab<Id>[];
  shown: Id;
  onShow: (id: Id) => void;
  /** What the tab shown holds. */
  children: ReactNode;
}

/** Parts of a page, one at a time; the arrow keys move from one to the next. */
export function SectionTabs<Id extends string>({
  label,
  tabs,
  shown,
  onShow,
  children,
}: SectionTabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const show = (at: number) => {
    const tab = tabs.at(at % tabs.length);
    if (!tab) return;
    onShow(tab.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus();
  };
  return (
    <>
      <ScrollStrip trackRef={list} role="tablist" label={label} className={styles.tabs}>
        {tabs.map((tab, at) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === shown}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === shown ? 0 : -1}
            className={cx(styles.tab, tab.id === shown && styles.shown)}
            onClick={() => onShow(tab.id)}
            onKeyDown={({ key }) => {
              if (key === 'ArrowRight') show(at + 1);
              else if (key === 'ArrowLeft') show(at - 1);
              else if (key === 'Home') show(0);
              else if (key === 'End') show(-1);
            }}
          >
            {tab.text}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </ScrollStrip>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${shown}`}
        className={`stack shrink gap-16 ${styles.panel}`}
      >
        {children}
      </div>
    </>
  );
}
