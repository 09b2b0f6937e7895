import { texts } from '@hub/contract';
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { NoInternetContent, type NoInternetContentProps } from '../../ui/feedback/no-internet-content.tsx';
import { usePageBehind } from '../../ui/overlay/behind.ts';
import { closeOpenModals } from '../../ui/overlay/open-modals.ts';
import { cx } from '../../ui/theme/cx.ts';
import styles from '../../ui/theme/screen.module.css';

/** Over the current page, whoever looks at it; what stood open is closed and nothing behind can be used. */
export function NoInternet({ variant }: Pick<NoInternetContentProps, 'variant'>) {
  const screen = useRef<HTMLDivElement>(null);
  usePageBehind(true);
  useLayoutEffect(closeOpenModals, []);
  useEffect(() => screen.current?.focus(), []);
  // The worker has its code on the device; without it there is no copy to open either.
  const [Door, setDoor] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('../../features/app-state/offline/load-door.ts')
      .then(({ loadDoor }) => loadDoor())
      .then(
        (door) => setDoor(() => door),
        () => {},
      );
  }, []);
  return createPortal(
    <div
      ref={screen}
      className={cx(styles.screen, styles.overlay)}
      role="alertdialog"
      aria-modal="true"
      aria-label={texts.offline.title}
      tabIndex={-1}
      data-testid="no-internet"
      data-react-aria-top-layer
      data-variant={variant}
    >
      <NoInternetContent variant={variant} />
      {variant === 'titled' && <div className="mute above-8 text-note">{texts.offline.saved}</div>}
      {Door && <Door />}
    </div>,
    document.body,
  );
}
