import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../action/button.tsx';
import { Icon } from '../action/icon.tsx';
import { CloseIcon } from '../action/icons.ts';
import { usePageBehind } from './behind.ts';
import { noteOpenModal } from './open-modals.ts';
import { useScrollLock } from './scroll-lock.ts';
import styles from './static-modal.module.css';

interface StaticModalProps {
  title: string;
  children: ReactNode;
  /** Left out where what it holds has buttons of its own. */
  actions?: ReactNode;
  /** Called by the close button, and when the no-internet screen takes over. */
  onClose: () => void;
  /** Some dialogs have to be answered: no close button then. */
  closable?: boolean;
}

/** Spec §2: dialogs are static. Neither Escape nor a click beside them closes them; only their own buttons do. */
export function StaticModal({ title, children, actions, onClose, closable = true }: StaticModalProps) {
  const titleId = useId();
  const bodyId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  usePageBehind(true);
  useScrollLock(true);
  useEffect(() => noteOpenModal(() => close.current()), []);
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus();
    return () => {
      // After the page behind is reachable again.
      queueMicrotask(() => before instanceof HTMLElement && before.isConnected && before.focus());
    };
  }, []);
  return createPortal(
    <div className={styles.veil}>
      <div
        className={styles.dialog}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        aria-describedby={bodyId}
      >
        <div className={styles.head}>
          <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          {closable && (
            <IconButton label="Close" className={styles.close} onClick={onClose}>
              <Icon of={CloseIcon} />
            </IconButton>
          )}
        </div>
        <div id={bodyId} className={styles.body}>
          {children}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>,
    document.body,
  );
}
