import { rotateOverlayShown } from '@hub/domain';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useServices } from '../../lib/react.ts';
import { Icon } from '../../ui/action/icon.tsx';
import { PhoneDeviceIcon } from '../../ui/action/icons.ts';
import { usePageBehind } from '../../ui/overlay/behind.ts';
import { cx } from '../../ui/theme/cx.ts';
import { useMedia } from '../../ui/theme/media.ts';
import styles from '../../ui/theme/screen.module.css';

const resized = (changed: () => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};

/** Spec §2: a small web page in landscape asks to be turned. The size is read, which costs a layout, only there. */
export function RotateOverlay() {
  const landscape = useMedia('(orientation: landscape)');
  const coarsePointer = useMedia('(pointer: coarse)');
  return landscape && coarsePointer ? <Turned landscape coarsePointer /> : null;
}

function Turned({ landscape, coarsePointer }: { landscape: boolean; coarsePointer: boolean }) {
  const platform = useServices().platform.kind;
  const width = useSyncExternalStore(resized, () => window.innerWidth);
  const height = useSyncExternalStore(resized, () => window.innerHeight);
  const shown = rotateOverlayShown({ width, height, landscape, coarsePointer, platform });
  usePageBehind(shown);
  if (!shown) return null;
  return createPortal(
    <div
      className={cx(styles.screen, styles.overlay)}
      role="alertdialog"
      aria-modal="true"
      aria-label="Please turn your device"
      data-testid="rotate-overlay"
      data-react-aria-top-layer
    >
      <Icon of={PhoneDeviceIcon} size={56} />
      <h2 className="above-20 text-title heavy tight">Please turn your device</h2>
      <p className={styles.text}>This page is made to be read upright on a screen this small.</p>
    </div>,
    document.body,
  );
}
