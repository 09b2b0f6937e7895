import { texts } from '@hub/contract';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { usePageBehind } from '../../ui/behind.ts';
import { cx } from '../../ui/cx.ts';
import { NoInternetContent, type NoInternetContentProps } from '../../ui/no-internet-content.tsx';
import { closeOpenModals } from '../../ui/open-modals.ts';
import styles from '../../ui/screen.module.css';
import { useScrollLock } from '../../ui/scroll-lock.ts';

/** Over the current page, whoever looks at it; what stood open is closed and nothing behind can be used. */
export function NoInternet({ variant }: Pick<NoInternetContentProps, 'variant'>) {
  const screen = useRef<HTMLDivElement>(null);
  usePageBehind(true);
  useScrollLock(true);
  useLayoutEffect(closeOpenModals, []);
  useEffect(() => screen.current?.focus(), []);
  return createPortal(
    <div
      ref={screen}
      className={cx(styles.screen, styles.overlay)}
      role="alertdialog"
      aria-modal="true"
      aria-label={texts.offline.title}
      tabIndex={-1}
      data-testid="no-internet"
      data-variant={variant}
    >
      <NoInternetContent variant={variant} />
    </div>,
    document.body,
  );
}
