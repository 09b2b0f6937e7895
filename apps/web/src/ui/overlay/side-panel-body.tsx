import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../action/button.tsx';
import { Icon } from '../action/icon.tsx';
import { CloseIcon } from '../action/icons.ts';
import { useBackStep } from '../navigation/back-step.ts';
import { cx } from '../theme/cx.ts';
import { useOpenModal } from './open-modals.ts';
import styles from './side-panel.module.css';

export interface SidePanelProps {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  /** Where it stands, beside a page with a frame of its own. */
  className?: string | undefined;
  /** Called by Escape, by the close button, and when the no-internet screen takes over. */
  onClose: () => void;
}

/** Escape that nothing inside took for itself, such as a calendar that is open. */
function useEscape(onClose: () => void) {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close.current();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, []);
}

/** The panel itself; `SidePanel` fetches it. It has no veil: nothing waits for an answer. */
export function SidePanelBody({ title, children, actions, className, onClose }: SidePanelProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useBackStep(onClose);
  useEscape(onClose);
  useLayoutEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      // Who went on elsewhere stays there.
      const { activeElement } = document;
      const isHere = activeElement === document.body || panel.current?.contains(activeElement);
      if (isHere && before instanceof HTMLElement) before.focus();
    };
  }, []);
  if (useOpenModal(onClose)) return null;
  return createPortal(
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      className={cx('flex column gap-16', styles.panel, className)}
    >
      <div className="flex between start gap-12">
        <h2 id={id} className="text-large heavy">
          {title}
        </h2>
        <IconButton label="Close" className={styles.close} onClick={onClose}>
          <Icon of={CloseIcon} />
        </IconButton>
      </div>
      <div className="grow soft">{children}</div>
      {actions && <div className="flex wrap at-end gap-8">{actions}</div>}
    </section>,
    document.body,
  );
}
